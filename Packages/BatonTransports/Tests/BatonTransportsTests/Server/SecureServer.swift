import BatonTransportsTesting
import Foundation

/// OpenSSL's own test server in a process of its own, with a certificate made for it, which answers
/// each connection with the same bytes.
final class SecureServer {
  private let process: Process
  private let folder: URL
  let port: Int
  /// The certificate, which vouches for itself.
  let certificate: URL

  /// - Parameter name: What the certificate is for.
  init(for name: String, answer: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    certificate = folder.appendingPathComponent("certificate.pem")
    let key = folder.appendingPathComponent("key.pem")
    let made = try Self.start(
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test "
        + "-addext subjectAltName=\(name) -keyout \(key.path) -out \(certificate.path)")
    made.waitUntilExit()
    guard made.terminationStatus == 0 else { throw ServerProblem.noPort }
    // A port that was free a moment ago.
    let free = try LocalServer { _ in }
    port = free.port
    free.stop()
    let input = Pipe()
    process = try Self.start(
      "s_server -quiet -accept 127.0.0.1:\(port) -cert \(certificate.path) -key \(key.path)", input)
    input.fileHandleForWriting.write(Data(answer.utf8))
  }

  deinit {
    // A process that a task starts has the signals blocked that threads of tasks have.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  func url(_ host: String, scheme: String = "https") throws -> URL {
    guard let url = URL(string: "\(scheme)://\(host):\(port)/") else { throw ServerProblem.noPort }
    return url
  }

  private static func start(_ arguments: String, _ input: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments.split(separator: " ").map(String.init)
    if let input { process.standardInput = input }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
