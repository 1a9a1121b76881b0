import Foundation

/// The Swift in which `explain` finds the sections of the page: a file for each group, and one for all.
struct GeneratedExplanations {
  static let folder = ErrorPage.path.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Tools/batonc/Sources/BatoncCommand/Explanations")

  /// By name.
  let files: [String: String]

  init(_ page: ErrorPage) {
    var files: [String: String] = [:]
    let groups = Dictionary(grouping: page.sections, by: \.group)
    for (group, sections) in groups {
      files["Explanations+\(Self.name(group)).swift"] = Self.file(Self.name(group), sections)
    }
    let names = groups.keys.map { Self.member(Self.name($0)) }.sorted()
    files["Explanations.swift"] =
      Self.header + """
        /// The sections of `docs/errors.md`.
        enum Explanations {
          /// Sorted by id.
          static let all: [(id: String, text: String)] =
            [\(names.joined(separator: ", "))]
            .flatMap(\\.self).sorted { $0.id < $1.id }
        }

        """
    self.files = files
  }

  private static let header = """
    // Written by ErrorPageTests from docs/errors.md.
    // swift-format-ignore-file


    """

  private static func file(_ name: String, _ sections: [ErrorPage.Section]) -> String {
    var text = header + "extension Explanations {\n"
    text += "  static let \(member(name)): [(id: String, text: String)] = [\n"
    for section in sections {
      let body = section.lines.joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      text += "    (\"\(section.id)\", #\"\"\"\n"
      for line in body.components(separatedBy: "\n") {
        text += line.isEmpty ? "\n" : "      " + line + "\n"
      }
      text += "      \"\"\"#),\n"
    }
    return text + "  ]\n}\n"
  }

  /// `Swift files` → `SwiftFiles`
  private static func name(_ group: String) -> String {
    group.split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func member(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
