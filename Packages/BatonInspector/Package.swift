// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonInspector",
  products: [
    .library(name: "BatonInspector", targets: ["BatonInspector"]),
    .library(name: "BatonInspectorView", targets: ["BatonInspectorView"]),
  ],
  dependencies: [
    .package(path: "../BatonStore"), .package(path: "../BatonImage"), .package(path: "../Baton"),
    .package(path: "../BatonTerminal"), .package(path: "../BatonTesting"),
  ],
  targets: [
    .target(
      name: "BatonInspector",
      dependencies: [
        .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonImage", package: "BatonImage"),
      ],
      swiftSettings: strict),
    // By itself, so that who looks into a store needs no terminal.
    .target(
      name: "BatonInspectorView",
      dependencies: [
        "BatonInspector", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonTerminal", package: "BatonTerminal"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BatonInspectorTests",
      dependencies: [
        "BatonInspector", .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonImage", package: "BatonImage"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BatonInspectorViewTests",
      dependencies: [
        "BatonInspectorView", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonTerminal", package: "BatonTerminal"),
        .product(name: "BatonTesting", package: "BatonTesting"),
      ],
      swiftSettings: strict),
  ]
)
