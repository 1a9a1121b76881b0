import Testing

@testable import LayoutRules

private let page = """
  # Architecture

  | package | modules | what it is for | may import |
  |---|---|---|---|
  | Low | Low, LowCore | the bottom | |
  | High | High | the top | Low |
  """

private func repository(_ extra: [String: String] = [:]) -> Repository {
  var files = [
    "docs/architecture.md": page,
    "Package.swift": #"path: "Packages/Low/Tests/LowTests""#,
    "Packages/Low/Package.swift": #"let package = Package(name: "Low")"#,
    "Packages/Low/README.md": "Low",
    "Packages/Low/Sources/Low/A.swift": "import Foundation\n",
    "Packages/Low/Tests/LowTests/T.swift": "import Low\n",
    "Packages/High/Package.swift": "name: \"High\"\n.package(path: \"../Low\")",
    "Packages/High/README.md": "High",
    "Packages/High/Sources/High/A.swift": "@_exported public import LowCore\n",
  ]
  files.merge(extra) { $1 }
  return Repository(files: files)
}

private func findings(_ extra: [String: String]) -> [String] {
  layoutFindings(in: repository(extra)).map(\.description)
}

@Suite struct LayoutRulesTests {
  @Test func aTidyRepositoryHasNoFinding() {
    #expect(findings([:]) == [])
  }

  @Test(arguments: [
    "import High", "public import High", "@testable import High", "@_spi(X) import High",
    "import struct High.Thing", "  internal import High",
  ])
  func anArrowAgainstTheTableIsRefused(line: String) {
    #expect(
      findings(["Packages/Low/Sources/Low/B.swift": line]) == [
        "Packages/Low/Sources/Low/B.swift: uses High, which docs/architecture.md does not let Low import"
      ])
  }

  @Test func aManifestMayNotDependOnMoreThanTheTable() {
    let manifest = "name: \"Low\"\n.package(path: \"../High\")"
    #expect(findings(["Packages/Low/Package.swift": manifest]).count == 1)
  }

  @Test func aPackageOutsideTheTableIsRefused() {
    let found = findings(["Packages/New/Package.swift": "name: \"New\""])
    #expect(found.contains("Packages/New: is not in the table of docs/architecture.md"))
    #expect(found.contains("Packages/New: has no README.md"))
  }

  @Test func aTestTargetTheRootDoesNotRunIsFound() {
    #expect(
      findings(["Packages/High/Tests/HighTests/T.swift": "import High"]) == [
        "Package.swift: does not list the test target at Packages/High/Tests/HighTests"
      ])
  }

  @Test func aLongFileIsFound() {
    let text = String(repeating: "\n", count: FileSizes.most + 1)
    #expect(findings(["Packages/Low/Sources/Low/B.swift": text]).count == 1)
    let most = String(repeating: "\n", count: FileSizes.most)
    #expect(findings(["Packages/Low/Sources/Low/B.swift": most]).isEmpty)
  }

  @Test(arguments: ["let p: UnsafePointer<Int>", "records.map { $0.takeUnretainedValue() }"])
  func unsafeCodeStaysInTheStoresCore(source: String) {
    let store = "Packages/BatonStore/Sources/BatonStore"
    let tree = Repository(files: ["\(store)/Lens/A.swift": source, "\(store)/Core/B.swift": source])
    #expect(UnsafeCode().findings(in: tree).map(\.path) == ["\(store)/Lens/A.swift"])
  }

  @Test func whatIsLeftForLaterIsFoundButInAServersSchema() {
    let text = "enum State { TODO }\n"
    #expect(findings(["Packages/Low/Sources/Low/schema.graphql": text]).isEmpty)
    #expect(findings(["Packages/Low/Sources/Low/a.graphql": text]).count == 1)
  }

  @Test func aBrokenLinkIsFound() {
    let found = findings(["docs/a.md": "[a](architecture.md) [b](../gone.md#x) [c](https://x.y)"])
    #expect(found == ["docs/a.md: links to ../gone.md#x, which is not there"])
  }

  @Test func importsInTextAreNotImports() {
    #expect(Arrows.imports(in: "/// import High\nlet s = \"import High\"\n") == [])
  }
}
