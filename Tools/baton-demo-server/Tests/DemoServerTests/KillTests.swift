import BatonTerminalTesting
import BatonTesting
import BatonTransports
import DemoOperations
import DemoServer
import Foundation
import Testing

/// What a client does whose server is killed and started again, over and over: with two subscriptions, one
/// over HTTP and one over a WebSocket, a query that is asked again and again, and mutations on their way.
/// `BATON_KILL_ROUNDS` says how often; 5 is the usual number.
@MainActor
@Suite(
  .enabled(
    if: BuiltProgram.url("baton-demo-server") != nil,
    "the program is not built beside the tests: the test target must depend on 'baton-demo-server'")
)
struct KillTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["BATON_KILL_ROUNDS"].flatMap { Int($0) } ?? 5

  /// The process's memory, in bytes, and its descriptors.
  private func held() throws -> (memory: Int, descriptors: Int) {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    return (try #require(pages) * Int(getpagesize()), descriptors)
  }

  @Test func nothingIsLostDoubledOrLeaked() async throws {
    let server = try DemoServerProcess(
      try #require(BuiltProgram.url("baton-demo-server")),
      in: URL(filePath: #filePath).deletingLastPathComponent(), "--every", "10", "--latency", "5")
    try await server.start()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/graphql"))
    let http = HTTPTransport(url: url)
    let events = WatchedTransport(http)
    let socket = WatchedTransport(GraphQLTransportWebSocket(url: url))
    let environment = Environment(
      transport: RetryingTransport(http),
      subscriptions: Ways(ways: ["HTTPSightings": events, "SocketSightings": socket]),
      chance: { 0 })
    let first = environment.handle(for: HTTPSightings())
    let second = environment.handle(for: SocketSightings())
    let retentions = [first.retain(), second.retain()]
    let polling = Poll(environment)
    var reported: [String] = []
    var before: (memory: Int, descriptors: Int)?
    for round in 1...Self.rounds {
      let (seen, answers) = ((first.events, second.events), polling.answers)
      try await wait(timeout: .seconds(60)) {
        first.events > seen.0 + 1 && second.events > seen.1 + 1 && polling.answers > answers
      }
      #expect(first.resumptions >= round - 1 && second.resumptions >= round - 1)
      if round == min(3, Self.rounds) { before = try held() }
      // Some are answered, some are on their way when the server is killed, some find nobody.
      let mutations = (0..<3).map { number in
        Task {
          try await Task.sleep(for: .milliseconds(number * 4))
          let note = "\(round)-\(number)"
          let report = try await environment.mutate(ReportMutation(character: "1", note: note))
          return report.report?.note
        }
      }
      try await Task.sleep(for: .milliseconds(round % 5 * 3))
      server.kill()
      try await Task.sleep(for: .milliseconds(round % 4 * 30))
      try await server.start()
      for mutation in mutations {
        if let note = try? await mutation.value { reported.append(note) }
      }
    }
    let (seen, answers) = ((first.events, second.events), polling.answers)
    try await wait(timeout: .seconds(60)) {
      first.events > seen.0 && second.events > seen.1 && polling.answers > answers
    }
    let after = try held()
    polling.stop()
    for retention in retentions { retention.release() }

    for watched in [events, socket] {
      let ids = watched.streams.flatMap { $0 }
      #expect(Set(ids).count == ids.count, "no sighting came twice")
      for stream in watched.streams {
        let numbers = stream.compactMap { Int($0.split(separator: "-").last ?? "") }
        #expect(numbers == (1...max(1, numbers.count)).prefix(numbers.count).map { $0 })
      }
    }
    // What came was committed, but for what was on its way when its stream ended.
    #expect(first.events <= events.streams.joined().count)
    #expect(first.events >= events.streams.joined().count - events.streams.count)
    #expect(second.events <= socket.streams.joined().count)
    #expect(second.events >= socket.streams.joined().count - socket.streams.count)
    let notes = server.lines.filter { $0.hasPrefix("mutation ") }
    #expect(Set(notes).count == notes.count, "no mutation was sent twice")
    for note in reported { #expect(notes.contains { $0.contains("\"\(note)\"") }) }
    let baseline = try #require(before)
    #expect(after.descriptors <= baseline.descriptors + 4)
    #expect(after.memory < baseline.memory + 16 << 20)
    print(
      "killed \(Self.rounds) times: \(first.events) and \(second.events) events, "
        + "\(first.resumptions) and \(second.resumptions) resumptions, \(polling.answers) answers, "
        + "\(notes.count) mutations arrived and \(reported.count) of \(3 * Self.rounds) were answered, "
        + "descriptors \(baseline.descriptors) then \(after.descriptors), "
        + "memory \(baseline.memory >> 10) then \(after.memory >> 10) KB")
  }
}

/// A query that is asked again and again.
@MainActor
final class Poll {
  private(set) var answers = 0
  private var task: Task<Void, Never>?

  init(_ environment: Environment) {
    task = Task { [weak self] in
      while !Task.isCancelled {
        let data = try? await environment.fetch(CharactersQuery(page: 1))
        if data?.characters?.results?.isEmpty == false { self?.answers += 1 }
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  func stop() { task?.cancel() }
}
