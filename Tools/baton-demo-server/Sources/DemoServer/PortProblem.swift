internal import Foundation

/// Why the server has not got its port.
struct PortProblem: Error, CustomStringConvertible {
  let port: Int
  /// The system's number.
  let code: Int32

  var description: String {
    switch code {
    case EADDRINUSE:
      "port \(port) is taken; choose another with --port, or end what has it"
    case EACCES, EPERM:
      "port \(port) is not for this user (\(reason)); choose one from 1024 on with --port"
    default: "port \(port) can't be had (\(reason)); choose another with --port"
    }
  }

  private var reason: String { String(cString: strerror(code)) }
}
