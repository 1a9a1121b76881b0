/// An object of the schema: its type's name, and what its fields say.
protocol ServedObject {
  var typename: String { get }

  /// The value of a field.
  ///
  /// - Throws: `Refusal` for a field that this server does not know, and where it refuses a mutation.
  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served
}

/// A field's value, before it is known what is asked of it.
enum Served {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case object(any ServedObject)
  case list([any ServedObject])

  init(_ object: (any ServedObject)?) { self = object.map { .object($0) } ?? .null }
}

/// A field's arguments, variables filled in.
struct Arguments {
  let values: [String: JSON]

  subscript(name: String) -> JSON? { values[name] }

  func text(_ name: String) -> String { values[name]?.text ?? "" }

  /// A member of the argument `input`.
  func input(_ name: String) -> String { values["input"]?[name]?.text ?? "" }
}

extension ServedObject {
  func unknown(_ field: String) -> Refusal {
    Refusal(
      kind: .undefinedField,
      message: "Field '\(field)' doesn't exist on type '\(typename)' of the recorded server")
  }
}
