// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "batonc",
  products: [
    .executable(name: "batonc", targets: ["batonc"]),
    // For the tests of the root package and for the Spec runner.
    .library(name: "BatoncCommand", targets: ["BatoncCommand"]),
  ],
  dependencies: [
    .package(path: "../../Packages/BatonCompiler"), .package(path: "../../Packages/BatonSchema"),
  ],
  targets: [
    .target(
      name: "BatoncCommand",
      dependencies: [
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "batonc",
      dependencies: [
        "BatoncCommand", .product(name: "BatonCompiler", package: "BatonCompiler"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BatoncCommandTests",
      dependencies: [
        "BatoncCommand",
        "batonc",  // which one suite runs
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
      ],
      swiftSettings: strict),
  ]
)
