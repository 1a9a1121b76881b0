// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Conformance",
  products: [
    .executable(name: "spec", targets: ["spec"]),
    // What the generated program is linked with.
    .library(name: "ConformanceReader", targets: ["ConformanceReader"]),
    // For the tests of the root package only.
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "SpecExchange", targets: ["SpecExchange"]),
  ],
  dependencies: [
    .package(path: "../../Packages/BatonSchema"),
    .package(path: "../../Packages/BatonCompiler"),
    .package(path: "../../Packages/BatonStore"), .package(path: "../../Packages/Baton"),
    .package(path: "../../Packages/BatonImage"), .package(path: "../../Packages/BatonInspector"),
    .package(path: "../../Packages/BatonTesting"),
  ],
  targets: [
    .target(name: "SpecExchange", swiftSettings: strict),
    .target(
      name: "ConformanceReader",
      dependencies: [
        "SpecExchange", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonImage", package: "BatonImage"),
        .product(name: "BatonInspector", package: "BatonInspector"),
        .product(name: "BatonTesting", package: "BatonTesting"),
      ],
      swiftSettings: strict),
    .target(
      name: "Conformance",
      dependencies: [
        "SpecExchange", .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "spec", dependencies: ["Conformance"], swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Conformance", "ConformanceReader", "SpecExchange",
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonStore", package: "BatonStore"),
      ],
      swiftSettings: strict),
  ]
)
