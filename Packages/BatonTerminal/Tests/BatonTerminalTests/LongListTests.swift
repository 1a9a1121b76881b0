import Testing

@testable import BatonTerminal

/// What a key costs in a long list is what it costs in a short one.
@MainActor @Suite struct LongListTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number % 10)").lineLimit(1) }
  }

  /// The most bodies that ran and the most cells that were written for a key of those pressed.
  private struct Work: Equatable {
    var bodies = 0
    var cells = 0
  }

  private func work(rows: Int, _ keys: [Key]) -> Work {
    let renderer = Renderer(size: Size(width: 40, height: 20)) {
      List {
        ForEach(0..<rows) { Row(number: $0) }
        Text("the end")
      }
    }
    renderer.render()
    var most = Work()
    for key in keys {
      let before = renderer.frame
      renderer.resetBodyRuns()
      renderer.send(key)
      let cells = renderer.frame.changes(since: before).reduce(0) { $0 + $1.cells.count }
      most.bodies = max(most.bodies, renderer.bodyRuns.total)
      most.cells = max(most.cells, cells)
    }
    return most
  }

  /// A list that scrolls looks at two windows of rows at most: those in sight, and the last ones, under which
  /// it leaves no room.
  @Test(arguments: [
    [Key](repeating: .down, count: 60), [Key](repeating: .pageDown, count: 4),
    [.end, .up, .up, .home, .end, .pageUp, .home],
  ])
  func workDoesNotGrowWithTheList(_ keys: [Key]) {
    let short = work(rows: 100, keys)
    let long = work(rows: 5000, keys)
    #expect(long == short)
    #expect(long.bodies <= 2 * 20 && long.bodies > 0)
    #expect(long.cells <= 40 * 20 && long.cells > 0)
  }

  /// Further down than was seen before each step brings one row.
  @Test func aStepBringsOneRow() {
    let renderer = Renderer(size: Size(width: 40, height: 20)) {
      List { ForEach(0..<5000) { Row(number: $0) } }
    }
    renderer.render()
    for _ in 0..<2500 { renderer.send(.down) }
    renderer.render()
    renderer.resetBodyRuns()
    for step in 1...50 {
      renderer.send(.down)
      renderer.render()
      #expect(renderer.bodyRuns.total == step)
    }
  }
}
