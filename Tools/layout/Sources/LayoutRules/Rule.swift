/// One thing that must hold of the repository.
protocol Rule: Sendable {
  func findings(in repository: Repository) -> [Finding]
}

/// Every rule, in the order their findings are printed.
public func layoutFindings(in repository: Repository) -> [Finding] {
  let rules: [any Rule] = [
    Arrows(), PackageFolders(), RootManifest(), FileSizes(), UnsafeCode(), Markers(), Links(),
  ]
  return rules.flatMap { rule in
    rule.findings(in: repository).sorted { $0.description < $1.description }
  }
}
