@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// `{ hero { id name tags origin { id name } friends: friendsOf { id title: name } } any { … on EHero { name } } }`
enum ErrorPlan {
  static let hero = RecordType("EHero")
  static let name = hero.slot("name")
  static let tags = hero.slot("tags")
  static let origin = hero.slot("origin")
  static let friends = hero.slot("friendsOf(role:\"lead\")")
  static let root = RecordType("Query").slot("ehero")
  static let any = RecordType("Query").slot("eany")

  static let person = Selection(
    type: hero, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(hero.slot("id")), kind: .id, list: false),
      .scalar("title", key: .fixed(name), kind: .string, list: false),
    ])
  static let selection = Selection(
    type: hero, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(hero.slot("id")), kind: .id, list: false),
      .scalar("name", key: .fixed(name), kind: .string, list: false),
      .scalar("tags", key: .fixed(tags), kind: .string, list: true),
      .linked("origin", key: .fixed(origin), plural: false, selection: person),
      .linked("friends", key: .fixed(friends), plural: true, selection: person),
    ])
  static let node = Selection(
    type: RecordType("ENode"), key: ["id"], abstract: true,
    fields: [
      .typename("__typename"),
      .scalar("id", key: .fixed(RecordType("ENode").slot("id")), kind: .id, list: false),
      .inline(
        on: hero,
        fields: [.scalar("called", key: .fixed(name), kind: .string, list: false)]),
    ])
  static let plan = TestPlan([
    .linked("hero", key: .fixed(root), plural: false, selection: selection),
    .linked("any", key: .fixed(any), plural: true, selection: node),
  ])

  /// The object of hero 1, whose other fields are without errors.
  static func hero(
    name: String = "null", tags: String = "[]", origin: String = "null", friends: String = "[]"
  ) -> String {
    #"{"id":"1","name":\#(name),"tags":\#(tags),"origin":\#(origin),"friends":\#(friends)}"#
  }

  static func error(_ message: String, _ path: String) -> String {
    #"{"message":"\#(message)","path":\#(path)}"#
  }

  static func response(_ hero: String, _ errors: String...) -> String {
    let list = errors.joined(separator: ",")
    return #"{"errors":[\#(list)],"data":{"hero":\#(hero),"any":[]}}"#
  }
}
