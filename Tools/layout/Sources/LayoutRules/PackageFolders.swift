/// A package has all it needs in its own folder, under a name that says what it is.
struct PackageFolders: Rule {
  func findings(in repository: Repository) -> [Finding] {
    var findings: [Finding] = []
    for folder in repository.packages {
      let name = String(folder.split(separator: "/")[1])
      if repository.files[folder + "/README.md"] == nil {
        findings.append(Finding(path: folder, message: "has no README.md"))
      }
      if repository.files[folder + "/Package.swift"]?.contains("name: \"\(name)\"") == false {
        findings.append(
          Finding(path: folder + "/Package.swift", message: "does not name the package \(name)"))
      }
    }
    for folder in repository.folders {
      let last = folder.split(separator: "/").last.map(String.init) ?? folder
      if Self.vague.contains(last.lowercased()) {
        findings.append(
          Finding(path: folder, message: "says nothing of what it holds; name it for its contents"))
      }
    }
    return findings
  }

  private static let vague: Set<String> = ["utilities", "utils", "helpers", "common", "misc"]
}
