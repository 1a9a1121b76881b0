import BatonSchema

/// Sources that a page of text cannot hold: too long, too deep, or no text at all.
enum MadeExample {
  static func source(of id: String) -> Source? {
    switch id {
    case "invalid-utf8":
      Source(name: "Documents.graphql", bytes: Array("query Islands { ".utf8) + [0xFF, 0x7D])
    case "nesting-too-deep":
      Source(
        name: "Documents.graphql",
        text: "query Deep " + String(repeating: "{ islands ", count: 201)
          + String(repeating: "} ", count: 201))
    case "source-too-large":
      Source(
        name: "Documents.graphql",
        bytes: [UInt8](repeating: UInt8(ascii: "\n"), count: 64 << 20) + Array("{ islands }".utf8))
    case "interpolation-too-deep":
      Source(
        name: "Screen.swift",
        text: "let text = " + String(repeating: "\"\\(", count: 201) + "0"
          + String(repeating: ")\"", count: 201))
    case "arguments-expand-too-far": growingArguments
    case "lens-too-large": multiplyingConditions
    default: nil
    }
  }

  /// Three lenses on each level are made of those of the level below.
  private static var multiplyingConditions: Source {
    var text = "    name\n"
    for _ in 0..<12 {
      text =
        "... on Island { around { id } } ... on Harbor { around { id } } around {\n\(text)}\n"
    }
    return Source(name: "Documents.graphql", text: "query Around { place {\n\(text)} }\n")
  }

  /// Each fragment passes its argument on twice, so the text would double forty times.
  private static var growingArguments: Source {
    let declaration = "@argumentDefinitions(of: {type: \"IslandFilter!\"})"
    var text = "query Count { ...F0 @arguments(of: {climate: POLAR}) }\n"
    for level in 0..<40 {
      text += "fragment F\(level) on Query \(declaration) "
      text += "{ ...F\(level + 1) @arguments(of: {any: [$of, $of]}) }\n"
    }
    text += "fragment F40 on Query \(declaration) { count(of: $of) }\n"
    return Source(name: "Documents.graphql", text: text)
  }
}
