import Baton
import BatonTransports
import BatonTransportsTesting
import Foundation

/// What long answers take of memory that are read slowly, while the server writes as fast as it can.
@MainActor
enum StreamRows {
  nonisolated static let all = Stream.allCases.map { stream in
    Row(
      name: "stream-\(stream)", what: "peak memory, 200 MB in \(stream) of 1 MB, read slowly",
      against: "16 MB", bar: 1, measure: { try memory($0, stream) })
  }

  enum Stream: CaseIterable {
    case parts, events, messages
  }

  private nonisolated static let count = 200
  private static let budget = 16_000_000.0
  /// A megabyte, but for what frames it.
  private nonisolated static let payload =
    #"{"data":{"text":""# + String(repeating: "x", count: 999_900) + #""}}"#

  /// The most above what there was before: of what the heap was asked for, and of the process's memory, which
  /// a run of this row alone has little of.
  private static func memory(_ bench: Bench, _ stream: Stream) throws -> Outcome {
    let server = try server(of: stream)
    let url = try server.url()
    let before = resident()
    var most = 0.0
    func measure() throws { most = try awaited { try await read(stream, from: url) } - before }
    if let heap = bench.heap {
      most = max(most, Double(try heap.measure(measure).peakBytes))
    } else {
      try measure()
    }
    return .measured(
      ours: Quantity(value: most, unit: .bytes), peer: Quantity(value: budget, unit: .bytes),
      ratio: most / budget)
  }

  /// What it writes is there before anything is measured.
  private static func server(of stream: Stream) throws -> LocalServer {
    let bytes = Array(payload.utf8)
    switch stream {
    case .parts:
      let part = Array("\r\n---\r\n\r\n".utf8) + bytes
      return try LocalServer { connection in
        try connection.readRequest()
        try connection.begin(type: "multipart/mixed; boundary=\"-\"")
        for _ in 0..<count { try connection.write(part) }
        try connection.write("\r\n-----\r\n")
      }
    case .events:
      let event = Array("event: next\ndata: ".utf8) + bytes + Array("\n\n".utf8)
      return try LocalServer { connection in
        try connection.readRequest()
        try connection.begin(type: "text/event-stream")
        for _ in 0..<count { try connection.write(event) }
        try connection.write("event: complete\n\n")
      }
    case .messages:
      let message = Array(#"{"id":"1","type":"next","payload":"#.utf8) + bytes + Array("}".utf8)
      let frame = ServerConnection.frame(1, message)
      return try LocalServer { connection in
        try connection.acknowledge()
        _ = try connection.readMessage()
        for _ in 0..<count { try connection.write(frame) }
        try connection.say(#"{"id":"1","type":"complete"}"#)
        connection.readToEnd()
      }
    }
  }

  /// The most memory that the process had meanwhile.
  private nonisolated static func read(_ stream: Stream, from url: URL) async throws -> Double {
    let transport: any Transport =
      stream == .messages ? GraphQLTransportWebSocket(url: url) : HTTPTransport(url: url)
    let request = Request(
      name: "S", kind: stream == .parts ? .query : .subscription,
      document: .text("subscription S { text }"), isIncremental: stream == .parts)
    var (most, read) = (0.0, 0)
    for try await payload in transport.send(request) {
      read += 1
      guard payload.bytes.count == Self.payload.utf8.count else {
        throw BenchError("a payload of \(payload.bytes.count) bytes")
      }
      most = max(most, resident())
      try await Task.sleep(for: .milliseconds(2))
    }
    guard read == count else { throw BenchError("\(read) of \(count) payloads came") }
    return most
  }

  private nonisolated static func resident() -> Double {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (pages ?? 0) * Double(getpagesize())
  }
}
