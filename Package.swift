// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// A package's test target, run from here: `swift test` runs no test of a dependency.
func tests(
  _ name: String, at path: String, of products: [String: String], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: products.sorted { $0.key < $1.key }.map {
      .product(name: $0.key, package: $0.value)
    },
    path: path, exclude: exclude, swiftSettings: strict)
}

/// Every test of every package in one build graph, and nothing else. Each package also builds and
/// tests alone, from its own folder.
let package = Package(
  name: "Everything",
  dependencies: [
    .package(path: "Packages/Baton"), .package(path: "Packages/BatonCompiler"),
    .package(path: "Packages/BatonImage"), .package(path: "Packages/BatonInspector"),
    .package(path: "Packages/BatonSchema"),
    .package(path: "Packages/BatonStore"),
    .package(path: "Packages/BatonTerminal"), .package(path: "Packages/BatonTesting"),
    .package(path: "Packages/BatonTransports"),
    .package(path: "Apps/GitHubIssues"), .package(path: "Apps/RickAndMorty"),
    .package(path: "Tests/Conformance"), .package(path: "Tests/EndToEnd"),
    .package(path: "Tests/Goldens"),
    .package(path: "Tests/Names"),
    .package(path: "Tests/Reference"),
    .package(path: "Tools/baton-bench"), .package(path: "Tools/baton-demo-server"),
    .package(path: "Tools/baton-inspect"),
    .package(path: "Tools/batonc"), .package(path: "Tools/layout"),
  ],
  targets: [
    tests(
      "BatonMacroExpansionTests", at: "Packages/Baton/Tests/BatonMacroExpansionTests",
      of: ["BatonMacroExpansion": "Baton"], exclude: ["Captured"]),
    tests("BatonTests", at: "Packages/Baton/Tests/BatonTests", of: ["Baton": "Baton"]),
    tests(
      "BatonCompilerTests", at: "Packages/BatonCompiler/Tests/BatonCompilerTests",
      of: ["BatonCompiler": "BatonCompiler", "BatonSchema": "BatonSchema"]),
    tests(
      "BatonImageTests", at: "Packages/BatonImage/Tests/BatonImageTests",
      of: ["BatonImage": "BatonImage", "BatonStore": "BatonStore", "image-writer": "BatonImage"]),
    tests(
      "BatonInspectorViewTests", at: "Packages/BatonInspector/Tests/BatonInspectorViewTests",
      of: [
        "Baton": "Baton", "BatonInspectorView": "BatonInspector", "BatonStore": "BatonStore",
        "BatonTerminal": "BatonTerminal", "BatonTesting": "BatonTesting",
      ]),
    tests(
      "BatonInspectorTests", at: "Packages/BatonInspector/Tests/BatonInspectorTests",
      of: [
        "BatonImage": "BatonImage", "BatonInspector": "BatonInspector", "BatonStore": "BatonStore",
      ]),
    tests(
      "BatonSchemaTests", at: "Packages/BatonSchema/Tests/BatonSchemaTests",
      of: ["BatonSchema": "BatonSchema"]),
    tests(
      "BatonStoreTests", at: "Packages/BatonStore/Tests/BatonStoreTests",
      of: ["BatonStore": "BatonStore"]),
    tests(
      "BatonTerminalTests", at: "Packages/BatonTerminal/Tests/BatonTerminalTests",
      of: [
        "Baton": "Baton", "BatonTerminal": "BatonTerminal", "BatonTerminalTesting": "BatonTerminal",
      ]),
    tests(
      "BatonTestingTests", at: "Packages/BatonTesting/Tests/BatonTestingTests",
      of: ["Baton": "Baton", "BatonTesting": "BatonTesting"]),
    tests(
      "BatonWireTests", at: "Packages/BatonTransports/Tests/BatonWireTests",
      of: ["BatonWire": "BatonTransports"]),
    tests(
      "BatonTransportsTests", at: "Packages/BatonTransports/Tests/BatonTransportsTests",
      of: [
        "Baton": "Baton", "BatonTransports": "BatonTransports",
        "BatonTransportsTesting": "BatonTransports", "BatonWire": "BatonTransports",
        "CSlowNames": "BatonTransports",
      ]),
    tests(
      "DemoServerTests", at: "Tools/baton-demo-server/Tests/DemoServerTests",
      of: [
        "Baton": "Baton", "BatonTerminalTesting": "BatonTerminal", "BatonTesting": "BatonTesting",
        "BatonTransports": "BatonTransports", "DemoOperations": "baton-demo-server",
        "DemoServer": "baton-demo-server", "baton-demo-server": "baton-demo-server",
      ]),
    tests(
      "GitHubIssuesTests", at: "Apps/GitHubIssues/Tests/GitHubIssuesTests",
      of: [
        "Baton": "Baton", "BatonSchema": "BatonSchema", "BatonTerminal": "BatonTerminal",
        "BatonTerminalTesting": "BatonTerminal", "BatonTesting": "BatonTesting",
        "BatonTransports": "BatonTransports", "BatonTransportsTesting": "BatonTransports",
        "GitHubIssues": "GitHubIssues", "ghissues": "GitHubIssues",
      ]),
    tests(
      "RickAndMortyTests", at: "Apps/RickAndMorty/Tests/RickAndMortyTests",
      of: [
        "Baton": "Baton", "BatonInspector": "BatonInspector", "BatonTerminal": "BatonTerminal",
        "BatonTerminalTesting": "BatonTerminal", "BatonTesting": "BatonTesting",
        "BatonTransports": "BatonTransports", "DemoServer": "baton-demo-server",
        "baton-demo-server": "baton-demo-server", "RickAndMorty": "RickAndMorty",
        "rickandmorty": "RickAndMorty",
      ]),
    tests(
      "ConformanceTests", at: "Tests/Conformance/Tests/ConformanceTests",
      of: [
        "Baton": "Baton", "BatonStore": "BatonStore", "Conformance": "Conformance",
        "ConformanceReader": "Conformance", "SpecExchange": "Conformance",
      ]),
    tests(
      "GoldensTests", at: "Tests/Goldens/Tests/GoldensTests",
      of: ["Baton": "Baton", "BatonTesting": "BatonTesting", "Goldens": "Goldens"]),
    tests(
      "ReferenceTests", at: "Tests/Reference/Tests/ReferenceTests",
      of: ["BatonSchema": "BatonSchema", "Reference": "Reference"]),
    tests(
      "NamesTests", at: "Tests/Names/Tests/NamesTests",
      of: [
        "Baton": "Baton", "BatonCompiler": "BatonCompiler", "BatonSchema": "BatonSchema",
        "Names": "Names",
      ]),
    tests(
      "BatonBenchTests", at: "Tools/baton-bench/Tests/BatonBenchTests",
      of: [
        "BatonBench": "baton-bench", "BatonCompiler": "BatonCompiler",
        "BatonSchema": "BatonSchema",
      ]),
    tests(
      "BatonInspectCommandTests", at: "Tools/baton-inspect/Tests/BatonInspectCommandTests",
      of: [
        "BatonImage": "BatonImage", "BatonInspectCommand": "baton-inspect",
        "BatonInspector": "BatonInspector", "BatonStore": "BatonStore",
      ]),
    tests(
      "BatoncCommandTests", at: "Tools/batonc/Tests/BatoncCommandTests",
      of: [
        "BatonCompiler": "BatonCompiler", "BatonSchema": "BatonSchema", "BatoncCommand": "batonc",
        "batonc": "batonc",
      ]),
    tests(
      "LayoutRulesTests", at: "Tools/layout/Tests/LayoutRulesTests",
      of: ["LayoutRules": "layout"]),
  ]
)
