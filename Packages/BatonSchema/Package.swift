// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonSchema",
  products: [.library(name: "BatonSchema", targets: ["BatonSchema"])],
  targets: [
    .target(name: "BatonSchema", swiftSettings: strict),
    .testTarget(name: "BatonSchemaTests", dependencies: ["BatonSchema"], swiftSettings: strict),
  ]
)
