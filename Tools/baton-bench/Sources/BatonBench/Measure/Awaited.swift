import Dispatch
import Synchronization

/// Has the main actor wait for work that is other threads' alone.
@MainActor
func awaited<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let box = Box<Value>()
  Task.detached {
    let result: Result<Value, any Error>
    do { result = .success(try await work()) } catch { result = .failure(error) }
    box.result.withLock { $0 = result }
    box.done.signal()
  }
  box.done.wait()
  guard let result = box.result.withLock({ $0 }) else { throw BenchError("nothing was done") }
  return try result.get()
}

private final class Box<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>?>(nil)
  let done = DispatchSemaphore(value: 0)
}
