import Foundation

/// A number with its unit, printed in the size a reader takes in at once.
struct Quantity: Equatable {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case allocations
    case records
  }

  let value: Double
  let unit: Unit

  var text: String {
    switch unit {
    case .nanoseconds: Self.scaled(value, by: 1000, names: ["ns", "us", "ms", "s"])
    case .bytes: Self.scaled(value, by: 1000, names: ["B", "KB", "MB", "GB"])
    case .allocations, .records: String(format: "%.0f ", value) + unit.rawValue
    }
  }

  private static func scaled(_ value: Double, by factor: Double, names: [String]) -> String {
    var value = value
    var names = names[...]
    while value >= factor, names.count > 1 {
      value /= factor
      names = names.dropFirst()
    }
    let format = value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f"
    return String(format: format, value) + " " + (names.first ?? "")
  }
}
