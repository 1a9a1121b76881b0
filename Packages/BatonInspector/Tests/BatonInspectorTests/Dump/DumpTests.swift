@testable import BatonInspector
import BatonStore
import Testing

/// A dump as values, and back from its text.
@MainActor @Suite struct DumpTests {
  private let store = Store()

  init() throws {
    try store.commit(ShelfQuery(), ShelfQuery.two)
  }

  /// B-4.2
  @Test func theTextIsTheStoresOwn() {
    #expect(StoreExport.text(of: store) == store.dump())
    #expect(
      store.dump() == """
        {
          "InspectedBook:1": {"__typename": "InspectedBook", "id": "1", "notes": {"__refs": ["InspectedBook:1:notes:0", null]}, "pages": 100, "price": 1.5, "tags": ["a", null], "title": "Dune"},
          "InspectedBook:1:notes:0": {"__typename": "InspectedNote", "text": "first"},
          "InspectedBook:2": {"__errors": {"title": {"message": "title hidden", "path": "shelf.books.1.title"}}, "__typename": "InspectedBook", "id": "2", "notes": {"__refs": []}, "pages": 7, "price": 1e+16, "tags": [], "title": null},
          "client:root": {"__typename": "Query", "shelf(first:2)": {"__ref": "client:root:shelf(first:2)"}},
          "client:root:mutation": {"__typename": "Mutation"},
          "client:root:shelf(first:2)": {"__typename": "InspectedShelf", "books": {"__refs": ["InspectedBook:1", "InspectedBook:2"]}},
          "client:root:subscription": {"__typename": "Subscription"}
        }

        """)
  }

  @Test func aTextReadBackIsTheSame() throws {
    #expect(try StoreDump(text: store.dump()).text == store.dump())
  }

  @Test(arguments: [
    #""quote \" slash \\ tab \t line \n bell \u0007""#, #""é é 👩‍🚀""#, "0", "-7",
    "9223372036854775807",
    "1e-05", "-0.25", "true", "false", "null", #"["a", null, 1, 1.5, true]"#, "[]",
    #"{"__ref": "A:1"}"#, #"{"__refs": ["A:1", null, "A:1"]}"#, #"{"__refs": []}"#,
  ]) func everyValueIsReadBack(_ value: String) throws {
    let text = "{\n  \"A:1\": {\"__typename\": \"A\", \"field\": \(value)}\n}\n"
    #expect(try StoreDump(text: text).text == text)
  }

  @Test func errorsAndDeletionsAreReadBack() throws {
    let text = """
      {
        "A:1": {"__errors": {"a": {"message": "m"}, "b": [{"message": "m", "path": "a.0.-b"}, {"message": "", "path": ""}]}, "__typename": "A", "a": null},
        "A:2": null
      }

      """
    #expect(try StoreDump(text: text).text == text)
  }

  /// B-2.6: two spellings of one letter are two keys.
  @Test func keysAreBytes() throws {
    let text = """
      {
        "A:e\u{301}": {"__typename": "A", "e\u{301}": 1, "\u{E9}": 2},
        "A:\u{E9}": {"__typename": "A"}
      }

      """
    let dump = try StoreDump(text: text)
    #expect(dump.text == text && dump.records.count == 2)
    #expect(dump.record("A:\u{E9}")?.slots.isEmpty == true)
    #expect(dump.record("A:e\u{301}")?.slot("\u{E9}")?.text == "2")
  }

  @Test func referencesAreFound() {
    let dump = StoreDump(of: store)
    #expect(
      dump.references(to: "InspectedBook:2")
        == [DumpReference(record: "client:root:shelf(first:2)", slot: "books", count: 1)])
    #expect(dump.references(to: "InspectedBook:3").isEmpty)
  }

  @Test func typesAreCounted() throws {
    let types = StoreDump(of: store).types
    #expect(
      types.map(\.type)
        == [
          "InspectedBook", "InspectedNote", "InspectedShelf", "Mutation", "Query", "Subscription",
        ])
    let note = try #require(types.first { $0.type == "InspectedNote" })
    let text = #""InspectedBook:1:notes:0": {"__typename": "InspectedNote", "text": "first"}"#
    #expect(note.count == 1 && note.bytes == text.utf8.count)
  }
}
