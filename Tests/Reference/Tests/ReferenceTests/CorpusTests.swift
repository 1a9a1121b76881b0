import Foundation
import Reference
import Testing

@Suite struct CorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  @Test func thereAreManyCasesBothWays() throws {
    let cases = try Corpus(folder: Self.folder).cases
    #expect(cases.count >= 400)
    let accepted = cases.filter { Answer($0).isAccepted }.count
    #expect(accepted >= 150)
    #expect(cases.count - accepted >= 200)
  }

  /// A schema that is no schema would have every document of it refused alike.
  @Test func schemasOfDocumentsAreFine() throws {
    let cases = try Corpus(folder: Self.folder).cases
    for schema in Set(cases.filter { $0.document != nil }.map(\.schema)) {
      let alone = Answer(Case(name: "schema", schema: schema, document: nil))
      #expect(alone.rules == [], "\(schema.prefix(80))")
    }
  }
}
