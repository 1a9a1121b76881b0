import Foundation
import LayoutRules

@main
struct Layout {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let root = arguments.first, arguments.count == 1, !root.hasPrefix("-") else {
      print("usage: layout FOLDER   checks the repository in FOLDER against docs/architecture.md")
      exit(arguments.first == "--help" ? 0 : 2)
    }
    do {
      let findings = layoutFindings(in: try Repository(at: URL(filePath: root)))
      for finding in findings { print(finding) }
      print(findings.isEmpty ? "layout: no finding" : "layout: \(findings.count) findings")
      exit(findings.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("layout: cannot read \(root): \(error)\n".utf8))
      exit(2)
    }
  }
}
