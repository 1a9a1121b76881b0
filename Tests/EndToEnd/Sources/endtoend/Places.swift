import Foundation

/// Where what a run needs is.
struct Places: Sendable {
  /// A folder for each environment of Python, and the certificate that peers are secured by.
  let environments: URL
  /// The modules that serve.
  let peers: URL
  let spec: URL
  /// For what peers say, and their ports.
  let scratch: URL

  init(arguments: [String]) throws(Problem) {
    guard arguments.count == 5 else { throw .usage }
    let folders = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    (environments, peers, spec, scratch) = (folders[0], folders[1], folders[2], folders[3])
  }

  var certificate: URL { environments.appendingPathComponent("certificate.pem") }
  var key: URL { environments.appendingPathComponent("key.pem") }

  /// Whether all that the peers of an environment need was installed.
  func has(_ environment: String) -> Bool {
    let mark = environments.appendingPathComponent("\(environment)/installed.txt")
    return FileManager.default.fileExists(atPath: mark.path)
  }

  func python(_ environment: String) -> URL {
    environments.appendingPathComponent("\(environment)/bin/python")
  }
}
