/// The rules of `"""…"""` (GraphQL September 2025, "Block Strings"), both ways.
enum BlockString {
  /// What lies between the quotes, without common indentation and blank first and last lines.
  static func contents(of raw: ArraySlice<UInt8>) -> String {
    let lines = lines(of: raw)
    var common = Int.max
    for line in lines.dropFirst() {
      let indent = line.prefix(while: { $0.isBlank }).count
      if indent < line.count { common = min(common, indent) }
    }
    guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isBlank) }),
      let last = lines.lastIndex(where: { !$0.allSatisfy(\.isBlank) })
    else { return "" }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    for index in first...last {
      if index > first { result.append(0x0A) }
      let line = index == 0 ? lines[index] : lines[index].dropFirst(common)
      appendUnescaped(line, to: &result)
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

  private static func lines(of raw: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = raw.startIndex
    var index = start
    while index < raw.endIndex {
      let byte = raw[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      lines.append(raw[start..<index])
      index += byte == 0x0D && index + 1 < raw.endIndex && raw[index + 1] == 0x0A ? 2 : 1
      start = index
    }
    lines.append(raw[start...])
    return lines
  }

  private static func appendUnescaped(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\"), index + 3 < line.endIndex,
        line[(index + 1)...(index + 3)].allSatisfy({ $0 == UInt8(ascii: "\"") })
      {
        result.append(contentsOf: [0x22, 0x22, 0x22])
        index += 4
      } else {
        result.append(line[index])
        index += 1
      }
    }
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
