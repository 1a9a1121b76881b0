// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "baton-inspect",
  products: [
    .executable(name: "baton-inspect", targets: ["baton-inspect"]),
    // For the tests of the root package only.
    .library(name: "BatonInspectCommand", targets: ["BatonInspectCommand"]),
  ],
  dependencies: [
    .package(path: "../../Packages/BatonInspector"), .package(path: "../../Packages/BatonSchema"),
    .package(path: "../../Packages/BatonStore"), .package(path: "../../Packages/BatonImage"),
  ],
  targets: [
    .target(
      name: "BatonInspectCommand",
      dependencies: [
        .product(name: "BatonInspector", package: "BatonInspector"),
        .product(name: "BatonSchema", package: "BatonSchema"),
        .product(name: "BatonStore", package: "BatonStore"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "baton-inspect", dependencies: ["BatonInspectCommand"], swiftSettings: strict),
    .testTarget(
      name: "BatonInspectCommandTests",
      dependencies: [
        "BatonInspectCommand",
        .product(name: "BatonInspector", package: "BatonInspector"),
        .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonImage", package: "BatonImage"),
      ],
      swiftSettings: strict),
  ]
)
