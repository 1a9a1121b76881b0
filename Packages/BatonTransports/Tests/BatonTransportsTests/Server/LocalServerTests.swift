import BatonTransportsTesting
import Foundation
import Testing

@Suite struct LocalServerTests {
  /// The sockets that this process has open, by their numbers.
  private func sockets() throws -> [Int32: String] {
    let folder = "/proc/self/fd"
    var found: [Int32: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      guard let number = Int32(name), let link, link.hasPrefix("socket:") else { continue }
      found[number] = link
    }
    return found
  }

  /// The system gives the number of a socket that was closed to the next one.
  @Test func aStoppedServerLeavesTheSocketsOfOthersAlone() async throws {
    let before = try sockets()
    var server: LocalServer? = try LocalServer { $0.readToEnd() }
    let own = try sockets().filter { !before.values.contains($0.value) }
    try #require(!own.isEmpty)
    server?.stop()
    await eventually { (try? sockets().values.contains { own.values.contains($0) }) == false }

    var pairs: [[Int32]] = []
    defer { for descriptor in pairs.joined() { close(descriptor) } }
    for _ in 0..<32 {
      var pair: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
      pairs.append(pair)
    }
    #expect(pairs.joined().contains { own[$0] != nil }, "nobody was given its number")
    server = nil
    for pair in pairs {
      var byte: UInt8 = 1
      #expect(send(pair[0], &byte, 1, Int32(MSG_NOSIGNAL)) == 1)
      #expect(send(pair[1], &byte, 1, Int32(MSG_NOSIGNAL)) == 1)
    }
  }
}
