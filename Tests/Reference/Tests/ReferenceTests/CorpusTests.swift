import Foundation
import Reference
import Testing

@Suite struct CorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  @Test func thereAreManyCasesBothWays() throws {
    let cases = try Corpus(folder: Self.folder).cases
    #expect(cases.count >= 400)
    var judge = Judge()
    let accepted = cases.count { judge.answer($0).isAccepted }
    #expect(accepted >= 150)
    #expect(cases.count - accepted >= 200)
  }

  /// A schema that is no schema would have every document of it refused alike.
  @Test func schemasOfDocumentsAreFine() throws {
    let cases = try Corpus(folder: Self.folder).cases
    var judge = Judge()
    for schema in Set(cases.filter { $0.document != nil }.map(\.schema)) {
      let alone = judge.answer(Case(name: "schema", schema: schema, document: nil))
      #expect(alone.rules == [], "\(schema.prefix(80))")
    }
  }
}
