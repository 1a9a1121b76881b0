import CSQLite
import Foundation
import Testing

@_spi(Image) import BatonStore
@testable import BatonImage

/// A process that writes, killed at any moment or read beside.
///
/// `BATON_IMAGE_KILLS=1000` kills it so often, `BATON_IMAGE_BATCHES=10000` has it write so much to read beside.
@Suite struct OtherProcessTests {
  private static let kills =
    ProcessInfo.processInfo.environment["BATON_IMAGE_KILLS"].flatMap(Int.init) ?? 12
  private static let batches =
    ProcessInfo.processInfo.environment["BATON_IMAGE_BATCHES"].flatMap(Int.init) ?? 300

  private func writer(_ scratch: Scratch, _ arguments: String...) throws -> Process {
    let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("image-writer")
    process.arguments = [scratch.file.path] + arguments
    try process.run()
    return process
  }

  /// The number that every record says; nil for an image that has none yet.
  private func number(_ connection: ImageConnection) throws -> Int? {
    var numbers: [Int?] = []
    var root: Int?
    _ = try connection.read { reading in
      if case .int(let number) = reading.rootField("number").value { root = number }
      for index in 0..<8 {
        let key = ImageKey(type: "Written", isKeyed: true, text: "\(index)")
        numbers.append(
          reading.record(key)?.cells.lazy.compactMap { cell in
            if case .int(let number) = cell.value { number } else { nil }
          }.first)
      }
    }
    #expect(Set(numbers + [root]).count == 1, "half a batch: \(numbers), root \(root ?? -1)")
    return root
  }

  /// Until its log has some batches.
  private func untilItWrites(_ scratch: Scratch) async throws {
    let log = URL(fileURLWithPath: scratch.file.path + "-wal")
    for _ in 0..<2000 {
      let size = try? log.resourceValues(forKeys: [.fileSizeKey]).fileSize
      if (size ?? 0) > 100_000 { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("nothing was written in 20 seconds")
  }

  @Test func killedAtAnyMoment() async throws {
    let scratch = Scratch()
    var source = RandomSource(seed: UInt64(ProcessInfo.processInfo.processIdentifier))
    var last = 0
    for round in 0..<OtherProcessTests.kills {
      let process = try writer(scratch)
      // Every other time as soon as may be, also while the image is being made.
      if round % 2 == 1 { try await untilItWrites(scratch) }
      try await Task.sleep(for: .milliseconds(source.below(150)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard FileBytes.exists(scratch.file.path) else { continue }
      let database = try Database(path: scratch.file.path, .readWrite)
      let check = try database.prepare("PRAGMA integrity_check")
      #expect(try check.step())
      #expect(String(decoding: check.bytes(0), as: UTF8.self) == "ok")
      check.reset()
      let number = try number(ImageConnection(path: scratch.file.path, fault: nil)) ?? 0
      #expect(number >= last, "round \(round): \(last) was there, and now it is \(number)")
      last = number
    }
    #expect(last > 0)
  }

  /// Every read is some committed batch, and nobody is told to come again.
  @Test func readBesideAWriter() async throws {
    let scratch = Scratch()
    let process = try writer(scratch, "\(OtherProcessTests.batches)")
    var reads = 0
    var last = 0
    while process.isRunning {
      do {
        let connection = try ImageConnection(path: scratch.file.path, fault: nil)
        for _ in 0..<20 {
          guard let number = try number(connection) else { continue }
          #expect(number >= last)
          last = number
          reads += 1
        }
      } catch let failure as SQLiteFailure {
        // There is no image yet.
        #expect(failure.code == SQLITE_CANTOPEN && reads == 0, "\(failure.name)")
      }
      try await Task.sleep(for: .milliseconds(1))
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      try number(ImageConnection(path: scratch.file.path, fault: nil)) == OtherProcessTests.batches)
    #expect(reads > 0)
  }
}
