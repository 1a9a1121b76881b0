// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Needs the flags that `make fuzz` gives: every module is built to report what it covers, and to let
// its internals be imported.
let package = Package(
  name: "fuzz",
  products: [.executable(name: "fuzz", targets: ["fuzz"])],
  dependencies: [
    .package(path: "../../Packages/BatonCompiler"), .package(path: "../../Packages/BatonSchema"),
    .package(path: "../../Packages/BatonTransports"),
  ],
  targets: [
    // Names the entry of the toolchain's libFuzzer, which has no header.
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
        .product(name: "BatonWire", package: "BatonTransports"),
      ],
      swiftSettings: strict),
  ]
)
