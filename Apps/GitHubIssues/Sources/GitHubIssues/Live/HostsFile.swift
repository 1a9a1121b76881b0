import Foundation

/// `hosts.yml`, in which GitHub's command line keeps a token for each host, unless the system keeps them.
///
/// Of YAML it knows what that program writes: a host at a line's beginning, below it, further in, its
/// members, one a line.
struct HostsFile {
  private let lines: [Line]

  private struct Line {
    let indent: Int
    let name: Substring
    let value: String
  }

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let content = line.drop { $0 == " " }
      guard !content.hasPrefix("#"), let colon = content.firstIndex(of: ":") else { return nil }
      let value = content[content.index(after: colon)...].trimmingCharacters(
        in: CharacterSet(charactersIn: " \t\"'"))
      return Line(
        indent: line.count - content.count, name: content[..<colon], value: value)
    }
  }

  /// The token of a host's present user: it stands beside the list of users, which have theirs too.
  func token(of host: String) -> String? {
    guard let start = lines.firstIndex(where: { $0.indent == 0 && $0.name == host }) else {
      return nil
    }
    return lines[(start + 1)...].prefix { $0.indent > 0 }
      .filter { $0.name == "oauth_token" && !$0.value.isEmpty }
      .min { $0.indent < $1.indent }?.value
  }

  /// Where that program keeps it.
  static func location(in environment: [String: String]) -> URL? {
    func folder(_ name: String) -> URL? {
      environment[name].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    }
    let configuration =
      folder("GH_CONFIG_DIR") ?? folder("XDG_CONFIG_HOME")?.appending(path: "gh")
      ?? folder("HOME")?.appending(path: ".config/gh")
    return configuration?.appending(path: "hosts.yml")
  }
}
