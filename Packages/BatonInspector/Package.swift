// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonInspector",
  products: [.library(name: "BatonInspector", targets: ["BatonInspector"])],
  dependencies: [.package(path: "../BatonStore"), .package(path: "../BatonImage")],
  targets: [
    .target(
      name: "BatonInspector",
      dependencies: [
        .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonImage", package: "BatonImage"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BatonInspectorTests",
      dependencies: [
        "BatonInspector", .product(name: "BatonStore", package: "BatonStore"),
        .product(name: "BatonImage", package: "BatonImage"),
      ],
      swiftSettings: strict),
  ]
)
