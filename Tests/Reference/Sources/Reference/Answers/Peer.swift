/// A reference implementation to compare with.
public enum Peer: String, Hashable, Sendable, CaseIterable {
  case graphqlJS = "graphql-js"
  case graphqlCore = "graphql-core"
}

/// One line of what a peer's script prints.
public struct PeerAnswer: Codable, Hashable, Sendable {
  public let name: String
  /// Whether the text parses.
  public let parses: Bool
  /// The names of the rules that find something, as the peer has them.
  public let rules: [String]
  /// What it says about a schema outside its rules.
  public let messages: [String]

  public init(name: String, parses: Bool, rules: [String], messages: [String]) {
    self.name = name
    self.parses = parses
    self.rules = rules
    self.messages = messages
  }
}
