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
    // The process's first sleep opens descriptors of its own, which would take the number.
    try await Task.sleep(for: .milliseconds(2))
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

  @Test func aPortThatIsTakenIsToldByTheSystemsNumber() throws {
    let server = try LocalServer { $0.readToEnd() }
    #expect {
      _ = try LocalServer(port: server.port) { $0.readToEnd() }
    } throws: { error in
      guard case ServerProblem.refused(EADDRINUSE) = error else { return false }
      return true
    }
  }

  /// It serves who waited meanwhile as soon as there are descriptors again.
  @Test func aServerGoesOnAfterTheDescriptorsRanOut() throws {
    let server = try LocalServer {
      try $0.write("x")
      $0.readToEnd()
    }
    let clients = (0..<3).map { _ in socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
    defer { for client in clients { close(client) } }
    try withoutDescriptors {
      for client in clients { try connect(client, to: server.port) }
      // Time to fail in, some times.
      usleep(100_000)
    }
    for client in clients {
      var limit = timeval(tv_sec: 10, tv_usec: 0)
      setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var byte: UInt8 = 0
      #expect(recv(client, &byte, 1, 0) == 1)
    }
  }

  /// Runs a body while this process can open nothing.
  private func withoutDescriptors(_ body: () throws -> Void) throws {
    var limit = rlimit()
    try #require(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
    var low = limit
    low.rlim_cur = 64
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &low)
    var taken: [Int32] = []
    while case let descriptor = dup(STDERR_FILENO), descriptor >= 0 { taken.append(descriptor) }
    defer {
      for descriptor in taken { close(descriptor) }
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    try body()
  }

  private func connect(_ client: Int32, to port: Int) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }
}
