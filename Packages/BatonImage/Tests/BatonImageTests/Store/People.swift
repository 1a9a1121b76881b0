@_spi(Generated) import BatonStore

// What `batonc` writes for the queries of these tests, by hand.

nonisolated enum People {
  static let query = RecordType("Query")
  static let person = RecordType("ImagePerson")
  static let secret = RecordType("ImageSecret", transient: true)
  static let name = person.slot("name")
  static let age = person.slot("age")
  static let people = query.slot("imagePeople", [.argument("first", .variable("first"))])
  static let hidden = query.slot("imageHidden", .transient)
  static let secretLink = query.slot("imageSecret")

  static let friend = Selection(
    type: person, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(person.slot("id")), kind: .id, list: false),
      .scalar("name", key: .fixed(name), kind: .string, list: false),
    ])

  static let row = Selection(
    type: person, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(person.slot("id")), kind: .id, list: false),
      .scalar("name", key: .fixed(name), kind: .string, list: false),
      .scalar("age", key: .fixed(age), kind: .int, list: false),
      .scalar("tags", key: .fixed(person.slot("tags")), kind: .string, list: true),
      .linked("friend", key: .fixed(person.slot("friend")), plural: false, selection: friend),
    ])

  /// One person as the server sends it.
  static func json(_ id: String, name: String, age: Int = 1, friend: String? = nil) -> String {
    let friend = friend.map { #"{"id":"\#($0)","name":"friend \#($0)"}"# } ?? "null"
    return #"{"id":"\#(id)","name":"\#(name)","age":\#(age),"tags":["a",null],"friend":\#(friend)}"#
  }
}

/// `query PeopleQuery($first: Int) { imagePeople(first: $first) { id name age tags friend { id name } } }`
nonisolated struct PeopleQuery: GraphQLOperation {
  var first = 2

  static let name = "PeopleQuery"
  static let kind: OperationKind = .query
  static let document: Document = .text("")
  var variables: Variables { Variables(["first": Variable(first)]) }

  static let plan = Plan(
    root: Selection(
      type: People.query, key: [], abstract: false,
      fields: [
        .linked("imagePeople", key: .dynamic(People.people), plural: true, selection: People.row)
      ]))

  nonisolated struct Data: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var people: [Person] {
      Array(anchor.list(anchor.owner.slot(People.people), or: List<Person>.empty))
    }
  }

  nonisolated struct Person: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var name: String? { anchor.string(People.name) }
    @MainActor var age: Int? { anchor.int(People.age) }
  }

  static func payload(_ people: String...) -> Payload {
    Payload(json: #"{"data":{"imagePeople":[\#(people.joined(separator: ","))]}}"#)
  }
}

/// `query HiddenQuery { imageHidden { id name } imageSecret { id } }`, of which nothing goes to the disk but the
/// person.
nonisolated struct HiddenQuery: GraphQLOperation {
  static let name = "HiddenQuery"
  static let kind: OperationKind = .query
  static let document: Document = .text("")
  var variables: Variables { Variables([:]) }

  static let plan = Plan(
    root: Selection(
      type: People.query, key: [], abstract: false,
      fields: [
        .linked(
          "imageHidden", key: .fixed(People.hidden), plural: false,
          selection: Selection(
            type: RecordType("ImageBox"), key: [], abstract: false,
            fields: [
              .scalar(
                "text", key: .fixed(RecordType("ImageBox").slot("text")), kind: .string, list: false
              )
            ])),
        .linked(
          "imageSecret", key: .fixed(People.secretLink), plural: false,
          selection: Selection(
            type: People.secret, key: ["id"], abstract: false,
            fields: [
              .scalar("id", key: .fixed(People.secret.slot("id")), kind: .id, list: false)
            ])),
      ]))

  nonisolated struct Data: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
  }
}

/// `query StarredQuery { imagePeople(first: 2) { id name starred } imageNote }`, of which `starred` and `imageNote`
/// are the client's own.
nonisolated struct StarredQuery: GraphQLOperation {
  static let name = "StarredQuery"
  static let kind: OperationKind = .query
  static let document: Document = .text("")
  var variables: Variables { Variables(["first": Variable(2)]) }

  static let starred = People.person.slot("starred", .client)
  static let note = People.query.slot("imageNote", .client)

  static let plan = Plan(
    root: Selection(
      type: People.query, key: [], abstract: false,
      fields: [
        .linked(
          "imagePeople", key: .dynamic(People.people), plural: true,
          selection: Selection(
            type: People.person, key: ["id"], abstract: false,
            fields: [
              .scalar("id", key: .fixed(People.person.slot("id")), kind: .id, list: false),
              .scalar("name", key: .fixed(People.name), kind: .string, list: false),
              .scalar("starred", key: .fixed(starred), kind: .bool, list: false, client: true),
            ])),
        .scalar("imageNote", key: .fixed(note), kind: .string, list: false, client: true),
      ]))

  nonisolated struct Data: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var note: String? { anchor.string(StarredQuery.note) }
    @MainActor var starred: [Bool?] {
      anchor.list(anchor.owner.slot(People.people), or: List<Person>.empty).map(\.starred)
    }
  }

  nonisolated struct Person: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var starred: Bool? { anchor.bool(StarredQuery.starred) }
  }
}
