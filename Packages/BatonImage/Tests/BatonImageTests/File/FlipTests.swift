import CSQLite
import Foundation
import Testing

@_spi(Image) import BatonStore
@testable import BatonImage

/// A file with a broken byte, for every byte: what is read is what was written, or nothing.
///
/// `BATON_IMAGE_FLIPS=1` breaks every byte; otherwise it is one of many.
@Suite struct FlipTests {
  private static let step =
    ProcessInfo.processInfo.environment["BATON_IMAGE_FLIPS"]
    .flatMap(Int.init) ?? 61

  private static let operation = ImageOperation(name: "TestQuery", variables: "{}")

  private func fill(_ scratch: Scratch) async -> [ImageChange] {
    var content = RandomContent(seed: 7)
    let image = DiskImage(scratch) { $0.now = { 1000 } }
    var model: [ImageKey: ImageChange] = [:]
    for round in 0..<6 {
      for id in 0..<12 {
        let change = ImageChange("\(id)", name: "name \(round) of \(id), \(content.text())")
        model[change.key] = change
        image.write([change])
      }
      await image.flush()
    }
    image.write([ImageChange(.queryRoot, cells: [ImageCell(.text("all"), .link(.character("3")))])])
    image.stamp(FlipTests.operation, isStale: false)
    await image.close()
    return Array(model.values)
  }

  @Test func noByteMakesAWrongValue() async throws {
    let scratch = Scratch()
    let changes = await fill(scratch)
    let bytes = try scratch.bytes(scratch.file.path)
    var source = RandomSource(seed: 1)
    for index in stride(from: source.below(FlipTests.step), to: bytes.count, by: FlipTests.step) {
      var broken = bytes
      broken[index] ^= source.below(2) == 0 ? 0xFF : 1 << UInt8(source.below(8))
      try scratch.write(broken, to: scratch.file.path)
      await check(scratch, changes, "byte \(index)")
      for name in scratch.names {
        try FileManager.default.removeItem(atPath: scratch.folder + "/" + name)
      }
    }
  }

  private func check(_ scratch: Scratch, _ changes: [ImageChange], _ what: Comment) async {
    let image = DiskImage(scratch) { $0.now = { 1000 } }
    for change in changes {
      let record = image.record(change.key)
      #expect(record == nil || record?.row.cells == change.row.cells, what)
    }
    let field = image.rootField("all")
    #expect(field == nil || field == ImageValue.link(.character("3")).text, what)
    let age = image.age(of: FlipTests.operation)
    #expect(age == nil || age == .since(.zero) || age == .stale, what)
    // It goes on, with the file or with a new one, unless the file looks like somebody else's.
    image.write([ImageChange("1", name: "new")])
    await image.flush()
    let name = image.string(.character("1"), "name")
    #expect(name == "new" || name == nil, what)
    await image.close()
  }
}

extension ImageChange {
  fileprivate var row: ImageModel.Row {
    ImageRecord(isDeleted: false, cells: cells).row
  }
}
