import Baton
import BatonTransports
import Foundation

/// Why GitHub did not do what was asked, as far as it makes a difference to what the user can do.
/// Described it says both.
enum Trouble: Error, Hashable {
  /// 401: the token is none, or none any more.
  case badToken
  /// Too much was asked, and for how long nothing more should be, where that is known.
  case rateLimited(Duration?)
  /// The token may not do that; in the server's words, where it had some.
  case forbidden(String)
  /// The server has trouble of its own, by its status.
  case down(Int)
  /// Nobody was reached.
  case noConnection(String)
  /// What was asked for is not there, or hidden from the token; in the server's words.
  case notFound(String)
  /// What was to be changed was not; in the server's words.
  case refused(String)
  /// Everything else, in its own words.
  case other(String)

  init(_ error: any Error) {
    switch error {
    case Failure.transport(let error as TransportError): self = Self.of(error)
    case Failure.request(let errors):
      self = Self.said(errors.map(\.message).joined(separator: "; ")) ?? .other("\(error)")
    case let errors as FieldErrors:
      let words = "\(errors)"
      self = Self.said(words) ?? .refused(words)
    default: self = .other("\(error)")
    }
  }

  /// A repository is null, and no error says why.
  static func absent(_ place: RepositoryPlace) -> Trouble {
    .notFound("Could not resolve to a Repository with the name '\(place)'.")
  }

  /// An issue is null, and no error says why.
  static func absent(_ number: Int, in place: RepositoryPlace) -> Trouble {
    .notFound("Could not resolve to an Issue with the number of \(number) in \(place).")
  }

  /// What the server's words alone tell.
  private static func said(_ words: String) -> Trouble? {
    let lowercased = words.lowercased()
    if lowercased.contains("rate limit") { return .rateLimited(nil) }
    if lowercased.contains("not accessible") || lowercased.contains("required scopes") {
      return .forbidden(words)
    }
    return words.hasPrefix("Could not resolve to ") ? .notFound(words) : nil
  }

  private static func of(_ error: TransportError) -> Trouble {
    switch error {
    case .status(401, _, _): .badToken
    case .status(let status, let excerpt, let pause) where status == 403 || status == 429:
      if status == 429 || excerpt.lowercased().contains("rate limit") {
        .rateLimited(pause)
      } else {
        .forbidden(message(in: excerpt))
      }
    case .status(let status, _, _) where status >= 500: .down(status)
    case .status(let status, let excerpt, _):
      .other("GitHub answered with the status \(status). \(message(in: excerpt))")
    case .unresolved, .unreachable, .timedOut, .cutShort, .notTLS, .insecure:
      .noConnection("\(error)")
    default: .other("\(error)")
    }
  }

  private struct Body: Decodable {
    let message: String
  }

  /// What a body says that is not an answer to GraphQL.
  private static func message(in excerpt: String) -> String {
    (try? JSONDecoder().decode(Body.self, from: Data(excerpt.utf8)))?.message ?? ""
  }
}
