public import Foundation

/// Digits with an optional sign, fraction and exponent; twenty digits and more stay exact.
extension Decimal: CustomScalar {
  public init?(scalarText: String) {
    guard JSONText.isNumber(scalarText),
      let value = Decimal(string: scalarText, locale: Locale(identifier: "en_US_POSIX")),
      !value.isNaN
    else { return nil }
    self = value
  }

  public var scalarText: String { description }
}

/// An absolute or relative URL; the empty text is none.
extension URL: CustomScalar {
  public init?(scalarText: String) {
    guard !scalarText.isEmpty, let url = URL(string: scalarText) else { return nil }
    self = url
  }

  public var scalarText: String { absoluteString }
}

extension UUID: CustomScalar {
  public init?(scalarText: String) {
    guard let uuid = UUID(uuidString: scalarText) else { return nil }
    self = uuid
  }

  public var scalarText: String { uuidString }
}

/// An instant in ISO 8601: `2026-10-11T09:30:00.250Z`, an offset in place of `Z`, or a date alone,
/// which is its midnight in UTC.
extension Date: CustomScalar {
  public init?(scalarText: String) {
    guard let seconds = ISO8601.seconds(of: scalarText) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  public var scalarText: String { ISO8601.text(ofSeconds: timeIntervalSince1970) }
}
