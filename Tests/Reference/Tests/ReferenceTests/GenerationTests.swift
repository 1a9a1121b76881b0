import Foundation
import Testing

@testable import Reference

@Suite struct GenerationTests {
  @Test func aSeedAlwaysMakesTheSame() {
    let first = Corpus.generated(schemas: 3, documents: 2)
    #expect(first == Corpus.generated(schemas: 3, documents: 2))
    #expect(Set(first.map(\.name)).count == first.count)
  }

  /// What is generated as valid mostly is, and what is changed mostly is not.
  @Test func bothWaysAreFrequent() {
    let cases = Corpus.generated(schemas: 10, documents: 5)
    var judge = Judge()
    func accepted(_ kind: String) -> Int {
      cases.count { $0.name.hasSuffix("/" + kind) && judge.answer($0).isAccepted }
    }
    #expect(accepted("valid") >= 40)
    #expect(accepted("changed") <= 25)
  }

  @Test func changesAreSmall() {
    let text = "query A { a(b: 1) c }"
    let mutation = Mutation(text, others: "other")
    for seed in 1...40 as ClosedRange<UInt64> {
      let changed = mutation.text(seed: seed)
      #expect(changed == mutation.text(seed: seed))
      #expect(changed.utf8.count <= text.utf8.count + 40)
    }
  }
}
