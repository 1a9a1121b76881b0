import Observation
import Testing

@testable import BatonTerminal

/// What a key costs in a long list is what it costs in a short one.
@MainActor @Suite struct LongListTests {
  /// What was done: bodies that ran, cells that were written, rows taken from the data, ids compared.
  private struct Work: Equatable {
    var bodies = 0
    var cells = 0
    var rows = 0
    var ids = 0
  }

  /// State, on the main actor: how often each was asked for.
  @MainActor private final class Counts {
    var rows = 0
    var ids = 0
  }

  /// Rows that say when one of them is looked at.
  private struct Rows: @MainActor RandomAccessCollection {
    let endIndex: Int
    let counts: Counts
    var startIndex: Int { 0 }
    @MainActor subscript(position: Int) -> Int {
      counts.rows += 1
      return position
    }
  }

  /// An id that says when it is compared.
  private struct RowID: @MainActor Hashable {
    let number: Int
    let counts: Counts
    @MainActor static func == (a: RowID, b: RowID) -> Bool {
      a.counts.ids += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number % 10)").lineLimit(1) }
  }

  /// What each of some keys costs, from the row that is selected first.
  private func work(rows: Int, from selected: Int, _ keys: [Key]) -> [Work] {
    let counts = Counts()
    var selection: RowID? = RowID(number: selected, counts: counts)
    let renderer = Renderer(size: Size(width: 40, height: 20)) {
      List(selection: Binding<RowID?>(get: { selection }, set: { selection = $0 })) {
        ForEach(Rows(endIndex: rows, counts: counts), id: { RowID(number: $0, counts: counts) }) {
          Row(number: $0)
        }
        Text("the end")
      }
    }
    var shown = renderer.frame
    var cells = 0
    renderer.onFrame = { frame in
      cells += frame.changes(since: shown).reduce(0) { $0 + $1.cells.count }
      shown = frame
    }
    return keys.map { key in
      renderer.resetBodyRuns()
      (cells, counts.rows, counts.ids) = (0, 0, 0)
      renderer.send(key)
      renderer.render()
      return Work(
        bodies: renderer.bodyRuns.total, cells: cells, rows: counts.rows, ids: counts.ids)
    }
  }

  /// A key, and after others the same key again, where its rows have been seen already. Both lists are longer
  /// than all the keys together go.
  @Test(arguments: [Key.down, .up, .pageDown, .pageUp, .home, .end, .enter, "z"])
  func workDoesNotGrowWithTheList(_ key: Key) {
    let keys = [key, .down, .pageUp, key, key, .up, .pageDown, key]
    for (short, long) in [(0, 0), (150, 2500), (299, 4999)] {
      let expected = work(rows: 300, from: short, keys)
      let work = work(rows: 5000, from: long, keys)
      #expect(work == expected, "from row \(long)")
      // Those in sight, and, from the end, where the last ones begin.
      #expect(work.allSatisfy { $0.bodies <= 2 * 20 && $0.rows <= 2 * 20 && $0.ids <= 8 })
      #expect(work.allSatisfy { $0.cells <= 40 * 20 } && work.contains { $0.cells > 0 })
    }
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
