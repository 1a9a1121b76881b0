import Testing

@testable import BatonBench

@Suite("Medians and ratios")
struct StatisticsTests {
  @Test("the middle of an odd and of an even count, in any order; nothing of nothing")
  func medians() {
    #expect(median([3, 1, 2]) == 2)
    #expect(median([4, 1, 3, 2]) == 2.5)
    #expect(median([7]) == 7)
    #expect(median([]) == nil)
  }

  @Test("the ratio is the median of the rounds' ratios, not the ratio of the medians")
  func ratio() throws {
    let comparison = try #require(Comparison(ours: [1, 100, 3], peer: [10, 50, 10]))
    #expect(comparison.ours == 3)
    #expect(comparison.peer == 10)
    #expect(comparison.ratio == 0.3)
    let skewed = try #require(Comparison(ours: [2, 9, 4], peer: [1, 3, 10]))
    #expect(skewed.ours / skewed.peer != skewed.ratio)
    #expect(skewed.ratio == 2)
  }

  @Test("a comparison needs as many rounds on both sides, and one at least")
  func uneven() {
    #expect(Comparison(ours: [1, 2], peer: [1]) == nil)
    #expect(Comparison(ours: [], peer: []) == nil)
  }

  @MainActor
  @Test("rounds alternate who goes first, after one of each to warm up; only bodies are counted")
  func alternates() throws {
    var order = ""
    let comparison = try compare(
      rounds: 4,
      ours: Contender(
        prepare: { order += "(" },
        body: {
          order += "o"
          return 1
        }, finish: { order += ")" }),
      peer: Contender(body: {
        order += "p"
        return 1
      }))
    #expect(order == "(o)p" + "(o)pp(o)(o)pp(o)")
    #expect(comparison.ratio >= 0)
  }

  @MainActor
  @Test("what a body throws ends the comparison")
  func throwing() {
    #expect(throws: BenchError.self) {
      try compare(
        rounds: 5, ours: Contender(body: { throw BenchError("no") }),
        peer: Contender(body: { 0 }))
    }
  }
}
