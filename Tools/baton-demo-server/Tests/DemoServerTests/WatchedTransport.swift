import Baton
import Foundation

/// Passes on what a transport brings, and keeps which sightings came on which stream.
final class WatchedTransport: Transport {
  private let transport: any Transport
  private let kept = Kept()

  /// Behind a lock, since any thread sends.
  private final class Kept: @unchecked Sendable {
    // State: `streams`, read and written only under `lock`, which makes this class sendable.
    private let lock = NSLock()
    private var streams: [[String]] = []

    func begin() -> Int {
      lock.withLock {
        streams.append([])
        return streams.count - 1
      }
    }

    func keep(_ id: String, of stream: Int) { lock.withLock { streams[stream].append(id) } }
    var all: [[String]] { lock.withLock { streams } }
  }

  init(_ transport: any Transport) { self.transport = transport }

  /// The ids of the sightings of each stream, in the order in which they came.
  var streams: [[String]] { kept.all }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let stream = kept.begin()
    let payloads = Payloads(transport.send(request))
    return AsyncThrowingStream { [kept] in
      let payload = try await payloads.next()
      if let id = payload.flatMap({ Self.id(of: $0.bytes) }) { kept.keep(id, of: stream) }
      return payload
    }
  }

  private actor Payloads {
    private let stream: AsyncThrowingStream<Payload, any Error>

    init(_ stream: AsyncThrowingStream<Payload, any Error>) { self.stream = stream }

    func next() async throws -> Payload? {
      var payloads = stream.makeAsyncIterator()
      return try await payloads.next()
    }
  }

  private static func id(of bytes: [UInt8]) -> String? {
    let response = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let data = response?["data"] as? [String: Any]
    return (data?["sightings"] as? [String: Any])?["id"] as? String
  }
}

/// Sends each operation its own way, by its name.
struct Ways: Transport {
  let ways: [String: any Transport]

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    guard let way = ways[request.name] else {
      return AsyncThrowingStream { throw CocoaError(.featureUnsupported) }
    }
    return way.send(request)
  }
}
