/// The time of day in the universal time zone.
enum TimeOfDay {
  /// `12:00:03`.
  ///
  /// - Parameter seconds: Since 1970.
  static func text(_ seconds: Double) -> String {
    let second = Int(seconds.truncatingRemainder(dividingBy: 86_400).rounded(.down))
    return [second / 3600, second / 60 % 60, second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
