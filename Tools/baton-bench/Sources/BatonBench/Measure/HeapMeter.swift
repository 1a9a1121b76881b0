/// Counts what is asked of the heap. The executable brings one; without, rows of counts say that
/// they were not measured.
public struct HeapMeter: Sendable {
  /// Bytes are relative to the start and include the allocator's own headers.
  public struct Reading: Sendable, Equatable {
    public let allocations: Int
    public let liveBytes: Int
    public let peakBytes: Int

    public init(allocations: Int, liveBytes: Int, peakBytes: Int) {
      self.allocations = allocations
      self.liveBytes = liveBytes
      self.peakBytes = peakBytes
    }
  }

  let start: @Sendable () -> Void
  let stop: @Sendable () -> Reading

  public init(start: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> Reading) {
    self.start = start
    self.stop = stop
  }

  /// What `body` asked for, and the bytes it left behind.
  @MainActor
  func measure(_ body: @MainActor () throws -> Void) rethrows -> Reading {
    start()
    do { try body() } catch {
      _ = stop()
      throw error
    }
    return stop()
  }
}
