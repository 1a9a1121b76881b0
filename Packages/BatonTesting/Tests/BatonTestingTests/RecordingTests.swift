import Baton
import BatonTesting
import Foundation
import Testing

@MainActor @Suite("A recording of one run answers another")
final class RecordingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recording-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func request(_ name: String, _ id: String, _ kind: OperationKind = .query) -> Request {
    Request(
      name: name, kind: kind, document: .text("{a}"),
      variables: Variables(["id": Variable(id)]))
  }

  private func payloads(
    _ transport: any Transport, _ request: Request
  ) async throws -> [String] {
    var found: [String] = []
    for try await payload in transport.send(request) {
      found.append(String(decoding: payload.bytes, as: UTF8.self))
    }
    return found
  }

  @Test("by operation and variables, each in its turn; line breaks apart as it came")
  func replayed() async throws {
    let live = RecordedTransport(parts: { request in
      request.name == "Two"
        ? [Payload(json: "{\n  \"a\": \"\\n \u{e9}\"\r\n}"), Payload(json: "{}")]
        : [Payload(json: #"{"data":\#(request.variables.json)}"#)]
    })
    let recording = try RecordingTransport(live, folder: folder)
    let requests = [request("One", "1"), request("One", "2"), request("Two", "1")]
    for request in requests { _ = try await payloads(recording, request) }
    let replay = try RecordedTransport(recording: folder)
    #expect(try await payloads(replay, requests[1]) == [#"{"data":{"id":"2"}}"#])
    #expect(try await payloads(replay, requests[0]) == [#"{"data":{"id":"1"}}"#])
    #expect(
      try await payloads(replay, requests[2]) == ["{   \"a\": \"\\n \u{e9}\"  }", "{}"])
    #expect(replay.requests.count == 3)
    let error = await #expect(throws: NoRecording.self) {
      try await payloads(replay, request("One", "3"))
    }
    #expect(error?.description.contains(#"One {"id":"3"}; recorded are One {"id":"1"}"#) == true)
  }

  @Test("equal requests get their answers in order, and the last one's from then on")
  func turns() async throws {
    let live = ScriptedTransport()
    let recording = try RecordingTransport(live, folder: folder)
    for number in 1...2 {
      let asked = Task { try await payloads(recording, request("One", "1")) }
      try await wait { live.held.count == number }
      live.held[number - 1].respond(Payload(json: "\(number)"))
      #expect(try await asked.value == ["\(number)"])
    }
    let replay = try RecordedTransport(recording: folder, latency: .milliseconds(1))
    for expected in ["1", "2", "2"] {
      #expect(try await payloads(replay, request("One", "1")) == [expected])
    }
  }

  @Test("what failed fails again, in the words of that time; what was refused is refused")
  func failures() async throws {
    struct Cut: Error, CustomStringConvertible {
      var description: String { "cut\nin the middle" }
    }
    let refusal = Payload(json: #"{"errors":[{"message":"no"}]}"#)
    let live = ScriptedTransport()
    let recording = try RecordingTransport(live, folder: folder)
    let asked = Task { try await payloads(recording, request("One", "1", .mutation)) }
    try await wait { live.held.count == 1 }
    live.held[0].send(Payload(json: "{}"))
    live.held[0].fail(Cut())
    await #expect(throws: Cut.self) { try await asked.value }
    let events = Task { try await payloads(recording, request("Events", "1", .subscription)) }
    try await wait { live.held.count == 2 }
    live.held[1].refuse(refusal)
    await #expect(throws: OperationRefused.self) { try await events.value }
    let replay = try RecordedTransport(recording: folder)
    let error = await #expect(throws: RecordedFailure.self) {
      try await payloads(replay, request("One", "1", .mutation))
    }
    #expect(error?.description == "cut in the middle")
    let refused = await #expect(throws: OperationRefused.self) {
      try await payloads(replay, request("Events", "1", .subscription))
    }
    #expect(refused?.payload == refusal)
  }

  @Test("what a failure said of sending again is kept", arguments: [(503, true), (404, false)])
  func kinds(status: Int, isTransient: Bool) async throws {
    struct Answered: TransportFailure {
      let status: Int
      let isTransient: Bool
    }
    let failure = Answered(status: status, isTransient: isTransient)
    let live = RecordedTransport(answer: { _ in throw failure })
    let recording = try RecordingTransport(live, folder: folder)
    await #expect(throws: Answered.self) { try await payloads(recording, request("One", "1")) }
    let replay = try RecordedTransport(recording: folder)
    let error = await #expect(throws: RecordedFailure.self) {
      try await payloads(replay, request("One", "1"))
    }
    #expect(error?.status == status)
    #expect(error?.isTransient == isTransient)
  }

  @Test("a whole session, and the same again without its server")
  func session() async throws {
    let live = ScriptedTransport([
      Greeting.name: Payload(json: #"{"data":{"greeting":"Hello"}}"#)
    ])
    let recording = try RecordingTransport(live, folder: folder)
    let first = Environment(transport: recording, subscriptions: recording)
    let handle = first.handle(for: Greetings())
    let retention = handle.retain()
    #expect(try await first.fetch(Greeting()).greeting == "Hello")
    try await wait { live.held.count == 1 }
    for text in ["one", "two"] {
      live.held[0].send(Payload(json: #"{"data":{"greeted":"\#(text)"}}"#))
    }
    try await wait { handle.events == 2 }
    await first.end()
    try await wait { live.held[0].isCancelled }
    retention.release()
    let replay = try RecordedTransport(recording: folder)
    let second = Environment(transport: replay, subscriptions: replay)
    let again = second.handle(for: Greetings())
    let held = again.retain()
    try await wait { again.events == 2 }
    #expect(again.phase.data?.greeted == "two")
    #expect(again.stream == .open)
    #expect(try await second.fetch(Greeting()).greeting == "Hello")
    held.release()
  }

  @Test("a folder with a recording is not written over; one without is no matter")
  func existing() async throws {
    _ = try RecordingTransport(SilentTransport(), folder: folder)
    let recording = try RecordingTransport(
      RecordedTransport(["One": Payload(json: "{}")]), folder: folder)
    _ = try await payloads(recording, request("One", "1"))
    let error = #expect(throws: RecordingExists.self) {
      try RecordingTransport(SilentTransport(), folder: folder)
    }
    #expect(error?.description.contains(folder) == true)
  }

  @Test("two recorders on one folder do not write over one another")
  func two() async throws {
    let answers = RecordedTransport { Payload(json: $0.variables.json) }
    let first = try RecordingTransport(answers, folder: folder)
    let second = try RecordingTransport(answers, folder: folder)
    _ = try await payloads(first, request("One", "1"))
    let error = await #expect(throws: RecordingExists.self) {
      try await payloads(second, request("One", "2"))
    }
    #expect(error?.folder == folder)
    let replay = try RecordedTransport(recording: folder)
    #expect(try await payloads(replay, request("One", "1")) == [#"{"id":"1"}"#])
  }

  @Test("what is not there is said with its path and what to give instead")
  func absent() throws {
    let error = #expect(throws: RecordingUnreadable.self) {
      try RecordedTransport(recording: folder)
    }
    #expect(
      error?.description
        == "\(folder) can't be read: No such file or directory; "
        + "give a folder that RecordingTransport wrote")
  }

  @Test("a folder that can't be made, or went away, is said with its path")
  func unwritable() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/file"
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    let made = #expect(throws: RecordingUnwritable.self) {
      try RecordingTransport(SilentTransport(), folder: file)
    }
    #expect(made?.description.hasPrefix("\(file) can't be written: ") == true)
    let answers = RecordedTransport { Payload(json: $0.variables.json) }
    let recording = try RecordingTransport(answers, folder: folder + "/gone")
    try FileManager.default.removeItem(atPath: folder + "/gone")
    let error = await #expect(throws: RecordingUnwritable.self) {
      try await payloads(recording, request("One", "1"))
    }
    #expect(error?.reason == "No such file or directory")
  }

  @Test(
    "a file that is none is named, with its line",
    arguments: [
      ("", 1), ("payload {}", 1), ("request One", 1), ("request One {}\npayload {}\nwhat {}", 3),
      ("request One {}\ncompleted\npayload {}", 3), ("request One {}\nrequest One {}", 2),
    ])
  func broken(text: String, line: Int) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(
      toFile: folder + "/0001-One.recording", atomically: true, encoding: .utf8)
    let error = #expect(throws: BrokenRecording.self) {
      try RecordedTransport(recording: folder)
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("0001-One.recording:\(line)") == true)
  }
}
