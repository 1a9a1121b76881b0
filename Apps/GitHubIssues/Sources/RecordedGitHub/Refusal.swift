/// Why the server does not do what it is asked; its answer is then this error and no data.
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
