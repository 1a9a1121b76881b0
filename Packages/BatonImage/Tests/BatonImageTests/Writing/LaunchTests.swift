import Testing

@_spi(Image) import BatonStore
@testable import BatonImage

/// What stays from launch to launch.
@Suite struct LaunchTests {
  private static let operation = ImageOperation(name: "TestQuery", variables: "{\"id\":\"1\"}")

  @Test func dropsWhatAWholeLaunchDidNotRead() async throws {
    let scratch = Scratch()
    let first = DiskImage(scratch)
    first.write([ImageChange("1", name: "Rick"), ImageChange("2", name: "Morty")])
    await first.close()
    let second = DiskImage(scratch)
    #expect(second.string(.character("1"), "name") == "Rick")
    await second.close()
    let third = DiskImage(scratch)
    #expect(third.string(.character("1"), "name") == "Rick")
    #expect(third.string(.character("2"), "name") == nil)
    await third.close()
    let database = try Database(path: scratch.file.path, .readOnly)
    #expect(try database.integer("SELECT count(*) FROM rows") == 1)
  }

  /// An app that is killed as it starts does not lose what it had.
  @Test func aLaunchThatDidNothingIsNone() async {
    let scratch = Scratch()
    let first = DiskImage(scratch)
    first.write([ImageChange("1", name: "Rick")])
    await first.close()
    for _ in 0..<3 { await DiskImage(scratch).close() }
    let last = DiskImage(scratch)
    #expect(last.string(.character("1"), "name") == "Rick")
    await last.close()
  }

  @Test func whatIsWrittenAgainIsUsed() async {
    let scratch = Scratch()
    for _ in 0..<4 {
      let image = DiskImage(scratch)
      image.write([ImageChange("1", name: "Rick")])
      await image.close()
    }
    let image = DiskImage(scratch)
    #expect(image.string(.character("1"), "name") == "Rick")
    await image.close()
  }

  @Test func knowsAgesByTheWallClock() async {
    let scratch = Scratch()
    let first = DiskImage(scratch) { $0.now = { 1000 } }
    first.stamp(LaunchTests.operation, isStale: false)
    await first.close()
    let second = DiskImage(scratch) { $0.now = { 1060 } }
    #expect(second.age(of: LaunchTests.operation) == .since(.seconds(60)))
    #expect(second.age(of: ImageOperation(name: "TestQuery", variables: "{}")) == nil)
    second.invalidate()
    await second.close()
    let third = DiskImage(scratch) { $0.now = { 900 } }
    #expect(third.age(of: LaunchTests.operation) == .stale)
    third.stamp(LaunchTests.operation, isStale: false)
    await third.flush()
    #expect(third.age(of: LaunchTests.operation) == .since(.zero))
    third.stamp(LaunchTests.operation, isStale: true)
    await third.flush()
    #expect(third.age(of: LaunchTests.operation) == .stale)
    await third.close()
    // A clock that was set back makes nothing older than it is.
    let fourth = DiskImage(scratch) { $0.now = { 0 } }
    fourth.stamp(LaunchTests.operation, isStale: false)
    await fourth.close()
  }

  @Test func dropsTheLeastUsedAboveItsLimit() async throws {
    let scratch = Scratch()
    let name = String(repeating: "n", count: 2000)
    let first = DiskImage(scratch)
    for id in 0..<100 { first.write([ImageChange("\(id)", name: name)]) }
    await first.close()
    let second = DiskImage(scratch) { $0.limit = 400_000 }
    #expect(second.string(.character("7"), "name") == name)
    await second.flush()
    for id in 100..<200 {
      second.write([ImageChange("\(id)", name: name)])
      await second.flush()
    }
    // Of this launch there is what was written last; of the launch before what was read.
    #expect(second.string(.character("199"), "name") == name)
    #expect(second.string(.character("3"), "name") == nil)
    await second.close()
    #expect(try scratch.bytes(scratch.file.path).count <= 400_000)
  }

  /// A batch that alone is over the limit leaves an empty image, and what comes next is kept.
  @Test func dropsAllIfItMust() async {
    let scratch = Scratch()
    let image = DiskImage(scratch) { $0.limit = 100_000 }
    image.write([ImageChange("1", name: String(repeating: "n", count: 300_000))])
    await image.flush()
    #expect(image.string(.character("1"), "name") == nil)
    image.write([ImageChange("2", name: "Morty")])
    await image.flush()
    #expect(image.string(.character("2"), "name") == "Morty")
    await image.close()
  }
}
