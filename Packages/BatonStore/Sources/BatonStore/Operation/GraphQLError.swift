/// One entry of a response's `errors`.
///
/// Source: GraphQL specification, September 2025, section 7.1.2.
public struct GraphQLError: Error, Sendable, Hashable {
  /// One step from the response's `data` to the field that failed.
  @frozen public enum PathComponent: Sendable, Hashable {
    /// A response key: a field's alias, or else its name.
    case field(String)
    /// A place in a list. A server may send a negative one; it is kept.
    case index(Int)
  }

  /// A place in the operation's text, both counted from 1 by the server.
  public struct Location: Sendable, Hashable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What went wrong, in the server's words.
  public let message: String
  /// Where it went wrong; nil when the server names no place, or one that is no path.
  public let path: [PathComponent]?
  /// Where in the operation's text; empty when the server does not say.
  public let locations: [Location]
  /// The `extensions` member as the server wrote it, JSON text; nil when absent.
  public let extensions: String?

  public init(
    message: String, path: [PathComponent]? = nil, locations: [Location] = [],
    extensions: String? = nil
  ) {
    self.message = message
    self.path = path
    self.locations = locations
    self.extensions = extensions
  }
}

extension GraphQLError {
  /// The path with dots, `character.origin.name`; a negative index is left out, nil without a path.
  public var dottedPath: String? {
    guard let path else { return nil }
    var parts: [String] = []
    for component in path {
      switch component {
      case .field(let name): parts.append(name)
      case .index(let index): if index >= 0 { parts.append(String(index)) }
      }
    }
    return parts.joined(separator: ".")
  }
}

extension GraphQLError: CustomStringConvertible {
  public var description: String {
    guard let dottedPath else { return message }
    return "\(message) (at \(dottedPath))"
  }
}
