import BatonTransportsTesting
import Foundation

/// A port where connections are asked for and nobody answers: its queue is full.
final class FullServer {
  private let listening: Int32
  private var waiting: [Int32] = []
  let url: URL

  init(scheme: String) throws {
    listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = listening
    var full: [Int32] = []
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let result =
          bind(listening, address, size) | listen(listening, 0)
          | getsockname(listening, address, &size)
        for _ in 0..<4 {
          let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
          _ = connect(descriptor, address, size)
          full.append(descriptor)
        }
        return result
      }
    }
    waiting = full
    let port = UInt16(bigEndian: address.sin_port)
    guard result == 0, let url = URL(string: "\(scheme)://127.0.0.1:\(port)/") else {
      throw ServerProblem.noPort
    }
    self.url = url
  }

  deinit { for descriptor in waiting + [listening] { close(descriptor) } }
}
