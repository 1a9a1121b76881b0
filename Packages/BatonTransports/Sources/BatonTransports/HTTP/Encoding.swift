public import Baton

/// How a request is written for the server: a function that an app with a server of another
/// convention replaces.
public struct Encoding: Sendable {
  /// The body, JSON in UTF-8.
  public var body: @Sendable (Request) throws -> [UInt8]

  public init(body: @escaping @Sendable (Request) throws -> [UInt8]) { self.body = body }

  /// `operationName`, `query` or `documentId`, `variables` and `onError`; see ``Request/body``.
  public static let standard = Encoding { $0.body }
}
