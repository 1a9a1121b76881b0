// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// As the strictest of libraries would: where imports are for a target itself alone unless they say more.
/// An app's targets, where they are not, are the samples'.
let library = strict + [.enableUpcomingFeature("InternalImportsByDefault")]

/// One for each fixture.
let names = [
  "GoldensAbstract",
  "GoldensArguments",
  "GoldensCharacter",
  "GoldensConnections",
  "GoldensErrors",
  "GoldensInline",
  "GoldensInputs",
  "GoldensMatrix",
  "GoldensMutations",
  "GoldensRequired",
  "GoldensScalars",
  "GoldensStars",
  "GoldensSubscriptions",
  "GoldensWrites",
]

/// The sources are links to the compiler's goldens, so that what is compared is also compiled.
func goldens(_ name: String) -> Target {
  .target(
    name: name, dependencies: [.product(name: "Baton", package: "Baton")], swiftSettings: library)
}

let package = Package(
  name: "Goldens",
  products: [
    // For the tests of the root package only.
    .library(name: "Goldens", targets: names)
  ],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonTesting"),
  ],
  targets: names.map(goldens) + [
    .testTarget(
      name: "GoldensTests",
      dependencies: names.map { .byName(name: $0) } + [
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonTesting", package: "BatonTesting"),
      ],
      swiftSettings: strict)
  ]
)
