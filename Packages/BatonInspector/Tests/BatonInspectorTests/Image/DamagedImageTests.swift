import BatonImage
import BatonInspector
@_spi(Runtime) import BatonStore
import Foundation
import Testing

/// Files that once were images.
@MainActor @Suite struct DamagedImageTests {
  private let scratch = Scratch()

  /// What an inspector finds in it is what was written, or less.
  @Test func areReadAsWhatWasWrittenOrLess() async throws {
    let store = Store(
      persistence: Persistence(url: URL(fileURLWithPath: scratch.path), version: "test"))
    try store.commit(ShelfQuery(), ShelfQuery.two)
    let written = StoreDump(of: store)
    await store.closeImage()
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: scratch.path)))
    var (whole, less, refused) = (0, 0, 0)
    for place in stride(from: 0, to: bytes.count, by: 97) {
      var damaged = bytes
      damaged[place] ^= 1 << UInt8(place % 8)
      try Data(damaged).write(to: URL(fileURLWithPath: scratch.path))
      guard let image = try? ImageInspection(path: scratch.path) else {
        refused += 1
        continue
      }
      for record in image.dump.records {
        let original = try #require(written.record(record.key), "byte \(place)")
        let isSame = record.slots.allSatisfy { $0.text == original.slot($0.name)?.text }
        #expect(isSame && record.type == original.type, "byte \(place)")
      }
      if image.dump.text == written.text { whole += 1 } else { less += 1 }
    }
    #expect(whole > 0 && less > 0 && refused > 0)
  }
}
