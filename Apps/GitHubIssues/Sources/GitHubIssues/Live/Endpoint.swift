import Foundation

/// Where the API is.
struct Endpoint: Hashable, Sendable {
  let url: URL
  private let host: String

  /// An address that begins with http or https.
  init?(_ text: String) {
    guard let url = URL(string: text), let host = url.host(percentEncoded: false), !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    self.url = url
    self.host = host.lowercased()
  }

  private init(url: URL, host: String) {
    self.url = url
    self.host = host
  }

  /// GitHub's own.
  static let usual = "https://api.github.com/graphql"

  /// The host that people know: GitHub's API has one beside it.
  var webHost: String { host == "api.github.com" ? "github.com" : host }

  /// Whether nobody on the way can read what is sent.
  var keepsSecrets: Bool {
    url.scheme?.lowercased() == "https" || ["localhost", "127.0.0.1", "::1"].contains(host)
  }
}
