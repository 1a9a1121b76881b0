/// Reads the head of the answer to an upgrade, whose bytes are pushed in as they arrive.
package struct UpgradeParser {
  /// A head that is there whole, and the bytes that came behind it.
  package struct Answer: Hashable, Sendable {
    package let status: Int
    /// Names in lower case; values of one name are joined by a comma.
    package let headers: [String: String]
    package let rest: [UInt8]
  }

  // State: `bytes` since the beginning, of which `scanned` can't begin the empty line.
  private var bytes: [UInt8] = []
  private var scanned = 0
  private let limit: Int

  package init(limit: Int) { self.limit = limit }

  package mutating func push(_ more: [UInt8]) { bytes += more }

  /// The answer, once; nil when more bytes are needed.
  package mutating func next() throws(WireError) -> Answer? {
    while scanned + 3 < bytes.count, scanned <= limit {
      if bytes[scanned..<scanned + 4].elementsEqual("\r\n\r\n".utf8) {
        defer { (bytes, scanned) = ([], 0) }
        return try answer(of: bytes[..<scanned], rest: Array(bytes[(scanned + 4)...]))
      }
      scanned += 1
    }
    if scanned > limit { throw .upgradeTooLong(limit: limit) }
    return nil
  }

  private func answer(of head: ArraySlice<UInt8>, rest: [UInt8]) throws(WireError) -> Answer {
    let lines = String(decoding: head, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      throw .upgradeNotHTTP
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].lowercased()
      let value = Self.trimmed(line[line.index(after: colon)...])
      headers[name] = headers[name].map { $0 + ", " + value } ?? value
    }
    return Answer(status: status, headers: headers, rest: rest)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }
}

extension UpgradeParser.Answer {
  /// Refuses an answer of status 101 that is not one to this upgrade.
  package func check(_ upgrade: Upgrade) throws(WireError) {
    guard headers["upgrade"]?.lowercased() == "websocket", connectionNames("upgrade") else {
      throw .upgradeToSomethingElse
    }
    if headers["sec-websocket-accept"] != upgrade.accept { throw .upgradeKeyWrong }
    if let name = headers["sec-websocket-extensions"] { throw .upgradeExtension(name) }
    let subprotocol = headers["sec-websocket-protocol"] ?? ""
    if subprotocol != upgrade.subprotocol { throw .upgradeSubprotocol(subprotocol) }
  }

  private func connectionNames(_ option: String) -> Bool {
    (headers["connection"] ?? "").lowercased().split(separator: ",")
      .contains { $0.filter { $0 != " " && $0 != "\t" } == option }
  }
}
