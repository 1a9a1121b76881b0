/// Turns of phrase that messages share.
enum Wording {
  /// `a`, `a or b`, `a, b or c`, each in backticks.
  static func choice(_ names: [String]) -> String { joined(names, by: "or") }

  /// `a`, `a or b`, `a, b or c`, as they are.
  static func alternatives(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }

  static func conjunction(_ names: [String]) -> String { joined(names, by: "and") }

  /// `Did you mean …?`, or nil when there is nothing to suggest.
  static func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "Did you mean \(choice(names))?"
  }

  /// A piece of text for a message: what does not print is escaped, and what is long is cut.
  static func quoted(_ text: String) -> String {
    var result = "`"
    for scalar in text.unicodeScalars.prefix(60) {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if text.unicodeScalars.count > 60 { result += "…" }
    return result + "`"
  }

  private static func joined(_ names: [String], by word: String) -> String {
    let items = names.map { quoted($0) }
    guard let last = items.last else { return "" }
    if items.count == 1 { return last }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension Wording {
  static func kind(_ kind: TypeKind) -> String {
    switch kind {
    case .scalar: "a scalar"
    case .object: "an object type"
    case .interface: "an interface"
    case .union: "a union"
    case .enumeration: "an enum"
    case .inputObject: "an input object"
    }
  }

  static func members(_ kind: TypeKind) -> String {
    switch kind {
    case .union: "types"
    case .enumeration: "values"
    case .scalar, .object, .interface, .inputObject: "fields"
    }
  }

  /// The part of a coordinate before its dot.
  static func owner(of coordinate: String?) -> Substring {
    coordinate?.split(separator: ".").first ?? ""
  }

  /// Steps with arrows between them; a long way is cut in its middle.
  static func path(_ steps: [String]) -> String {
    let shown = steps.count > 8 ? steps.prefix(4) + ["…"] + steps.suffix(3) : steps[...]
    return shown.map { $0 == "…" ? $0 : quoted($0) }.joined(separator: " → ")
  }
}
