import BatonInspector
import BatonStore
import Testing

/// Texts that once were dumps: read as something, or refused, and never more.
@MainActor @Suite struct DamagedDumpTests {
  /// Numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func areReadOrRefused() throws {
    let store = Store()
    try store.commit(ShelfQuery(), ShelfQuery.two)
    let bytes = Array(store.dump().utf8)
    let pieces = #"{}[]",:\u0-9.e+ntf"#.utf8.map { $0 } + [0, 0x0A, 0xC3, 0xFF]
    var numbers = Numbers()
    var (read, refused) = (0, 0)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<damaged.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: damaged[place] = pieces.randomElement(using: &numbers) ?? 0
        case 1: damaged.remove(at: place)
        default: damaged.removeSubrange(place...)
        }
      }
      do throws(DumpProblem) {
        let dump = try StoreDump(text: String(decoding: damaged, as: UTF8.self))
        // What was read is a dump, and a store can start from it.
        #expect(try StoreDump(text: dump.text).text == dump.text)
        let other = Store()
        other.fill(from: dump)
        read += 1
      } catch {
        #expect(error.line >= 1 && error.column >= 1)
        refused += 1
      }
    }
    #expect(read > 100 && refused > 100)
  }
}
