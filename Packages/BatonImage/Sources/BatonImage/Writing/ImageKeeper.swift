@_spi(Image) internal import BatonStore
internal import Dispatch

/// Who writes an image, on a queue of its own, and makes it anew when nothing else helps.
///
/// `@unchecked Sendable` because its variables are touched on the queue alone, once it is made.
final class ImageKeeper: @unchecked Sendable {
  // State, of the queue: `lock` and `writer`, nil once closed, `writer` also while the image cannot be
  // written; `loss`, why there will be an empty one then, nil where not; `isRetrying`, and `delay`, the seconds
  // before the next try; `isLaunchWritten`, whether the file knows of this launch.
  private let file: ImageFile
  private let options: ImageOptions
  private let queue = DispatchQueue(label: "baton.image", qos: .utility)
  /// One block of the queue follows the other: said once more, for the thread sanitizer.
  private let turns = Guarded(())
  private var lock: FileLock?
  private var writer: ImageWriter?
  private var loss: ImageLoss?
  private var isRetrying = false
  private var isLaunchWritten = false
  private var delay = 1.0
  let waiting = WaitingWork()
  let events = ImageEvents()
  /// See `ImageConnection.Launch`.
  private let launchState: Guarded<ImageConnection.Launch>
  private let madeAnew = Guarded(0)

  init(_ file: ImageFile, _ options: ImageOptions, lock: FileLock, writer: ImageWriter) {
    self.file = file
    self.options = options
    self.lock = lock
    self.writer = writer
    launchState = Guarded(writer.launch)
    enqueue { [self] in
      let isSound = attempt { writer throws(SQLiteFailure) in
        try writer.verify()
        try writer.dropUnused()
      }
      if !isSound { writeAll() }
    }
  }

  // MARK: From any thread

  var launch: ImageConnection.Launch { launchState.withLock { $0 } }

  /// Counts how often the image was made anew, for who reads the old one.
  var generation: Int { madeAnew.withLock { $0 } }

  func add(_ work: ImageWork) {
    if waiting.add(work) { enqueue { [self] in writeAll() } }
  }

  /// Tries to write what waits, however the last try went.
  func flush() async {
    await withCheckedContinuation { continuation in
      enqueue { [self] in
        writeAll()
        continuation.resume()
      }
    }
  }

  /// Who reads found the image broken.
  func startAgain() {
    enqueue { [self] in
      guard lock != nil else { return }
      loss = .damaged
      writer = nil
      writeAll()
    }
  }

  func close() async {
    waiting.close()
    await withCheckedContinuation { continuation in
      enqueue { [self] in
        finish()
        continuation.resume()
      }
    }
  }

  /// Without waiting for it.
  func closeSoon() {
    waiting.close()
    enqueue { [self] in finish() }
  }

  /// Runs `body` on the queue.
  private func enqueue(_ body: @escaping @Sendable () -> Void) {
    queue.async { [turns] in turns.withLock { _ in body() } }
  }

  // MARK: On the queue

  private func writeAll() {
    guard lock != nil else { return }
    // An image that fails and fails again, also when it was made anew, waits.
    for _ in 0..<2 {
      if writer == nil, !reopen() { return retryLater() }
      if writeWaiting() { return }
    }
    retryLater()
  }

  /// Whether there is nothing more to do now.
  private func writeWaiting() -> Bool {
    while let works = waiting.take() {
      guard attempt({ writer throws(SQLiteFailure) in try writer.write(works) }) else {
        if writer != nil { retryLater() }
        return writer != nil
      }
      waiting.finish()
      isLaunchWritten = true
      delay = 1
      events.tell(.written(rows: works.reduce(0) { $0 + $1.rows }))
      attempt { writer throws(SQLiteFailure) in try writer.keep(below: options.limit) }
      if writer == nil { return false }
    }
    return true
  }

  /// Does something with the image. There is none any more where it turned out to be broken or the
  /// connection cannot be used.
  @discardableResult
  private func attempt(_ body: (ImageWriter) throws(SQLiteFailure) -> Void) -> Bool {
    guard let writer else { return false }
    do throws(SQLiteFailure) {
      try body(writer)
      return true
    } catch {
      events.tell(.failed(code: error.name))
      let isTooMuch = waiting.fail()
      if isTooMuch { waiting.drop() }
      loss = ImageLoss(error) ?? (isTooMuch ? .overdue : loss)
      if loss != nil || !writer.isUsable { self.writer = nil }
      return false
    }
  }

  /// Whether there is an image again: the same one, or an empty one in its place.
  private func reopen() -> Bool {
    do throws(ImageFile.Refusal) {
      if let loss {
        madeAnew.withLock { $0 += 1 }
        writer = try file.startAgain(options)
        self.loss = nil
        events.tell(.startedAgain(reason: loss.reason))
      } else {
        writer = try file.reopen(options, launches: !isLaunchWritten)
      }
      if let launch = writer?.launch { launchState.withLock { $0 = launch } }
      madeAnew.withLock { $0 += 1 }
      return true
    } catch {
      if case .failed(let failure) = error { loss = ImageLoss(failure) ?? loss }
      events.tell(.failed(code: error.reason))
      if waiting.fail() { waiting.drop() }
      return false
    }
  }

  private func retryLater() {
    guard !isRetrying else { return }
    isRetrying = true
    queue.asyncAfter(deadline: .now() + delay) { [self] in
      turns.withLock { _ in
        isRetrying = false
        writeAll()
      }
    }
    delay = min(delay * 2, 30)
  }

  private func finish() {
    writeAll()
    writer?.finish()
    writer = nil
    lock = nil
  }
}
