@_spi(Generated) import BatonStore
import Foundation

// What `batonc` writes for the queries of these tests, by hand.

nonisolated enum Shelf {
  static let query = RecordType("Query")
  static let shelf = RecordType("InspectedShelf")
  static let book = RecordType("InspectedBook")
  static let note = RecordType("InspectedNote")
  static let shelves = query.slot("shelf", [.argument("first", .variable("first"))])
  static let title = book.slot("title")
  static let books = shelf.slot("books")

  static let bookFields = Selection(
    type: book, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(book.slot("id")), kind: .id, list: false),
      .scalar("title", key: .fixed(title), kind: .string, list: false),
      .scalar("pages", key: .fixed(book.slot("pages")), kind: .int, list: false),
      .scalar("price", key: .fixed(book.slot("price")), kind: .float, list: false),
      .scalar("tags", key: .fixed(book.slot("tags")), kind: .string, list: true),
      .linked(
        "notes", key: .fixed(book.slot("notes")), plural: true,
        selection: Selection(
          type: note, key: [], abstract: false,
          fields: [.scalar("text", key: .fixed(note.slot("text")), kind: .string, list: false)])),
    ])

  /// One book as the server sends it.
  static func json(_ id: String, _ title: String, pages: Int = 100, price: String = "1.5") -> String
  {
    #"{"id":"\#(id)","title":"\#(title)","pages":\#(pages),"price":\#(price),"tags":["a",null],"#
      + #""notes":[{"text":"first"},null]}"#
  }
}

/// `query ShelfQuery($first: Int) { shelf(first: $first) { books { id title pages price tags notes { text } } } }`
nonisolated struct ShelfQuery: GraphQLOperation {
  var first = 2

  static let name = "ShelfQuery"
  static let kind: OperationKind = .query
  static let document: Document = .text("")
  var variables: Variables { Variables(["first": Variable(first)]) }

  static let plan = Plan(
    root: Selection(
      type: Shelf.query, key: [], abstract: false,
      fields: [
        .linked(
          "shelf", key: .dynamic(Shelf.shelves), plural: false,
          selection: Selection(
            type: Shelf.shelf, key: [], abstract: false,
            fields: [
              .linked(
                "books", key: .fixed(Shelf.books), plural: true, selection: Shelf.bookFields)
            ]))
      ]))

  nonisolated struct Data: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var titles: [String?] {
      guard let shelf = anchor.linked(anchor.owner.slot(Shelf.shelves)) else { return [] }
      return Array(shelf.list(Shelf.books, or: List<Book>.empty)).map(\.title)
    }
  }

  nonisolated struct Book: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var title: String? { anchor.string(Shelf.title) }
  }

  /// - Parameter errors: The member of a response, with a comma before it.
  static func payload(_ books: String..., errors: String = "") -> Payload {
    Payload(
      json: #"{"data":{"shelf":{"books":[\#(books.joined(separator: ","))]}}\#(errors)}"#)
  }

  static let two = payload(
    Shelf.json("1", "Dune"),
    #"{"id":"2","title":null,"pages":7,"price":1e16,"tags":[],"notes":[]}"#,
    errors: #","errors":[{"message":"title hidden","path":["shelf","books",1,"title"]}]"#)
}

/// A folder of a test's own, gone with it.
final class Scratch: Sendable {
  let folder: String

  init() {
    folder = NSTemporaryDirectory() + "baton-inspector-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { folder + "/baton.sqlite" }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }
}
