/// The rules of `"""…"""` (GraphQL September 2025, "Block Strings"), both ways.
enum BlockString {
  /// What lies between the quotes, without common indentation and blank first and last lines.
  static func contents(of raw: ArraySlice<UInt8>) -> String {
    var common = Int.max
    var first = Int.max
    var last = -1
    forEachLine(of: raw) { number, line, indent in
      guard line.startIndex + indent < line.endIndex else { return }
      if number > 0 { common = min(common, indent) }
      first = min(first, number)
      last = number
    }
    guard last >= 0 else { return "" }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    forEachLine(of: raw) { number, line, _ in
      guard first...last ~= number else { return }
      if number > first { result.append(0x0A) }
      appendUnescaped(number == 0 ? line : line.dropFirst(common), to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The token for a text, with `indent` before each line of its own; nil if no block string says it.
  ///
  /// Breaks lines as graphql-js 16 does.
  static func token(for text: String, indent: String) -> String? {
    guard !text.utf8.contains(0x0D) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let escaped = lines.map { escape(String($0)) }
    let isOneLine = lines.count == 1
    let opensIndented =
      !isOneLine && lines.dropFirst().allSatisfy { $0.utf8.first?.isBlank ?? true }
    let endsInQuotes = text.hasSuffix("\"\"\"")
    let breaksAtEnd = (text.hasSuffix("\"") && !endsInQuotes) || text.hasSuffix("\\")
    let isBroken =
      !isOneLine || text.utf16.count > 70 || breaksAtEnd || opensIndented || endsInQuotes
    let beginsBlank = isOneLine && (text.utf8.first?.isBlank ?? false)
    var token = "\"\"\""
    if isBroken && !beginsBlank { token += "\n" + indent }
    for (index, line) in escaped.enumerated() {
      if index > 0 { token += line.isEmpty ? "\n" : "\n" + indent }
      token += line
    }
    if isBroken { token += "\n" + indent }
    token += "\"\"\""
    let inner = Array(token.utf8.dropFirst(3).dropLast(3))
    // Blank first and last lines, say, are beyond block strings.
    return contents(of: inner[...]).utf8.elementsEqual(text.utf8) ? token : nil
  }

  /// Each line with its number, from 0, and the count of blanks that it begins with.
  private static func forEachLine(
    of raw: ArraySlice<UInt8>, _ body: (Int, ArraySlice<UInt8>, _ indent: Int) -> Void
  ) {
    var number = 0
    var start = raw.startIndex
    while true {
      var text = start
      while text < raw.endIndex, raw[text].isBlank { text += 1 }
      var end = text
      while end < raw.endIndex, raw[end] != 0x0A, raw[end] != 0x0D { end += 1 }
      body(number, raw[start..<end], text - start)
      guard end < raw.endIndex else { return }
      let isPair = raw[end] == 0x0D && end + 1 < raw.endIndex && raw[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
      number += 1
    }
  }

  private static func appendUnescaped(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var start = line.startIndex
    var index = start
    while let backslash = line[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = backslash + 1
      guard line[index...].starts(with: [0x22, 0x22, 0x22]) else { continue }
      result.append(contentsOf: line[start..<backslash])
      start = index
      index += 3
    }
    result.append(contentsOf: line[start...])
  }

  private static func escape(_ line: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(line.utf8)
    var index = 0
    while index < bytes.count {
      if index + 2 < bytes.count, bytes[index...(index + 2)].allSatisfy({ $0 == 0x22 }) {
        result.append(contentsOf: [UInt8(ascii: "\\"), 0x22, 0x22, 0x22])
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
