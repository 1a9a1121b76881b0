/// Why the server does not do what it is asked. Its answer has a null there and this error beside it; where
/// it does not understand the request, it has no data at all.
struct Refusal: Error, Hashable {
  /// As GitHub classifies errors.
  enum Kind: String {
    case notFound = "NOT_FOUND"
    case unprocessable = "UNPROCESSABLE"
    case undefinedField
  }

  let kind: Kind
  let message: String
}

extension Refusal {
  /// As an answer says it, with the place of the null.
  func json(at path: [JSON]?) -> JSON {
    .object(
      [.init(name: "type", value: .string(kind.rawValue))]
        + (path.map { [.init(name: "path", value: .list($0))] } ?? [])
        + [.init(name: "message", value: .string(message))])
  }
}
