/// The root manifest runs every test target there is; SwiftPM runs no test of a path dependency.
struct RootManifest: Rule {
  func findings(in repository: Repository) -> [Finding] {
    guard let manifest = repository.files["Package.swift"] else {
      return [Finding(path: "Package.swift", message: "is missing")]
    }
    var findings: [Finding] = []
    for package in repository.packages {
      for folder in repository.children(of: package + "/Tests")
      where !repository.paths(under: folder, suffix: ".swift").isEmpty
        && !manifest.contains("\"\(folder)\"")
      {
        findings.append(
          Finding(path: "Package.swift", message: "does not list the test target at \(folder)"))
      }
    }
    return findings
  }
}
