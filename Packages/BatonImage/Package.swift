// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonImage",
  products: [.library(name: "BatonImage", targets: ["BatonImage"])],
  dependencies: [.package(path: "../BatonStore")],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .target(
      name: "BatonImage",
      dependencies: ["CSQLite", .product(name: "BatonStore", package: "BatonStore")],
      swiftSettings: strict),
    .testTarget(
      name: "BatonImageTests",
      dependencies: ["BatonImage", .product(name: "BatonStore", package: "BatonStore")],
      swiftSettings: strict),
  ]
)
