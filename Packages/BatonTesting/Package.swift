// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonTesting",
  products: [.library(name: "BatonTesting", targets: ["BatonTesting"])],
  dependencies: [.package(path: "../Baton")],
  targets: [
    .target(
      name: "BatonTesting", dependencies: [.product(name: "Baton", package: "Baton")],
      swiftSettings: strict),
    .testTarget(
      name: "BatonTestingTests",
      dependencies: ["BatonTesting", .product(name: "Baton", package: "Baton")],
      swiftSettings: strict),
  ]
)
