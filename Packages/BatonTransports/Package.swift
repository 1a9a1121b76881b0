// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonTransports",
  products: [
    .library(name: "BatonWire", targets: ["BatonWire"])
  ],
  targets: [
    // Reads and writes what goes over a wire, and opens none.
    .target(name: "BatonWire", swiftSettings: strict),
    .testTarget(
      name: "BatonWireTests", dependencies: ["BatonWire"], swiftSettings: strict),
  ]
)
