/// A server of others.
struct Peer: Sendable {
  /// How it words a document that is not of its schema.
  enum Refusal: Sendable {
    /// A response with status 200.
    case success
    /// Status 400, and a body that a proxy may have written.
    case status
    /// Status 400, and a response that says it is one.
    case response
  }

  /// What it has data of.
  enum Content: Sendable {
    case characters
    case issues
  }

  let name: String
  /// Of the environment of Python.
  let environment: String
  let module: String
  let refusal: Refusal
  var serves = Content.characters
  /// What it has besides what every server has.
  var features: Set<Feature> = []
  var spoken = Spoken.allCases

  static let all = [
    Peer(
      name: "strawberry", environment: "strawberry", module: "strawberry_peer", refusal: .success,
      features: Feature.ofSockets.union(Feature.ofEvents).union(Feature.ofParts)
        .union([.partsByID, .brotli, .zstd])),
    Peer(
      name: "ariadne", environment: "ariadne", module: "ariadne_peer", refusal: .status,
      features: Feature.ofSockets.union(Feature.ofEvents).union([.brotli, .zstd])),
    Peer(
      name: "sillo", environment: "sillo", module: "sillo_peer", refusal: .response,
      features: Feature.ofSockets.union([.byID, .unknownID, .byHash, .mutationByHash])),
    Peer(
      name: "paths", environment: "path", module: "path_peer", refusal: .status,
      features: Feature.ofParts.union([.partsByPath, .brotli, .zstd])),
    // `ghissues` is told of no authority that would vouch for a peer.
    Peer(
      name: "github", environment: "path", module: "github_peer", refusal: .success,
      serves: .issues, spoken: [.http1]),
  ]
}

/// What a peer is spoken to by.
enum Spoken: String, CaseIterable, Sendable {
  case http1 = "1.1"
  /// Over TLS.
  case http2 = "2"
}
