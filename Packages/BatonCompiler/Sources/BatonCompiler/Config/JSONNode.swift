import BatonSchema

/// A JSON value, and where it stands in its text.
struct JSONNode {
  indirect enum Value {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// As written.
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Member {
    var key: String
    var keyRange: SourceRange
    var value: JSONNode
  }

  var value: Value
  var range: SourceRange

  /// What a message calls a value of this kind.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
