/// Why a text is no dump, and where in it, counted from 1.
public struct DumpProblem: Error, Sendable, Hashable {
  public enum Fact: Sendable, Hashable {
    /// Something else stands there than a dump would have.
    case expected(String)
    /// The text ends before the dump does.
    case unfinished
    /// A string that JSON does not allow.
    case badString
    /// A number that JSON does not allow, or that no slot holds.
    case badNumber
    /// A record without the name of its type.
    case untyped(record: String)
    /// Two records of one key and type.
    case repeated(record: String)
    /// Two members of one name in a record, a link or an error.
    case repeatedMember(String)
  }

  public let fact: Fact
  public let line: Int
  /// In code points.
  public let column: Int
}

extension DumpProblem: CustomStringConvertible {
  public var description: String { "\(line):\(column): \(fact)" }
}

extension DumpProblem.Fact: CustomStringConvertible {
  public var description: String {
    switch self {
    case .expected(let what): "a dump has \(what) here"
    case .unfinished: "the dump is cut short here; export it again"
    case .badString: "this string has an escape or a character that JSON does not allow"
    case .badNumber: "this is no number that a slot can hold"
    case .untyped(let record):
      "the record \(record) does not say its type; give it a member `__typename`"
    case .repeated(let record): "the record \(record) stands here a second time"
    case .repeatedMember(let name): "the member `\(name)` stands here a second time"
    }
  }
}
