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

  let name: String
  /// Of the environment of Python, and of the module in it that serves.
  let environment: String
  let refusal: Refusal
  /// What it has besides what every server has.
  let features: Set<Feature>

  static let all = [
    Peer(
      name: "strawberry", environment: "strawberry", refusal: .success,
      features: Feature.ofSockets.union(Feature.ofEvents).union(Feature.ofParts)
        .union([.partsByID, .brotli, .zstd])),
    Peer(
      name: "ariadne", environment: "ariadne", refusal: .status,
      features: Feature.ofSockets.union(Feature.ofEvents).union([.brotli, .zstd])),
    Peer(
      name: "sillo", environment: "sillo", refusal: .response,
      features: Feature.ofSockets.union([.byID, .unknownID, .byHash, .mutationByHash])),
    Peer(
      name: "paths", environment: "path", refusal: .status,
      features: Feature.ofParts.union([.partsByPath, .brotli, .zstd])),
  ]
}

/// What a peer is spoken to by.
enum Spoken: String, CaseIterable, Sendable {
  case http1 = "1.1"
  /// Over TLS.
  case http2 = "2"
}
