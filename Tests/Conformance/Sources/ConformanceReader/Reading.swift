import SpecExchange

/// What a lens showed at the end of a path.
public enum Reading: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A string, an id, an enum's value, or the text of a custom scalar that is mapped to no type.
  case text(String)
  /// A custom scalar mapped to a type of the language.
  case converted(Converted)
  case list([Reading])
  /// A lens: an object is there.
  case object
  /// A collection of that many lenses.
  case objects(Int)
  /// A result that holds a value, and an operation without an error.
  indirect case success(Reading)
  /// A result that holds the errors of these paths.
  case failure([String])
  /// The accessor threw an error of that kind.
  case thrown(String)
  /// The path asks for an element of a list that has only so many.
  case outside(index: Int, count: Int)

  /// A value of a mapped scalar, which equals any text that converts to the same value.
  public struct Converted: Sendable {
    /// The value's own text.
    public let text: String
    let equals: @Sendable (String) -> Bool
  }

  /// The element of a list of scalars.
  public func element(_ index: Int) -> Reading {
    if case .success(let value) = self { return .success(value.element(index)) }
    guard case .list(let elements) = self else { return self }
    guard elements.indices.contains(index) else {
      return .outside(index: index, count: elements.count)
    }
    return elements[index]
  }
}

extension Reading: CustomStringConvertible {
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): value.description
    case .text(let text): JSON.quoted(text)
    case .converted(let value): JSON.quoted(value.text)
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object: "an object"
    case .objects(let count): "a list of \(count) objects"
    case .success(let value): value.description
    case .failure(let paths): "a failure with errors at [\(paths.joined(separator: ", "))]"
    case .thrown(let kind): "an error: \(kind)"
    case .outside(let index, let count): "nothing: element \(index) of a list of \(count)"
    }
  }
}
