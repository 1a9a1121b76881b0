// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Baton",
  products: [
    .library(name: "Baton", targets: ["Baton"]),
    // For the tests of the root package only.
    .library(name: "BatonMacroExpansion", targets: ["BatonMacroExpansion"]),
  ],
  dependencies: [.package(path: "../BatonStore")],
  targets: [
    // The plugin is only a main; what it does is a library, so that tests can import it.
    .target(name: "BatonMacroExpansion", swiftSettings: strict),
    .macro(
      name: "BatonMacros", dependencies: ["BatonMacroExpansion"], swiftSettings: strict),
    .target(
      name: "Baton",
      dependencies: ["BatonMacros", .product(name: "BatonStore", package: "BatonStore")],
      swiftSettings: strict),
    .testTarget(
      name: "BatonMacroExpansionTests", dependencies: ["BatonMacroExpansion"],
      exclude: ["Captured"], swiftSettings: strict),
    .testTarget(name: "BatonTests", dependencies: ["Baton"], swiftSettings: strict),
  ]
)
