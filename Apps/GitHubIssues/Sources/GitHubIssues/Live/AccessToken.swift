import BatonWire
import Foundation

/// What GitHub knows the user by. It goes into the head of a request and nowhere else: printed or dumped
/// it is not there, and the name of an image has a digest of it.
struct AccessToken: Sendable {
  private let value: String

  /// Nil for a text that is no token: it is empty, or has a line end or a space within.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.allSatisfy({ (33...126).contains($0) }) else { return nil }
    value = text
  }

  /// What a request says.
  var header: [String: String] { ["Authorization": "bearer \(value)"] }

  /// Whether a text has the token in it, or enough of its beginning to tell. What is as short as a word
  /// is no secret, and is looked for nowhere.
  func isQuoted(in text: String) -> Bool {
    value.utf8.count >= 12 && text.contains(value.prefix(12))
  }

  /// Another one for each token, which nobody finds by it: 64 bits of SHA-256, in hex.
  var digest: String { String(SHA256.text(of: value.utf8).prefix(16)) }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
  var description: String { "a token" }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension AccessToken {
  static let variable = "GITHUB_TOKEN"

  /// The one that the environment has, or that GitHub's own command line keeps for a host.
  static func find(
    for endpoint: Endpoint, in environment: [String: String]
  ) throws(TokenProblem) -> AccessToken {
    guard endpoint.keepsSecrets else { throw .unsafe(endpoint) }
    if let text = environment[variable], !text.isEmpty {
      guard let token = AccessToken(text) else { throw .unreadable }
      return token
    }
    guard let file = HostsFile.location(in: environment) else { throw .none(endpoint) }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard let token = HostsFile(text).token(of: endpoint.webHost).flatMap(AccessToken.init) else {
      throw .none(endpoint)
    }
    return token
  }
}

/// Why there is no token to send.
enum TokenProblem: Error, Hashable, CustomStringConvertible {
  case none(Endpoint)
  /// The variable holds something else.
  case unreadable
  /// Whoever is on the way could read it.
  case unsafe(Endpoint)

  var description: String {
    switch self {
    case .none(let endpoint):
      "\(endpoint.webHost) answers nobody without a token, and there is none in "
        + "\(AccessToken.variable), nor in the hosts.yml of gh, which may keep it elsewhere. "
        + "Run: export \(AccessToken.variable)=$(gh auth token), or make one on "
        + "https://github.com/settings/tokens; without one there is --recorded"
    case .unreadable:
      "\(AccessToken.variable) holds no token: it has a space or another character in it that none "
        + "has; set it anew"
    case .unsafe(let endpoint):
      "the token is not sent to \(endpoint.url.absoluteString), where anybody on the way could read "
        + "it; give an address that begins with https"
    }
  }
}
