// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonImage",
  products: [
    .library(name: "BatonImage", targets: ["BatonImage"]),
    // What the tests kill, and read beside.
    .executable(name: "image-writer", targets: ["image-writer"]),
  ],
  dependencies: [.package(path: "../BatonStore")],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .target(
      name: "BatonImage",
      dependencies: ["CSQLite", .product(name: "BatonStore", package: "BatonStore")],
      swiftSettings: strict),
    .executableTarget(
      name: "image-writer",
      dependencies: ["BatonImage", .product(name: "BatonStore", package: "BatonStore")],
      swiftSettings: strict),
    .testTarget(
      name: "BatonImageTests",
      dependencies: [
        "BatonImage", "image-writer", .product(name: "BatonStore", package: "BatonStore"),
      ],
      swiftSettings: strict),
  ]
)
