import Baton
import BatonTransports
import Foundation

/// Why GitHub did not do what was asked, as far as it makes a difference to what the user can do.
/// Described it says both.
enum Trouble: Error, Hashable {
  /// 401: the token is none, or none any more.
  case badToken
  /// Too much was asked, and for how long nothing more should be, where that is known.
  case rateLimited(Duration?)
  /// The token may not do that; in the server's words, where it had some.
  case forbidden(String)
  /// The server has trouble of its own, by its status; nil where it says so in an answer.
  case down(Int?)
  /// Nobody was reached, and nothing was sent.
  case noConnection(TransportError)
  /// It was sent, and what came back is no answer, or not a whole one.
  case noAnswer(TransportError)
  /// What answers at that address is not the API.
  case misplaced(TransportError)
  /// An answer that is none to what was asked, and why.
  case garbled(String)
  /// The server does not know what was asked; in its words.
  case notUnderstood(String)
  /// What was asked for is not there, or hidden from the token; in the server's words, with the name of
  /// the field that is null for it.
  case notFound(String, field: String?)
  /// The repository is null, and no error says why.
  case noRepository(RepositoryPlace)
  /// The issue is null, and no error says why.
  case noIssue(Int, in: RepositoryPlace)
  /// What the server had against it, in its words.
  case refused(String)
  /// Everything else, in its own words.
  case other(String)

  init(_ error: any Error) {
    switch error {
    case let trouble as Trouble: self = trouble
    case Failure.transport(let error as TransportError): self = Self.of(error)
    case Failure.request(let errors):
      let words = errors.map(\.message).joined(separator: "; ")
      self = Self.said(words, errors) ?? .notUnderstood(words)
    case Failure.malformed(let reason, _): self = .garbled(reason)
    case let errors as FieldErrors:
      let words = "\(errors)"
      self = Self.said(words, errors.errors) ?? .refused(words)
    default: self = .other("\(error)")
    }
  }

  /// Whether a change that met with it was certainly not made.
  var isBeforeChange: Bool {
    switch self {
    case .badToken, .rateLimited, .forbidden, .noConnection, .notUnderstood, .notFound,
      .noRepository, .noIssue, .refused:
      true
    // Something between took the request instead, or passed it on first.
    case .down, .noAnswer, .misplaced, .garbled, .other: false
    }
  }

  /// What the server's words alone tell: the types that it gives its errors are no part of GraphQL.
  private static func said(_ words: String, _ errors: [GraphQLError]) -> Trouble? {
    let lowercased = words.lowercased()
    func says(_ parts: String...) -> Bool { parts.contains { lowercased.contains($0) } }
    if says("rate limit") { return .rateLimited(nil) }
    if says(
      "not accessible", "required scopes", "saml enforcement", "correct authorization credentials")
    {
      return .forbidden(words)
    }
    if says("something went wrong", "respond to your request in time") { return .down(nil) }
    guard words.hasPrefix("Could not resolve to ") else { return nil }
    guard case .field(let field)? = errors.first?.path?.last else {
      return .notFound(words, field: nil)
    }
    return .notFound(words, field: field)
  }

  private static func of(_ error: TransportError) -> Trouble {
    switch error {
    case .status(401, _, _): .badToken
    case .status(429, _, let pause): .rateLimited(pause)
    case .status(403, let excerpt, let pause):
      excerpt.lowercased().contains("rate limit")
        ? .rateLimited(pause) : .forbidden(message(in: excerpt))
    case .status(let status, _, _) where status >= 500: .down(status)
    case .status(404, _, _), .status(405, _, _), .redirected, .notGraphQL, .notHTTP:
      .misplaced(error)
    case .status(let status, let excerpt, _):
      .other("GitHub answered with the status \(status). \(message(in: excerpt))")
    case .unresolved, .unreachable, .notTLS, .insecure, .timedOut(.connection, _):
      .noConnection(error)
    case .timedOut, .cutShort, .headTooLong, .bodyTooLong, .undecodable: .noAnswer(error)
    default: .other("\(error)")
    }
  }

  private struct Body: Decodable {
    let message: String
  }

  /// What a body says that is not an answer to GraphQL.
  private static func message(in excerpt: String) -> String {
    (try? JSONDecoder().decode(Body.self, from: Data(excerpt.utf8)))?.message ?? ""
  }
}
