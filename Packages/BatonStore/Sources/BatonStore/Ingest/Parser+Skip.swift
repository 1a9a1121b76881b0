extension Parser {
  /// Passes over one value of any shape and depth, whose grammar it checks; without recursion.
  mutating func skipValue() throws(ParseFailure) {
    switch at.pointee {
    case UInt8(ascii: "\""): _ = try skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNested()
    default: try skipWord()
    }
  }

  private mutating func skipWord() throws(ParseFailure) {
    switch at.pointee {
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    default: _ = try number()
    }
  }

  /// An object or a list. What is open is one bit each: an eighth of a byte for each bracket.
  private mutating func skipNested() throws(ParseFailure) {
    var open = OpenBrackets()
    while true {
      // At a value.
      var isClosed = false
      switch at.pointee {
      case UInt8(ascii: "{"):
        if firstMember() {
          open.push(isObject: true)
          try skipName()
          continue
        }
        isClosed = true
      case UInt8(ascii: "["):
        if firstElement() {
          open.push(isObject: false)
          continue
        }
        isClosed = true
      case UInt8(ascii: "\""):
        _ = try skipString()
      default:
        try skipWord()
      }
      // Behind a value: close what it ends.
      if isClosed, open.isEmpty { return }
      while true {
        if open.isObject {
          if try anotherMember() {
            try skipName()
            break
          }
        } else if try anotherElement() {
          break
        }
        open.pop()
        if open.isEmpty { return }
      }
    }
  }

  private mutating func skipName() throws(ParseFailure) {
    guard at.pointee == UInt8(ascii: "\"") else { throw failure("a member's name is expected") }
    _ = try skipString()
    try colon()
  }
}

/// The brackets open around a place, one bit each.
private struct OpenBrackets {
  private var words: [UInt64] = []
  private var top: UInt64 = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }
  var isObject: Bool { top & 1 != 0 }

  mutating func push(isObject: Bool) {
    if count & 63 == 0, count > 0 { words.append(top) }
    top = top << 1 | (isObject ? 1 : 0)
    count += 1
  }

  mutating func pop() {
    count -= 1
    if count & 63 == 0, count > 0 { top = words.removeLast() } else { top >>= 1 }
  }
}
