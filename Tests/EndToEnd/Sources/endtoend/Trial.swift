import Baton
import BatonTransports
import Foundation

/// A peer that runs, and what is tried with it. What is not as it should be is thrown.
struct Trial: Sendable {
  let peer: Peer
  let spoken: Spoken
  let port: Int
  let world: World
  private let authorities: URL?

  init(_ peer: Peer, speaking spoken: Spoken, at port: Int, in places: Places) throws {
    (self.peer, self.spoken, self.port) = (peer, spoken, port)
    authorities = spoken == .http2 ? places.certificate : nil
    world = World(spec: places.spec)
  }

  func run(_ feature: Feature) async throws {
    switch feature {
    case .version: try await version()
    case .query: try await query()
    case .mutation: try await mutation()
    case .fieldError: try await fieldError()
    case .credentials: try await credentials()
    case .manyAtOnce: try await manyAtOnce()
    case .cancellation: try await cancellation()
    case .refused: try await refused()
    case .unauthorized: try await unauthorized()
    case .notFound: try await status(404, of: "nowhere")
    case .notAllowed: try await status(405, of: "read-only")
    case .tooMany: try await tooMany()
    case .broken: try await status(500, of: "broken")
    case .unavailable: try await status(503, of: "status/503")
    case .gzip, .brotli, .zstd: try await compressed(feature.rawValue)
    case .partsByID, .partsByPath: try await parts()
    case .events: try await count(to: 10_000, over: http())
    case .eventsGivenUp: try await giveUp(over: http())
    case .refusedEvents: try await refusedSubscription(over: http())
    case .socket: try await count(to: 10_000, over: try socket())
    case .socketGivenUp: try await giveUp(over: try socket())
    case .socketShared: try await countTogether()
    case .socketQuery: try await query(over: try socket())
    case .refusedSocket: try await refusedSubscription(over: try socket())
    case .refusedUpgrade: try await refusedUpgrade()
    case .unwelcome: try await unwelcome()
    case .byID: try await byID()
    case .unknownID: try await unknownID()
    case .byHash: try await byHash()
    case .mutationByHash: try await mutationByHash()
    case .app: try await app()
    case .appMutation: try await appMutation()
    case .appParts: try await appParts()
    case .appManyParts: try await appManyParts()
    case .appBrokenPart: try await appBrokenPart()
    case .appEvents: try await appSubscription(over: http())
    case .appSocket: try await appSubscription(over: try socket())
    case .issueScreens: try await issueScreens()
    case .issueRefusals: try await issueRefusals()
    case .issuePages: try await issuePages()
    case .issueChanges: try await issueChanges()
    }
  }
}

// MARK: what it is tried through

extension Trial {
  func http(
    _ path: String = "graphql", encoding: Encoding = .standard,
    credentials: @escaping @Sendable () async -> [String: String] = { [:] }
  ) throws -> HTTPTransport {
    HTTPTransport(
      url: try url("http", path), credentials: credentials, encoding: encoding,
      authorities: authorities)
  }

  func socket(
    _ path: String = "graphql",
    parameters: @escaping @Sendable () async -> Variables? = { nil }
  ) throws -> GraphQLTransportWebSocket {
    GraphQLTransportWebSocket(
      url: try url("ws", path), parameters: parameters, authorities: authorities)
  }

  private func url(_ scheme: String, _ path: String) throws -> URL {
    let text = "\(scheme)\(spoken == .http2 ? "s" : "")://127.0.0.1:\(port)/\(path)"
    guard let url = URL(string: text) else { throw Problem.different("no address: \(text)") }
    return url
  }

  /// A transport that says `Bearer 1` first, `Bearer 2` then, and so on.
  func counted(
    _ path: String = "graphql", encoding: Encoding = .standard
  ) throws -> HTTPTransport {
    let counter = Counter()
    return try http(
      path, encoding: encoding,
      credentials: { ["Authorization": "Bearer \(await counter.next())"] })
  }

  actor Counter {
    private var value = 0
    func next() -> Int {
      value += 1
      return value
    }
  }
}
