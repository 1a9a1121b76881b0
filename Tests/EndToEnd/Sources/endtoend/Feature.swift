/// What is tried with every peer that has it: a row of the table.
enum Feature: String, CaseIterable, Sendable {
  case version = "spoken as asked"
  case query
  case mutation
  case fieldError = "error of a field"
  case credentials = "credentials anew"
  case manyAtOnce = "200 at once"
  case cancellation = "cancelled"
  case refused = "wrong document"
  case unauthorized = "401, then renewed"
  case notFound = "404"
  case notAllowed = "405"
  case tooMany = "429, Retry-After"
  case broken = "500"
  case unavailable = "503"
  case gzip
  case brotli = "br"
  case zstd
  case partsByID = "@defer by id"
  case partsByPath = "@defer by path"
  case events = "SSE, 10,000 events"
  case eventsGivenUp = "SSE given up"
  case refusedEvents = "SSE refused"
  case socket = "ws, 10,000 events"
  case socketGivenUp = "ws given up"
  case socketShared = "ws, 5 at once"
  case socketQuery = "ws, a query"
  case refusedSocket = "ws refused"
  case refusedUpgrade = "ws, no such place"
  case unwelcome = "ws, not welcome"
  case byID = "document by id"
  case unknownID = "unknown id"
  case byHash = "APQ, a query"
  case mutationByHash = "APQ, a mutation"
  case app = "app: queries"
  case appMutation = "app: a mutation"
  case appParts = "app: @defer"
  case appManyParts = "app: @defer in a list"
  case appBrokenPart = "app: @defer, an error"
  case appEvents = "app: SSE"
  case appSocket = "app: ws"
  case issueScreens = "ghissues: screens"
  case issueRefusals = "ghissues: refusals"
  case issuePages = "ghissues: pages"
  case issueChanges = "ghissues: changes"

  static let ofEvents: Set<Feature> = [.events, .eventsGivenUp, .refusedEvents, .appEvents]
  static let ofSockets: Set<Feature> = [
    .socket, .socketGivenUp, .socketShared, .socketQuery, .refusedSocket, .refusedUpgrade,
    .unwelcome, .appSocket,
  ]
  static let ofParts: Set<Feature> = [.appParts, .appManyParts, .appBrokenPart]

  /// The trials with a peer that answers as GitHub does, and no others.
  static let ofIssues: Set<Feature> = [.issueScreens, .issueRefusals, .issuePages, .issueChanges]

  /// What a peer may lack.
  private static let optional = ofEvents.union(ofSockets).union(ofParts).union([
    .brotli, .zstd, .partsByID, .partsByPath, .byID, .unknownID, .byHash, .mutationByHash,
  ])

  func isOf(_ peer: Peer) -> Bool {
    if peer.serves == .issues { return Self.ofIssues.contains(self) }
    let isOptional = Self.optional.contains(self) || Self.ofIssues.contains(self)
    return !isOptional || peer.features.contains(self)
  }
}
