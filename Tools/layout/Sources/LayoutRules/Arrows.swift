/// Imports and manifests name only what the table lets them.
struct Arrows: Rule {
  func findings(in repository: Repository) -> [Finding] {
    let page = "docs/architecture.md"
    guard let text = repository.files[page], let table = ArrowTable(document: text) else {
      return [Finding(path: page, message: "has no table that begins with `| package |`")]
    }
    var findings: [Finding] = []
    for folder in repository.packages {
      let name = String(folder.split(separator: "/")[1])
      guard let row = table.row(of: name) else {
        findings.append(Finding(path: folder, message: "is not in the table of \(page)"))
        continue
      }
      for path in repository.paths(under: folder, suffix: ".swift") {
        let isManifest = path == folder + "/Package.swift"
        let isTest = path.contains("/Tests/") || isManifest
        let source = repository.files[path] ?? ""
        let named = isManifest ? Self.dependencies(in: source) : Self.imports(in: source)
        for module in named {
          let package = isManifest ? module : table.package(ofModule: module)
          guard let package, package != name, !row.imports.contains(package),
            !Self.isReexport(package, by: row.imports),
            !(isTest && package == "BatonTesting")
          else { continue }
          findings.append(
            Finding(
              path: path, message: "uses \(module), which \(page) does not let \(name) import"))
        }
      }
    }
    for row in table.rows
    where !repository.packages.contains(where: { $0.hasSuffix("/" + row.package) }) {
      findings.append(
        Finding(path: page, message: "names \(row.package), which is no package here"))
    }
    return findings
  }

  /// Baton re-exports BatonStore, so who may import the one sees the other.
  private static func isReexport(_ package: String, by imports: Set<String>)
    -> Bool
  {
    package == "BatonStore" && imports.contains("Baton")
  }

  /// The modules that a source imports, whatever attributes and access stand before `import`.
  static func imports(in source: String) -> [String] {
    var modules: [String] = []
    for line in source.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
        words[..<at].allSatisfy({ $0.hasPrefix("@") || Self.access.contains(String($0)) })
      else { continue }
      var module = words[at + 1]
      if Self.declarationKinds.contains(String(module)), at + 2 < words.count {
        module = words[at + 2]
      }
      modules.append(String(module.prefix { $0 != "." && $0 != ";" }))
    }
    return modules
  }

  /// The last folder of each `.package(path: "…")` of a manifest.
  static func dependencies(in manifest: String) -> [String] {
    manifest.split(separator: "\n").compactMap { line in
      guard let at = line.firstRange(of: ".package(path: \"") else { return nil }
      let path = line[at.upperBound...].prefix { $0 != "\"" }
      return path.split(separator: "/").last.map(String.init)
    }
  }

  private static let access: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let declarationKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
