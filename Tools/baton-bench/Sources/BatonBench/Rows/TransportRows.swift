import Baton
import BatonTransports
import CTransportPeer
import Foundation

/// Requests over HTTP beside libcurl driven from C. Times are the wall's, since the work is other threads'.
@MainActor
enum TransportRows {
  nonisolated static let all = [
    Row(
      name: "requests", what: "median of 1,000 requests, 200 at once", against: "curl_multi from C",
      bar: 1.5, measure: { try requests($0) })
  ]

  private nonisolated static let count = 1000
  private nonisolated static let atOnce = 200
  private nonisolated static let answer =
    #"{"data":{"character":{"id":"1","name":"Rick Sanchez","status":"Alive","species":"Human"}}}"#

  private static func requests(_ bench: Bench) throws -> Outcome {
    let port = baton_peer_serve(answer)
    guard port > 0, let url = URL(string: "http://127.0.0.1:\(port)/graphql") else {
      throw BenchError("no port to serve at")
    }
    let sent = Request(
      name: "Q", kind: .query,
      document: .text("query Q { character(id: 1) { id name status species } }"))
    let body = String(decoding: sent.body, as: UTF8.self)
    func peer() throws -> Double {
      var times = [Double](repeating: 0, count: count)
      let answered = baton_peer_send(
        url.absoluteString, body, Int32(answer.utf8.count), Int32(count), Int32(atOnce), &times)
      guard answered == count else { throw BenchError("curl had \(answered) answers") }
      return median(times) ?? 0
    }
    func ours() throws -> Double {
      let times = try awaited { await send(sent, to: url) }
      guard times.count == count else { throw BenchError("ours had \(times.count) answers") }
      return median(times) ?? 0
    }
    _ = (try ours(), try peer())
    var times: (ours: [Double], peer: [Double]) = ([], [])
    for round in 0..<max(bench.rounds, 1) {
      if round.isMultiple(of: 2) { times.ours.append(try ours()) }
      times.peer.append(try peer())
      if !round.isMultiple(of: 2) { times.ours.append(try ours()) }
    }
    guard let comparison = Comparison(ours: times.ours, peer: times.peer) else {
      throw BenchError("measured no round")
    }
    return .times(comparison)
  }

  /// Through one transport; the times of those that were answered whole.
  private nonisolated static func send(_ request: Request, to url: URL) async -> [Double] {
    var limits = Limits()
    limits.requestsAtOnce = atOnce
    let transport = HTTPTransport(url: url, limits: limits)
    return await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<atOnce {
        group.addTask {
          var times: [Double] = []
          for _ in 0..<count / atOnce {
            let start = ContinuousClock.now
            guard let payload = try? await first(transport.send(request)),
              payload.bytes.count == answer.utf8.count
            else { continue }
            times.append((ContinuousClock.now - start) / .nanoseconds(1))
          }
          return times
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private nonisolated static func first(
    _ stream: AsyncThrowingStream<Payload, any Error>
  ) async throws -> Payload? {
    for try await payload in stream { return payload }
    return nil
  }
}
