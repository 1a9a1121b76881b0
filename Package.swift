// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A package's test target, run from here: `swift test` runs no test of a dependency.
func tests(
  _ name: String, at path: String, of products: [String: String],
  resources: [Resource]? = nil, exclude: [String] = [], plugins: [Target.PluginUsage]? = nil
) -> Target {
  .testTarget(
    name: name,
    dependencies: products.sorted { $0.key < $1.key }.map {
      .product(name: $0.key, package: $0.value)
    },
    path: path, exclude: exclude, resources: resources, swiftSettings: strict, plugins: plugins)
}

/// Every test of every package in one build graph, and nothing else. Each package also builds and
/// tests alone, from its own folder.
let package = Package(
  name: "Everything",
  dependencies: [
    .package(path: "Tools/layout")
  ],
  targets: [
    tests(
      "LayoutRulesTests", at: "Tools/layout/Tests/LayoutRulesTests",
      of: ["LayoutRules": "layout"])
  ]
)
