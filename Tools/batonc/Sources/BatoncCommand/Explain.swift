import BatonSchema

/// `batonc explain`: the page of documentation that an id has.
enum Explain {
  static func run(_ word: String?, _ console: Console) throws(ToolFailure) -> Int32 {
    guard let word else {
      for (id, _) in Explanations.all { console.stdout(id + "\n") }
      return 0
    }
    // As a message shows it, in brackets.
    let id = word.hasPrefix("[") && word.hasSuffix("]") ? String(word.dropFirst().dropLast()) : word
    guard let text = Explanations.all.first(where: { $0.id == id })?.text else {
      let ids = Explanations.all.map(\.id)
      let nearest =
        Suggestions.nearest(to: id, in: ids).first ?? ids.first { $0.hasPrefix(id) }
      throw ToolFailure(
        "no error has the id `\(id)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "."),
        command: .explain)
    }
    console.stdout(text + "\n")
    return 0
  }
}
