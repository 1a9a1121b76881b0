// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "layout",
  products: [
    .executable(name: "layout", targets: ["layout"]),
    // For the tests of the root package only.
    .library(name: "LayoutRules", targets: ["LayoutRules"]),
  ],
  targets: [
    .target(name: "LayoutRules", swiftSettings: strict),
    .executableTarget(name: "layout", dependencies: ["LayoutRules"], swiftSettings: strict),
    .testTarget(name: "LayoutRulesTests", dependencies: ["LayoutRules"], swiftSettings: strict),
  ]
)
