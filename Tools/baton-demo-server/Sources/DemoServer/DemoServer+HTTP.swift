internal import BatonSchema
internal import BatonTransportsTesting
internal import Foundation

extension DemoServer {
  /// Answers one request; what follows it on the connection is asked for again.
  func serve(_ connection: ServerConnection) throws {
    let request = try connection.readRequest()
    if request.headers["upgrade"]?.lowercased() == "websocket" {
      try connection.acceptUpgrade(request)
      try serveSocket(connection)
      throw ServerProblem.closed
    }
    guard request.line.hasPrefix("POST ") else {
      return try connection.answer(Self.welcome, type: "text/plain; charset=utf-8")
    }
    let operation: Operation
    do { operation = try Operation(Array(request.body.utf8)) } catch {
      return try connection.answer(JSON.refusal("\(error)"), status: "400 Bad Request")
    }
    note(operation)
    if operation.kind == .subscription { try serveEvents(operation, connection) }
    let payloads = payloads(of: operation)
    pause(latency)
    if payloads.count == 1 { return try connection.answer(payloads[0]) }
    try serveParts(payloads, connection)
  }

  private static let welcome = """
    The recorded answers of Rick and Morty, for Baton: POST a GraphQL request to this address.
    A subscription is `sightings`, by text/event-stream, or by graphql-transport-ws over a WebSocket.

    """

  func pause(_ seconds: Double) { if seconds > 0 { Thread.sleep(forTimeInterval: seconds) } }

  /// In chunks, so that the connection is of use afterwards.
  private func serveParts(_ payloads: [String], _ connection: ServerConnection) throws {
    try connection.write(
      "HTTP/1.1 200 OK\r\nContent-Type: multipart/mixed; boundary=\"-\"\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n")
    func chunk(_ text: String) throws {
      try connection.write("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n")
    }
    try chunk("\r\n---")
    for (index, payload) in payloads.enumerated() {
      if index > 0 { pause(latency) }
      let end = index == payloads.count - 1 ? "-----\r\n" : "---"
      try chunk("\r\nContent-Type: application/json\r\n\r\n\(payload)\r\n\(end)")
    }
    try connection.write("0\r\n\r\n")
  }

  /// Until the client leaves.
  private func serveEvents(_ operation: Operation, _ connection: ServerConnection) throws {
    guard operation.field == "sightings" else {
      try connection.answer(JSON.refusal("the one subscription is `sightings`"))
      throw ServerProblem.closed
    }
    try connection.begin(type: "text/event-stream")
    try connection.write(":\n\n")
    var sightings = sightings()
    while true {
      pause(interval)
      try connection.write("event: next\ndata: \(sightings.next(for: operation))\n\n")
    }
  }
}
