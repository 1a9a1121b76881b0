import BatonWire
import Testing

@testable import BatonTransports

@Suite struct WordingTests {
  /// Each has words of its own, whole sentences in one line; those of a person's doing say what to do.
  @Test func everyErrorHasWords() {
    let all: [TransportError] = [
      .url("x:"), .header(name: "x"), .unresolved(host: "h", reason: "r"),
      .unreachable(host: "h", reason: "r"), .notTLS(host: "h", reason: "r"),
      .insecure(host: "h", reason: "r"), .authorities(reason: "r"),
      .timedOut(.connection, after: .seconds(1)), .timedOut(.answer, after: .seconds(1)),
      .timedOut(.credentials, after: .seconds(1)), .timedOut(.bytes, after: .seconds(1)),
      .timedOut(.acknowledgement, after: .seconds(1)),
      .cutShort(reason: "r"), .notHTTP(reason: "r"), .redirected(301, to: ""),
      .redirected(301, to: "https://example.com"), .headTooLong(limit: 1), .bodyTooLong(limit: 1),
      .undecodable(reason: "r"), .malformed(.partsCutShort), .closed(nil),
      .closed(CloseReason(code: 1001)), .other(code: 1, reason: "r"),
      .notGraphQL(status: 200, type: "text/html", excerpt: "a\nb"),
    ]
    let statuses = [200, 400, 401, 403, 404, 429, 500].map {
      TransportError.status($0, excerpt: "", retryAfter: nil)
    }
    let words = (all + statuses).map(\.description)
    #expect(Set(words).count == words.count)
    for text in words {
      #expect(text.hasSuffix(".") && !text.contains("..") && !text.contains("\n"), "\(text)")
    }
  }
}
