import BatonBench
import CAllocations
import Foundation

@main
struct Main {
  @MainActor
  static func main() {
    // What the kernel takes to give pages back is neither ours nor a peer's.
    allocations_keep_freed()
    let meter = HeapMeter(
      start: { allocations_start() },
      stop: {
        let counted = allocations_stop()
        return HeapMeter.Reading(
          allocations: Int(counted.count), liveBytes: Int(counted.live),
          peakBytes: Int(counted.peak))
      })
    let command = Command(
      heap: allocations_available() ? meter : nil,
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      complain: { FileHandle.standardError.write(Data($0.utf8)) })
    exit(command.run(Array(CommandLine.arguments.dropFirst())))
  }
}
