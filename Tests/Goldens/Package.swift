// swift-tools-version: 6.2
import PackageDescription

// As an app would: generated code is written for files that import the runtime plainly.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// The sources are links to the compiler's goldens, so that what is compared is also compiled.
func goldens(_ name: String) -> Target {
  .target(
    name: name, dependencies: [.product(name: "Baton", package: "Baton")], swiftSettings: strict)
}

let package = Package(
  name: "Goldens",
  products: [
    // For the tests of the root package only.
    .library(
      name: "Goldens",
      targets: ["GoldensAbstract", "GoldensCharacter", "GoldensMutations", "GoldensScalars"])
  ],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonTesting"),
  ],
  targets: [
    goldens("GoldensAbstract"), goldens("GoldensCharacter"), goldens("GoldensMutations"),
    goldens("GoldensScalars"),
    .testTarget(
      name: "GoldensTests",
      dependencies: [
        "GoldensAbstract", "GoldensCharacter", "GoldensMutations", "GoldensScalars",
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonTesting", package: "BatonTesting"),
      ],
      swiftSettings: strict),
  ]
)
