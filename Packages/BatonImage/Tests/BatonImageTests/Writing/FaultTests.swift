import CSQLite
import Foundation
import Testing

@_spi(Image) import BatonStore
@testable import BatonImage

/// A disk that says no: to each statement in turn, and to all of them.
///
/// `BATON_IMAGE_FAULTS=1` has every statement fail in every way; otherwise each fails in one.
@Suite struct FaultTests {
  private static let isThorough =
    ProcessInfo.processInfo.environment["BATON_IMAGE_FAULTS"] != nil
  private static let codes = [SQLITE_FULL, SQLITE_BUSY, SQLITE_IOERR, SQLITE_CORRUPT]

  /// Writes and reads; every read gives the last value written or nothing.
  private func run(_ scratch: Scratch, _ plan: FaultPlan) async -> Bool {
    let image = DiskImage(scratch) { $0.fault = plan.fault }
    for round in 0..<3 {
      image.write([
        ImageChange("1", name: "name \(round)"), ImageChange("\(round + 10)", name: "x"),
      ])
      await image.flush()
      let name = image.string(.character("1"), "name")
      #expect(name == nil || name == "name \(round)")
    }
    image.stamp(ImageOperation(name: "Q", variables: "{}"), isStale: false)
    image.invalidate()
    await image.flush()
    // Whatever failed once has been written by now, unless the image could not be opened at all.
    let isThere = image.string(.character("12"), "name") == "x"
    await image.close()
    return isThere
  }

  @Test func anyStatementMayFail() async {
    let counting = FaultPlan()
    #expect(await run(Scratch(), counting))
    for index in 0..<counting.count {
      let codes = FaultTests.codes
      for code in FaultTests.isThorough ? codes : [codes[index % codes.count]] {
        await fail(at: index, with: code)
      }
    }
  }

  private func fail(at index: Int, with code: Int32) async {
    let scratch = Scratch()
    let plan = FaultPlan()
    plan.fail(at: index, with: code)
    let wasThere = await run(scratch, plan)
    let image = DiskImage(scratch)
    let name = image.string(.character("1"), "name")
    #expect(name == nil || name == "name 2", "statement \(index)")
    // An image that seems broken starts again at any time.
    if wasThere, code != SQLITE_CORRUPT { #expect(name != nil, "statement \(index)") }
    await image.close()
  }

  /// Whatever fails when an image is opened, what is written later is written without being asked for.
  @Test(arguments: [SQLITE_BUSY, SQLITE_CORRUPT])
  func aLaunchThatBeginsBadlyGoesOn(code: Int32) async throws {
    let scratch = Scratch()
    let counting = FaultPlan()
    await DiskImage(scratch).close()
    let first = DiskImage(scratch) { $0.fault = counting.fault }
    await first.flush()
    let count = counting.count
    await first.close()
    for index in 0..<count {
      let plan = FaultPlan()
      plan.fail(at: index, with: code)
      let image = DiskImage(scratch) { $0.fault = plan.fault }
      image.write([ImageChange("1", name: "\(index)")])
      for _ in 0..<500 where !image.waiting.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
      #expect(image.waiting.isEmpty, "statement \(index)")
      await image.close()
    }
  }

  @Test func keepsItsWorkWhileTheDiskIsFull() async {
    let scratch = Scratch()
    let plan = FaultPlan()
    let image = DiskImage(scratch) { $0.fault = plan.fault }
    image.write([ImageChange("1", name: "old")])
    await image.flush()
    plan.failAlways(with: SQLITE_FULL)
    for id in 2..<40 { image.write([ImageChange("\(id)", name: "new")]) }
    image.write([ImageChange("1", name: "new")])
    await image.flush()
    #expect(image.waiting.count == 39)
    // What the file has is older than what was committed.
    #expect(image.string(.character("1"), "name") == nil)
    plan.failAlways(with: nil)
    await image.flush()
    #expect(image.waiting.isEmpty)
    for id in 1..<40 { #expect(image.string(.character("\(id)"), "name") == "new") }
    await image.close()
  }

  @Test func startsAgainWhenTooMuchWaits() async throws {
    let scratch = Scratch()
    let plan = FaultPlan()
    let image = DiskImage(scratch) { $0.fault = plan.fault }
    image.write([ImageChange("1", name: "old")])
    await image.flush()
    plan.failAlways(with: SQLITE_FULL)
    image.write(
      ImageBatch(count: WaitingWork.most, takesAway: false) {
        Issue.record("nobody takes apart what is dropped")
        return ImageContent()
      })
    await image.flush()
    #expect(image.waiting.isEmpty)
    plan.failAlways(with: nil)
    image.write([ImageChange("2", name: "new")])
    await image.flush()
    let told = try await image.told(until: .written(rows: 2))
    #expect(
      told.suffix(2)
        == [.startedAgain(reason: "the disk took nothing for too long"), .written(rows: 2)])
    #expect(image.string(.character("1"), "name") == nil)
    #expect(image.string(.character("2"), "name") == "new")
    await image.close()
  }

  @Test func startsAgainWhenAReadFindsItBroken() async throws {
    let scratch = Scratch()
    let plan = FaultPlan()
    let image = DiskImage(scratch) { $0.fault = plan.fault }
    image.write([ImageChange("1", name: "old")])
    await image.flush()
    plan.fail(at: plan.count, with: SQLITE_CORRUPT)
    #expect(image.string(.character("1"), "name") == nil)
    await image.flush()
    let last = ImageEvent.startedAgain(reason: "the file was damaged")
    #expect(try await image.told(until: last).suffix(2) == [.failed(code: "SQLITE_CORRUPT"), last])
    await image.close()
  }

  /// A connection of another process that reads a long time is in nobody's way.
  @Test func aReaderInTheWayIsNone() async throws {
    let scratch = Scratch()
    let image = DiskImage(scratch)
    image.write([ImageChange("1", name: "0")])
    await image.flush()
    let other = try Database(path: scratch.file.path, .readOnly)
    try other.execute("BEGIN")
    #expect(try other.integer("SELECT count(*) FROM rows") == 1)
    for round in 1..<20 {
      image.write([ImageChange("\(round)", name: "\(round)")])
      await image.flush()
    }
    #expect(try other.integer("SELECT count(*) FROM rows") == 1)
    try other.execute("COMMIT")
    #expect(try other.integer("SELECT count(*) FROM rows") == 19)
    await image.close()
  }
}
