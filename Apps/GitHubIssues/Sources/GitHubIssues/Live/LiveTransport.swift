import Baton
import BatonTransports

extension Endpoint {
  /// The way to the API. Each attempt carries the token, which nothing else does.
  func transport(_ token: AccessToken) -> any Transport {
    let http = HTTPTransport(
      url: url, headers: ["User-Agent": "ghissues/\(GitHubIssuesCommand.version)"],
      credentials: { token.header })
    return DiscreetTransport(transport: RetryingTransport(http), token: token)
  }
}
