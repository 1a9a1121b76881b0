import BatonCompiler
import BatonSchema
import Testing

@Suite struct RandomDocumentTests {
  static let text = """
    interface Node { id: ID! }
    interface Titled { title: String link: Node shelf: Shelf }
    type Book implements Node & Titled { id: ID! title: String! link: Person shelf: Shelf pages: [Page!] }
    type Page implements Node { id: ID! number: Int book: Book }
    type Person implements Node { id: ID! name: String wrote: [Titled] }
    type Shelf { row: Int holds: [Item!]! code: String }
    type Map implements Titled { title: String link: Node shelf: Shelf uuid: ID! }
    union Item = Book | Map | Shelf
    type Query { books: [Book] items: [Item] titled: Titled node: Node shelf: Shelf }
    """

  static let config =
    #"{"schema": "s", "identity": {"types": {"Map": ["uuid"], "Shelf": ["row", "code"]}}}"#

  /// Whatever a valid document selects, the text that is made of it is valid too, asks for the key of
  /// every object, and each file is the same again.
  @Test func textsOfValidDocumentsAreValid() throws {
    let schema = try Schema.build([Source(name: "s", text: Self.text)])
    var compiled = 0
    for seed in 0..<300 as Range<UInt64> {
      var generator = RandomDocument(schema, seed: seed)
      let document = generator.text()
      let source = Source(name: "documents.graphql", text: document)
      let compilation = compile([source], Self.text, Self.config)
      guard !compilation.hasErrors else {
        // The generator does not know which fields can be merged, nor where a spread needs an alias.
        let known: Set<String> = [
          "overlapping-fields-can-be-merged", "spread-needs-alias", "no-unused-fragments",
        ]
        let ids = Set(compilation.diagnostics.map(\.id))
        #expect(ids.isSubset(of: known), "\(document)\n\(compilation.summary)")
        continue
      }
      compiled += 1
      for operation in compilation.operations {
        let text = Source(name: operation.name, text: operation.text)
        let problems = schema.validate([try Document(parsing: text)])
        #expect(problems.isEmpty, "\(document)\n\(operation.text)\n\(problems)")
      }
      let again = compile([source], Self.text, Self.config)
      #expect(again.files == compilation.files)
      #expect(again.report == compilation.report)
    }
    #expect(compiled > 100)
  }
}
