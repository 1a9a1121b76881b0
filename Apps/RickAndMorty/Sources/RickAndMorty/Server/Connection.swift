import Baton
import BatonTransports
import Foundation
import Observation

/// How the way to the server stands, for the screen: what the last attempt failed with, and whether another
/// may follow.
@MainActor @Observable
final class Connection {
  // State, on the main actor, observed: `failure`; `underWay`, how many requests have not ended.

  /// Of the last attempt; nil once the server has answered, whatever it said.
  private(set) var failure: String?
  private var underWay = 0

  /// Whether a request is on its way, or in a pause between attempts.
  var isTrying: Bool { underWay > 0 }

  /// Sends to a server, and tries again where that may help.
  func transport(to url: URL, retries: Retries = Retries()) -> some Transport {
    let attempts = WatchedTransport(
      transport: UndeferredTransport(HTTPTransport(url: url)),
      landed: { [weak self] error in
        let failure = error?.wordsForUser
        if let self, self.failure != failure { self.failure = failure }
      })
    return WatchedTransport(
      transport: RetryingTransport(attempts, retries: retries),
      underWay: { [weak self] in self?.underWay += $0 })
  }
}
