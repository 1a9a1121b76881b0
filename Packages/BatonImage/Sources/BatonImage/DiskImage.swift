internal import Foundation
@_spi(Image) internal import BatonStore

/// A store's image in one SQLite file: written behind on a queue of its own, read where it is asked.
final class DiskImage: StoreImage {
  // State: `reader`, with the generation it is of, behind its lock.
  private let file: ImageFile
  private let options: ImageOptions
  /// Nil where there is no image to be had; `events` says why.
  private let keeper: ImageKeeper?
  private let events: ImageEvents
  private let reader = Guarded<Reader?>(nil)

  private struct Reader {
    let connection: ImageConnection
    let generation: Int
  }

  /// What the app asked for.
  let persistence: Persistence

  convenience init(_ persistence: Persistence) {
    self.init(persistence, ImageOptions(persistence))
  }

  init(_ persistence: Persistence, _ options: ImageOptions) {
    self.persistence = persistence
    self.options = options
    file = ImageFile(path: persistence.url.path)
    do throws(ImageFile.Refusal) {
      guard persistence.url.isFileURL else { throw .elsewhere }
      let opened = try file.open(options)
      let keeper = ImageKeeper(file, options, lock: opened.lock, writer: opened.writer)
      self.keeper = keeper
      events = keeper.events
      if let loss = opened.loss { events.tell(.startedAgain(reason: loss.reason)) }
      events.tell(.opened)
    } catch {
      keeper = nil
      events = ImageEvents()
      events.tell(.unavailable(reason: error.reason))
    }
  }

  deinit { keeper?.closeSoon() }

  // MARK: Writing

  func write(_ batch: ImageBatch) { keeper?.add(.batch(batch, time: options.now())) }

  var waiting: [ImageBatch] { keeper?.waiting.batches ?? [] }

  func stamp(_ operation: ImageOperation, isStale: Bool) {
    keeper?.add(.stamp(RowIdentity(operation), time: options.now(), isStale: isStale))
  }

  func invalidate() { keeper?.add(.invalidation) }

  /// Tries to write what waits.
  func flush() async { await keeper?.flush() }

  func observe(_ told: @escaping @MainActor @Sendable (ImageEvent) -> Void) {
    events.observe(told)
  }

  func close() async {
    keeper?.waiting.close()
    // The last connection to go takes the log along, and only one that may write can.
    reader.withLock { $0 = nil }
    await keeper?.close()
  }

  // MARK: Reading

  func read(_ body: (any ImageReader) -> Void) {
    guard let keeper else { return }
    // Asked before the transaction begins: what is written meanwhile is seen in the file.
    let waiting = keeper.waiting.takingAway
    reading { connection throws(SQLiteFailure) in
      let used = try connection.read(beside: waiting, body)
      if !used.isEmpty { keeper.add(.use(used)) }
    }
  }

  func age(of operation: ImageOperation) -> ImageAge? {
    var age: ImageAge?
    let isInvalidating = keeper?.waiting.isInvalidating ?? false
    reading { connection throws(SQLiteFailure) in
      let used = try connection.read { reading in
        guard let stamp = reading.stamp(RowIdentity(operation)) else { return }
        guard !isInvalidating, let time = stamp.time, stamp.epoch >= connection.state.epoch else {
          age = .stale
          return
        }
        age = .since(.seconds(max(0, options.now() - time)))
      }
      if !used.isEmpty { keeper?.add(.use(used)) }
    }
    return age
  }

  var memberships: [ImageMembership] {
    var memberships: [ImageMembership] = []
    reading { connection throws(SQLiteFailure) in memberships = try connection.memberships() }
    return memberships
  }

  /// Runs `body` on the connection. What fails reads as not there, and the next read begins anew.
  private func reading(_ body: (ImageConnection) throws(SQLiteFailure) -> Void) {
    guard let keeper, isReadable(keeper) else { return }
    reader.withLock { reader in
      let generation = keeper.generation
      if reader?.generation != generation { reader = nil }
      do throws(SQLiteFailure) {
        let open: Reader
        if let held = reader {
          open = held
        } else {
          let connection = try ImageConnection(
            path: file.path, launch: keeper.launch, fault: options.fault)
          open = Reader(connection: connection, generation: generation)
        }
        reader = open
        try body(open.connection)
      } catch {
        reader = nil
        events.tell(.failed(code: error.name))
        if !error.isTransient { keeper.startAgain() }
      }
    }
  }

  /// Not while the image is behind by more than what is on its way.
  private func isReadable(_ keeper: ImageKeeper) -> Bool {
    !keeper.waiting.isClosed && !keeper.waiting.isFailing
  }
}

extension RowIdentity {
  init(_ operation: ImageOperation) {
    self.init(operation: operation.name, variables: operation.variables)
  }
}
