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
    .library(name: "BatonTransports", targets: ["BatonTransports"]),
    .library(name: "BatonWire", targets: ["BatonWire"]),
    // For the tests of the root package only.
    .library(name: "CSlowNames", targets: ["CSlowNames"]),
    // A server for tests.
    .library(name: "BatonTransportsTesting", targets: ["BatonTransportsTesting"]),
  ],
  dependencies: [.package(path: "../Baton")],
  targets: [
    // Reads and writes what goes over a wire, and opens none.
    .target(name: "BatonWire", swiftSettings: strict),
    // Not through pkg-config, whose flags SwiftPM refuses with a warning.
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("curl")]),
    .target(
      name: "BatonTransports",
      dependencies: ["BatonWire", "CCurl", .product(name: "Baton", package: "Baton")],
      swiftSettings: strict),
    .target(
      name: "BatonTransportsTesting", dependencies: ["BatonWire"], swiftSettings: strict),
    // Names that take their time, for tests alone.
    .target(name: "CSlowNames"),
    .testTarget(
      name: "BatonWireTests", dependencies: ["BatonWire"], swiftSettings: strict),
    .testTarget(
      name: "BatonTransportsTests",
      dependencies: [
        "BatonTransports", "BatonTransportsTesting", "BatonWire", "CSlowNames",
        .product(name: "Baton", package: "Baton"),
      ],
      swiftSettings: strict),
  ]
)
