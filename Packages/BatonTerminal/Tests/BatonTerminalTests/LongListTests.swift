import Observation
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

  @MainActor @Observable
  final class Item {
    nonisolated let id: Int
    var name: String
    init(id: Int) {
      self.id = id
      name = "item \(id)"
    }
  }

  private struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.name) }
  }

  /// The bodies that ran and the cells that are written because of what was done.
  private func work(_ renderer: Renderer, of action: () -> Void) -> Work {
    let before = renderer.frame
    renderer.resetBodyRuns()
    action()
    let changes = renderer.frame.changes(since: before)
    return Work(
      bodies: renderer.bodyRuns.total, cells: changes.reduce(0) { $0 + $1.cells.count })
  }

  /// A change of one row is that row's, and none of the keys after it looks at others for it.
  @Test(arguments: [0, 2500, 4999])
  func aChangeOfARow(_ selected: Int) {
    let items = (0..<5000).map { Item(id: $0) }
    var selection: Int? = selected
    let renderer = Renderer(size: Size(width: 40, height: 20)) {
      List(selection: Binding<Int?>(get: { selection }, set: { selection = $0 })) {
        ForEach(items, id: \.id) { ItemRow(item: $0) }
      }
    }
    #expect(renderer.frame.text.contains("▸ item \(selected)"))
    let seen = work(renderer) { items[selected].name = "ITEM \(selected)" }
    #expect(seen == Work(bodies: 1, cells: 4))
    #expect(renderer.frame.text.contains("▸ ITEM \(selected)"))
    // Far out of sight.
    #expect(work(renderer) { items[(selected + 1000) % 5000].name = "other" } == Work())
    let step = work(renderer) { renderer.send(selected == 0 ? .down : .up) }
    #expect(step.bodies <= 1 && (1...2 * 40).contains(step.cells), "\(step)")
  }

  /// The selection's two rows, where the list does not scroll.
  @Test(arguments: [100, 5000])
  func aStepInSightWritesTwoRows(_ rows: Int) {
    let renderer = Renderer(size: Size(width: 40, height: 20)) {
      List { ForEach(0..<rows) { Row(number: $0) } }
    }
    for keys in [[Key.down, .up], [.end, .up, .down], [.home, .down, .up]] {
      for key in keys {
        let work = work(renderer) { renderer.send(key) }
        // A step from the end looks at one row more, above those in sight.
        if key == .up || key == .down { #expect(work.bodies <= 1 && work.cells == 2 * 40) }
      }
    }
  }
}
