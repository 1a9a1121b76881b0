public import Baton
internal import Foundation

/// Hands requests on to a transport, and writes down what comes of them, for ``RecordedTransport`` to answer
/// with in another run, without a server.
///
/// ```swift
/// let transport = try RecordingTransport(live, folder: "Tests/Recordings/characters")
/// let environment = Environment(transport: transport, subscriptions: transport)
/// ```
///
/// Each request has a file of its own in the folder, numbered in the order in which they were sent. It is text,
/// a line for the request, for each payload as it came, line breaks apart, and for the end. What a
/// transport adds to a request, credentials for instance, is not in it; variables and answers are. Usable from
/// any thread.
public final class RecordingTransport: Transport {
  // State: `count`, behind its lock; the rest never changes.
  private let transport: any Transport
  private let folder: URL
  private let count = Guarded(0)

  /// - Parameter folder: Made where it is not there.
  /// - Throws: ``RecordingExists`` where the folder has a recording, ``RecordingUnwritable`` where it can't be
  ///   made.
  public init(_ transport: any Transport, folder: String) throws {
    self.transport = transport
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    let names: [String]
    do {
      let files = FileManager.default
      try files.createDirectory(at: self.folder, withIntermediateDirectories: true)
      names = try files.contentsOfDirectory(atPath: self.folder.path)
    } catch {
      throw RecordingUnwritable(path: folder, reason: Reason.of(error))
    }
    if names.contains(where: { $0.hasSuffix(Recording.suffix) }) {
      throw RecordingExists(folder: folder)
    }
  }

  /// Hands the request on. The stream also throws ``RecordingUnwritable`` where the request's file can't be
  /// written, and ``RecordingExists`` where another recording got into the folder meanwhile.
  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let digits = String(number)
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let recorder = ExchangeRecorder(
      request, transport.send(request),
      file: folder.appending(path: "\(name)-\(request.name)\(Recording.suffix)"))
    return AsyncThrowingStream { try await recorder.next() }
  }
}

/// The folder that was given for a recording has one.
public struct RecordingExists: Error, Hashable, CustomStringConvertible {
  public let folder: String

  public var description: String {
    "\(folder) has a recording; remove it, or give another folder"
  }
}

/// A folder or a file that a recording can't be written to.
public struct RecordingUnwritable: Error, Hashable, CustomStringConvertible {
  public let path: String
  /// In the system's words.
  public let reason: String

  public var description: String {
    "\(path) can't be written: \(reason); record into a folder that can be, on a disk with room"
  }
}

/// One request's stream on its way to whoever asked, and into its file.
private actor ExchangeRecorder {
  // State: `handle`, nil before the first line.
  private let request: Request
  private let stream: AsyncThrowingStream<Payload, any Error>
  private let file: URL
  private var handle: FileHandle?

  init(_ request: Request, _ stream: AsyncThrowingStream<Payload, any Error>, file: URL) {
    self.request = request
    self.stream = stream
    self.file = file
  }

  func next() async throws -> Payload? {
    if handle == nil { try begin() }
    let payload: Payload?
    do {
      payload = try await Self.next(of: stream)
    } catch is CancellationError {
      throw CancellationError()
    } catch let refusal as OperationRefused {
      try write(.refused(refusal.payload))
      throw refusal
    } catch {
      try write(.failed(RecordedFailure(error)))
      throw error
    }
    if let payload {
      try write(.payload(payload))
    } else if !Task.isCancelled {
      try write(.completed)
    }
    return payload
  }

  private static func next(
    of stream: AsyncThrowingStream<Payload, any Error>
  ) async throws -> Payload? {
    var payloads = stream.makeAsyncIterator()
    return try await payloads.next()
  }

  private func begin() throws {
    do {
      try Data().write(to: file, options: .withoutOverwriting)
      handle = try FileHandle(forWritingTo: file)
    } catch CocoaError.fileWriteFileExists {
      throw RecordingExists(folder: file.deletingLastPathComponent().path)
    } catch {
      throw RecordingUnwritable(path: file.path, reason: Reason.of(error))
    }
    try write(.request(request.name, variables: request.variables.json))
  }

  private func write(_ line: Recording.Line) throws {
    do {
      try handle?.write(contentsOf: Data(line.bytes + [UInt8(ascii: "\n")]))
    } catch {
      throw RecordingUnwritable(path: file.path, reason: Reason.of(error))
    }
  }
}
