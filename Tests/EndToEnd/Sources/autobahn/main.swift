// Autobahn's suite for clients: connects to its server at an address, case by case, and sends back
// what comes. The server writes down what it thinks of that.
import Foundation

@testable import BatonTransports
@testable import BatonWire

let engine = CurlEngine()

func connect(_ target: String) async throws -> WebSocket {
  guard let url = URL(string: "\(CommandLine.arguments[1])\(target)") else {
    throw TransportError.url(target)
  }
  let address = try SocketAddress(url)
  // The server chooses no subprotocol, which is what this name means.
  let upgrade = Upgrade(
    target: address.target, host: address.host, subprotocol: "", headers: [],
    nonce: (0..<16).map { _ in .random(in: .min ... .max) })
  return try await WebSocket.open(
    HTTPRequest(url: address.origin, isStream: true), upgrade: upgrade, limit: 64 << 20,
    through: engine)
}

/// Sends back each message until the connection ends, however it does.
func echo(_ target: String) async throws {
  let socket = try await connect(target)
  do {
    while true { try await socket.write(socket.content()) }
  } catch {}
}

let counting = try await connect("/getCaseCount")
let count = Int(String(decoding: try await counting.message(), as: UTF8.self)) ?? 0
for number in 1...max(1, count) { try await echo("/runCase?case=\(number)&agent=baton") }
try await echo("/updateReports?agent=baton")
