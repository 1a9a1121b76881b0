@_spi(Generated) @testable import BatonStore

/// A small world with every kind of field and identity.
enum ModelSchema {
  /// A field, which any type may have; its name says what it is.
  enum Field: Hashable {
    case scalar(String, ScalarKind, list: Bool)
    case link(String, plural: Bool, to: String)

    var name: String {
      switch self {
      case .scalar(let name, _, _), .link(let name, _, _): name
      }
    }
  }

  static let scalars: [Field] = [
    .scalar("text", .string, list: false), .scalar("count", .int, list: false),
    .scalar("ratio", .float, list: false), .scalar("flag", .bool, list: false),
    .scalar("json", .custom, list: false), .scalar("texts", .string, list: true),
    .scalar("counts", .int, list: true), .scalar("jsons", .custom, list: true),
    .scalar("tag", .id, list: false), .scalar("tags", .id, list: true),
  ]

  static let links: [Field] = ["MKeyed", "MPair", "MPlain", "MAny"].flatMap { type in
    [
      Field.link("one" + type, plural: false, to: type),
      Field.link("many" + type, plural: true, to: type),
    ]
  }

  /// The identity's fields; `MStray` is of no one's build.
  static func key(of type: String) -> [String] {
    switch type {
    case "MKeyed", "MStray": ["id"]
    case "MPair": ["left", "right"]
    default: []
    }
  }

  static let any = RecordType("MAny", possible: ["MKeyed", "MPair", "MPlain"])

  static func type(_ name: String) -> RecordType { name == "MAny" ? any : RecordType(name) }

  static let concreteOfAny = ["MKeyed", "MPair", "MPlain", "MStray"]
}
