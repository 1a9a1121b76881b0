/// A number as the response spells it.
struct NumberToken: BitwiseCopyable {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// No fraction and no exponent.
  let isInteger: Bool
}

extension Parser {
  /// Passes over the number at the cursor, whose grammar it checks.
  mutating func number() throws(ParseFailure) -> NumberToken {
    let first = at
    if at.pointee == UInt8(ascii: "-") { at += 1 }
    guard isDigit else { throw failure("a value is expected") }
    if at.pointee == UInt8(ascii: "0") {
      at += 1
      if isDigit { throw failure("a number has a leading zero") }
    } else {
      digits()
    }
    var isInteger = true
    if at.pointee == UInt8(ascii: ".") {
      isInteger = false
      at += 1
      guard isDigit else { throw failure("a number has no digit after its point") }
      digits()
    }
    if at.pointee | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      at += 1
      if at.pointee == UInt8(ascii: "+") || at.pointee == UInt8(ascii: "-") { at += 1 }
      guard isDigit else { throw failure("a number has no digit in its exponent") }
      digits()
    }
    return NumberToken(start: first, count: at - first, isInteger: isInteger)
  }

  private var isDigit: Bool { at.pointee &- 0x30 < 10 }

  private mutating func digits() {
    while at.pointee &- 0x30 < 10 { at += 1 }
  }

  /// The number at the cursor as an integer: a whole number in any spelling, within 64 bits (B-5.4).
  @inline(__always) mutating func integer() throws(ParseFailure) -> Int {
    let first = at
    var place = at
    let isNegative = place.pointee == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let digits = place
    var value = 0
    while place.pointee &- 0x30 < 10, place - digits < 18 {
      value = value &* 10 &+ Int(place.pointee &- 0x30)
      place += 1
    }
    let isPlain =
      place > digits && (digits.pointee != UInt8(ascii: "0") || place - digits == 1)
      && place.pointee &- 0x30 >= 10 && place.pointee != UInt8(ascii: ".")
      && place.pointee | 0x20 != UInt8(ascii: "e")
    if isPlain {
      at = place
      return isNegative ? 0 &- value : value
    }
    let token = try number()
    guard let whole = token.wholeNumber else {
      at = first
      throw failure("a number is no 64-bit integer, where an Int is due")
    }
    return whole
  }

  /// The number at the cursor as a float; one that no `Double` reaches is malformed (B-5.4).
  mutating func float() throws(ParseFailure) -> Double {
    let first = at
    let token = try number()
    guard let value = token.double, value.isFinite else {
      at = first
      throw failure("a number is beyond what a Float holds")
    }
    return value
  }
}

extension NumberToken {
  /// The value, if it is whole and within 64 bits.
  var wholeNumber: Int? {
    let decimal = decimal
    guard let exponent = decimal.exponent else { return nil }
    if decimal.digits.isEmpty { return 0 }
    guard exponent >= 0, decimal.digits.count + exponent <= 19 else { return nil }
    var magnitude: UInt64 = 0
    for digit in decimal.digits { magnitude = magnitude &* 10 &+ UInt64(digit) }
    for _ in 0..<exponent {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      magnitude = product
    }
    if decimal.isNegative {
      return magnitude <= 1 << 63 ? Int(truncatingIfNeeded: 0 &- magnitude) : nil
    }
    return Int(exactly: magnitude)
  }

  /// Sign, digits without zeros at either end, and the power of ten they are multiplied by; at most 20
  /// digits, and no exponent where that or the power is beyond any 64-bit integer.
  private var decimal: (isNegative: Bool, digits: [UInt8], exponent: Int?) {
    var isNegative = false
    var digits: [UInt8] = []
    var zeros = 0
    var exponent = 0
    var isFraction = false
    var isTooLong = false
    var place = 0
    scan: while place < count {
      let byte = start[place]
      place += 1
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case 0x30:
        if isFraction { exponent -= 1 }
        if !digits.isEmpty { zeros += 1 }
      case 0x31...0x39:
        if isFraction { exponent -= 1 }
        if digits.count + zeros >= 20 {
          isTooLong = true
        } else {
          digits.append(contentsOf: repeatElement(0, count: zeros))
          digits.append(byte - 0x30)
        }
        zeros = 0
      default: break scan
      }
    }
    if digits.isEmpty { return (isNegative, [], 0) }
    if isTooLong { return (isNegative, digits, nil) }
    return (isNegative, digits, exponent + zeros + writtenExponent(from: place))
  }

  /// The exponent behind the `e` at the place before; far enough from zero where it is huge.
  private func writtenExponent(from place: Int) -> Int {
    guard place < count else { return 0 }
    var value = 0
    var isNegative = false
    for index in place..<count {
      switch start[index] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case let byte: value = min(value * 10 + Int(byte &- 0x30), 1 << 40)
      }
    }
    return isNegative ? -value : value
  }

  /// The nearest `Double`, infinite where the number is beyond all.
  var double: Double? {
    if let exact = exactDouble { return exact }
    // `Double.init` reads no locale.
    return Double(Bytes.string(UnsafeBufferPointer(start: start, count: count)))
  }

  /// Up to 15 digits times or over an exact power of ten is one correctly rounded operation.
  private var exactDouble: Double? {
    var mantissa: UInt64 = 0
    var digits = 0
    var power = 0
    var isFraction = false
    var isNegative = false
    var place = 0
    while place < count {
      let byte = start[place]
      if byte &- 0x30 < 10 {
        mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
        if mantissa != 0 { digits += 1 }
        if isFraction { power -= 1 }
        if digits > 15 || power < -64 { return nil }
      } else if byte == UInt8(ascii: "-") {
        isNegative = true
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        power += writtenExponent(from: place + 1)
        break
      }
      place += 1
    }
    guard power >= -22, power <= 22 else { return mantissa == 0 ? (isNegative ? -0.0 : 0) : nil }
    let scale = NumberToken.powersOfTen[abs(power)]
    let value = power < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
