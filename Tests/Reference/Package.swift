// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Reference",
  products: [
    .executable(name: "e2e", targets: ["e2e"]),
    // For the tests of the root package only.
    .library(name: "Reference", targets: ["Reference"]),
  ],
  dependencies: [.package(path: "../../Packages/BatonSchema")],
  targets: [
    .target(
      name: "Reference",
      dependencies: [.product(name: "BatonSchema", package: "BatonSchema")],
      swiftSettings: strict),
    .executableTarget(name: "e2e", dependencies: ["Reference"], swiftSettings: strict),
    .testTarget(
      name: "ReferenceTests",
      dependencies: ["Reference", .product(name: "BatonSchema", package: "BatonSchema")],
      swiftSettings: strict),
  ]
)
