// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "BatonStore",
  products: [.library(name: "BatonStore", targets: ["BatonStore"])],
  targets: [
    .target(
      name: "BatonStore",
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
    // Generated code is compiled here as it is written, and it imports publicly.
    .testTarget(name: "BatonStoreTests", dependencies: ["BatonStore"], swiftSettings: strict),
  ]
)
