internal import BatonSchema
internal import BatonTransportsTesting
internal import Foundation

extension DemoServer {
  /// A subscription of one connection.
  private struct Stream {
    let operation: Operation
    var sightings: Sightings
    var due: Date
  }

  /// graphql-transport-ws, until the client leaves: on one thread, which waits for a message or for the
  /// time of the next event.
  func serveSocket(_ connection: ServerConnection) throws {
    var streams: [String: Stream] = [:]
    while true {
      let due = streams.values.map(\.due).min()
      if try connection.hasInput(within: due?.timeIntervalSinceNow) {
        try receive(try connection.readMessage(), &streams, connection)
      }
      for (id, stream) in streams where stream.due <= Date() {
        var stream = stream
        try connection.next(id, stream.sightings.next(for: stream.operation))
        stream.due += interval
        streams[id] = stream
      }
    }
  }

  private func receive(
    _ text: String, _ streams: inout [String: Stream], _ connection: ServerConnection
  ) throws {
    let message = JSON.object(Array(text.utf8)) ?? [:]
    let id = message["id"] as? String ?? ""
    switch message["type"] as? String {
    case "connection_init": try connection.say(#"{"type":"connection_ack"}"#)
    case "ping": try connection.say(#"{"type":"pong"}"#)
    case "complete": streams[id] = nil
    case "subscribe":
      do {
        let operation = try Operation(Array(JSON.text(message["payload"] ?? "").utf8))
        note(operation, over: "a WebSocket")
        try begin(operation, id, &streams, connection)
      } catch let problem as OperationProblem {
        try connection.say(
          JSON.text(["id": id, "type": "error", "payload": [["message": "\(problem)"]]]))
      }
    default: break
    }
  }

  private func begin(
    _ operation: Operation, _ id: String, _ streams: inout [String: Stream],
    _ connection: ServerConnection
  ) throws {
    if operation.kind == .subscription, operation.field == "sightings" {
      streams[id] = Stream(
        operation: operation, sightings: sightings(), due: Date() + interval)
      return
    }
    pause(latency)
    for payload in payloads(of: operation) { try connection.next(id, payload) }
    try connection.say(JSON.text(["id": id, "type": "complete"]))
  }
}
