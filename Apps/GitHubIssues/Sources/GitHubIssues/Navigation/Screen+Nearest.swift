extension Screen {
  /// The one of `words` that a mistyped one was meant to be; nil where two letters do not make it one.
  static func word(nearestTo typed: some StringProtocol) -> String? {
    guard typed.utf8.count < 20 else { return nil }
    let near = words.map { (word: $0, steps: steps(from: Array(typed.utf8), to: Array($0.utf8))) }
    return near.filter { $0.steps <= 2 }.min { $0.steps < $1.steps }?.word
  }

  /// How many letters are to be put in, taken out or replaced.
  private static func steps(from left: [UInt8], to right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
