/// Instants of the proleptic Gregorian calendar as text, without a formatter's locale.
enum ISO8601 {
  /// Seconds since 1970-01-01T00:00:00Z; nil for any other text than a date or a date and time.
  static func seconds(of text: String) -> Double? {
    var rest = Substring(text).utf8
    guard let year = digits(4, of: &rest), take("-", &rest), let month = digits(2, of: &rest),
      take("-", &rest), let day = digits(2, of: &rest),
      (1...12).contains(month), (1...daysIn(month: month, year: year)).contains(day)
    else { return nil }
    let midnight = Double(daysFrom1970(year: year, month: month, day: day)) * 86_400
    if rest.isEmpty { return midnight }
    guard take("T", &rest) || take("t", &rest) || take(" ", &rest),
      let hour = digits(2, of: &rest), take(":", &rest), let minute = digits(2, of: &rest),
      hour < 24, minute < 60
    else { return nil }
    var seconds = midnight + Double(hour * 3600 + minute * 60)
    if take(":", &rest) {
      // A leap second is the first instant of the next minute.
      guard let second = digits(2, of: &rest), second <= 60 else { return nil }
      seconds += Double(second)
      if take(".", &rest) || take(",", &rest) {
        guard let fraction = fraction(of: &rest) else { return nil }
        seconds += fraction
      }
    }
    guard let offset = offset(of: &rest), rest.isEmpty else { return nil }
    return seconds - Double(offset)
  }

  /// `2026-10-11T09:30:00Z`, with milliseconds when there are any.
  static func text(ofSeconds seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e14 else { return "" }
    let milliseconds = Int((seconds * 1000).rounded())
    let (whole, fraction) = milliseconds.floorDivided(by: 1000)
    let (days, time) = whole.floorDivided(by: 86_400)
    let (year, month, day) = civil(daysFrom1970: days)
    var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    text += "T\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
    if fraction != 0 { text += ".\(padded(fraction, 3))" }
    return text + "Z"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(abs(value))
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }

  private static func take(_ byte: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest.removeFirst()
    return true
  }

  private static func digits(_ count: Int, of rest: inout Substring.UTF8View) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let byte = rest.first, (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
      rest.removeFirst()
    }
    return value
  }

  private static func fraction(of rest: inout Substring.UTF8View) -> Double? {
    var value = 0.0
    var scale = 1.0
    var any = false
    while let byte = rest.first, (48...57).contains(byte) {
      any = true
      if scale < 1e15 {
        value = value * 10 + Double(byte - 48)
        scale *= 10
      }
      rest.removeFirst()
    }
    return any ? value / scale : nil
  }

  /// `Z`, `+02:00` or `+0200`, in seconds.
  private static func offset(of rest: inout Substring.UTF8View) -> Int? {
    if take("Z", &rest) || take("z", &rest) { return 0 }
    let sign: Int
    if take("+", &rest) { sign = 1 } else if take("-", &rest) { sign = -1 } else { return nil }
    guard let hours = digits(2, of: &rest), hours < 24 else { return nil }
    _ = take(":", &rest)
    if rest.isEmpty { return sign * hours * 3600 }
    guard let minutes = digits(2, of: &rest), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private static func daysIn(month: Int, year: Int) -> Int {
    if month == 2 {
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days by counting years from March, so that the leap day is a year's last.
  private static func daysFrom1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shifted.floorDivided(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(daysFrom1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).floorDivided(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
