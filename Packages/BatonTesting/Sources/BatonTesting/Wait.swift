/// Waits until a condition holds: looks a few times while the main actor gets on with its work, and
/// then every few milliseconds.
///
/// ```swift
/// try await wait { handle.fetch == .idle }
/// ```
///
/// - Parameters:
///   - condition: read on the main actor.
///   - timeout: how long to wait at most, counted in the pauses between two looks: a machine that is
///     busy with other tests does not use it up.
/// - Throws: ``WaitTimeout`` where it does not hold by then; `CancellationError`.
@MainActor
public func wait(
  timeout: Duration = .seconds(5), file: StaticString = #fileID, line: UInt = #line,
  until condition: @MainActor () throws -> Bool
) async throws {
  var waited = Duration.zero
  var pause = Duration.microseconds(200)
  for _ in 0..<3 {
    if try condition() { return }
    await Task.yield()
  }
  while try !condition() {
    try Task.checkCancellation()
    if waited >= timeout {
      throw WaitTimeout(timeout: timeout, file: "\(file)", line: line)
    }
    try await Task.sleep(for: pause)
    waited += pause
    pause = min(pause * 2, .milliseconds(10))
  }
}

/// A condition did not come to hold in time.
public struct WaitTimeout: Error, Hashable, CustomStringConvertible {
  public let timeout: Duration
  /// Where the wait stands.
  public let file: String
  public let line: UInt

  public var description: String {
    "the condition at \(file):\(line) did not hold within \(timeout)"
  }
}
