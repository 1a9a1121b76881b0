@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// An operation with deferred parts, for tests: a book, its people, and a list on it.
///
/// ```graphql
/// query S {
///   book {
///     id title ...Text @defer
///     authors { id ...Bio @defer }
///     items(after: $after) @connection(key: "S_items") {
///       edges { cursor node { id ...Row @defer } } pageInfo { endCursor hasNextPage ...Info @defer } ...Count @defer
///       ...Notes @defer
///     }
///   }
///   work { __typename id ...Text @defer }
/// }
/// fragment Text on Book { blurb authors { name } editor { id ...Deep @defer } }
/// fragment Bio on Person { bio }
/// fragment Deep on Person { bio notes { text } }
/// fragment Row on Item { text }
/// fragment Count on Items { total }
/// fragment Notes on Items { edges { node { note } } }
/// fragment Info on PageInfo { size }
/// ```
enum Library {
  static let query = RecordType("Query")
  static let book = RecordType("PBook")
  static let map = RecordType("PMap")
  static let work = RecordType("PWork", possible: ["PBook", "PMap"])
  static let person = RecordType("PPerson")
  static let note = RecordType("PNote")
  static let items = RecordType("PItems")
  static let edge = RecordType("PEdge")
  static let item = RecordType("PItem")
  static let info = RecordType("PInfo")

  private static func scalar(_ name: String, _ type: RecordType, _ kind: ScalarKind = .string)
    -> SelectionField
  {
    .scalar(name, key: .fixed(type.slot(name)), kind: kind, list: false)
  }

  private static func linked(
    _ name: String, _ type: RecordType, plural: Bool = false, _ selection: Selection
  ) -> SelectionField {
    .linked(name, key: .fixed(type.slot(name)), plural: plural, selection: selection)
  }

  private static func selection(
    _ type: RecordType, keyed: Bool = true, _ fields: [SelectionField]
  ) -> Selection {
    Selection(
      type: type, key: keyed ? ["id"] : [], abstract: false,
      fields: keyed ? [scalar("id", type, .id)] + fields : fields)
  }

  private static let deep: SelectionField = .deferred(
    label: "Text$defer$Deep",
    fields: [
      scalar("bio", person),
      linked("notes", person, plural: true, selection(note, keyed: false, [scalar("text", note)])),
    ])

  private static let text: SelectionField = .deferred(
    label: "S$defer$Text",
    fields: [
      scalar("blurb", book),
      linked("authors", book, plural: true, selection(person, [scalar("name", person)])),
      linked("editor", book, selection(person, [deep])),
    ])

  private static let page = selection(
    items, keyed: false,
    [
      linked(
        "edges", items, plural: true,
        selection(
          edge, keyed: false,
          [
            scalar("cursor", edge),
            linked(
              "node", edge,
              selection(
                item, [.deferred(label: "S$defer$Row", fields: [scalar("text", item)])])),
          ])),
      linked(
        "pageInfo", items,
        selection(
          info, keyed: false,
          [
            scalar("endCursor", info), scalar("hasNextPage", info, .bool),
            .deferred(label: "S$defer$Info", fields: [scalar("size", info)]),
          ])
      ),
      .deferred(label: "S$defer$Count", fields: [scalar("total", items, .int)]),
      .deferred(
        label: "S$defer$Notes",
        fields: [
          linked(
            "edges", items, plural: true,
            selection(
              edge, keyed: false, [linked("node", edge, selection(item, [scalar("note", item)]))]))
        ]),
    ])

  static let fields: [SelectionField] = [
    linked(
      "book", query,
      selection(
        book,
        [
          scalar("title", book), text,
          linked(
            "authors", book, plural: true,
            selection(person, [.deferred(label: "S$defer$Bio", fields: [scalar("bio", person)])])),
          .linked(
            "items", key: .dynamic(book.slot("items", [.argument("after", .variable("after"))])),
            plural: false,
            connection: ConnectionLink(
              key: .fixed(book.slot("__S_items_connection")), after: .variable("after")),
            selection: page),
        ])),
    linked(
      "work", query,
      Selection(
        type: work, key: ["id"], abstract: true,
        fields: [
          .typename("__typename"), scalar("id", work, .id),
          .inline(
            on: book,
            fields: [.deferred(label: "S$defer$Cover", fields: [scalar("cover", book)])]),
        ])),
  ]

  static func plan(after: String? = nil) -> TestPlan {
    TestPlan(fields, variables: Variables(["after": after.map { Variable($0) }]))
  }

  /// What a server answers at once: two authors, a page of two items.
  static let first = """
    {"book":{"id":"1","title":"t","authors":[{"id":"8"},{"id":"9"}],"items":{"edges":[\
    {"cursor":"c1","node":{"id":"a"}},{"cursor":"c2","node":{"id":"b"}}],\
    "pageInfo":{"endCursor":"c2","hasNextPage":true}}},"work":{"__typename":"PBook","id":"2"}}
    """

  /// The parts, of which the fourth is within the first.
  static let parts = [
    Part(
      ["book"], "S$defer$Text",
      #"{"blurb":"b","authors":[{"id":"8","name":"A"},{"id":"9","name":"B"}],"editor":{"id":"7"}}"#),
    Part(["book", "authors", 0], "S$defer$Bio", #"{"bio":"of 8"}"#),
    Part(["book", "items"], "S$defer$Count", #"{"total":5}"#),
    Part(["book", "editor"], "Text$defer$Deep", #"{"bio":"of 7","notes":[{"text":"n"}]}"#),
  ]
}

/// One part, as both formats say it.
struct Part {
  enum Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case field(String)
    case index(Int)

    init(stringLiteral value: String) { self = .field(value) }
    init(integerLiteral value: Int) { self = .index(value) }

    var json: String {
      switch self {
      case .field(let name): "\"\(name)\""
      case .index(let index): String(index)
      }
    }
  }

  let path: [Step]
  let label: String
  let data: String

  init(_ path: [Step], _ label: String, _ data: String) {
    self.path = path
    self.label = label
    self.data = data
  }

  static func json(_ path: [Step]) -> String {
    "[\(path.map(\.json).joined(separator: ","))]"
  }

  /// As in the format of 2023.
  var delivery: String {
    #"{"path":\#(Part.json(path)),"label":"\#(label)","data":\#(data)}"#
  }

  func announcement(_ id: Int) -> String {
    #"{"id":"\#(id)","path":\#(Part.json(path)),"label":"\#(label)"}"#
  }
}
