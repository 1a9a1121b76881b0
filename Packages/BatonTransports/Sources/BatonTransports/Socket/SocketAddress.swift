internal import Foundation

/// Where a WebSocket leads, in the parts that its upgrade is made of.
struct SocketAddress: Sendable {
  /// What libcurl connects to.
  let origin: String
  let host: String
  /// The path with its query.
  let target: String

  init(_ url: URL) throws(TransportError) {
    let secure = ["wss", "https"]
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(),
      secure.contains(scheme) || ["ws", "http"].contains(scheme),
      let host = parts.percentEncodedHost, !host.isEmpty
    else { throw .url(url.absoluteString) }
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    self.host = parts.port.map { "\(name):\($0)" } ?? name
    origin = "\(secure.contains(scheme) ? "https" : "http")://\(self.host)/"
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    target = parts.percentEncodedQuery.map { "\(path)?\($0)" } ?? path
  }
}
