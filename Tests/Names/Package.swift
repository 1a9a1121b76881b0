// swift-tools-version: 6.2
import PackageDescription

// As an app would: generated code is written for files that import the runtime plainly.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// One module for each position that a name can have; its `baton.json` and schema stand beside it.
let modules = [
  "NamesAliases", "NamesArguments", "NamesChoices", "NamesEnums", "NamesFields", "NamesForm",
  "NamesFragments", "NamesInputs", "NamesInterfaces", "NamesLinks", "NamesMutations",
  "NamesObjects", "NamesParts", "NamesQueries", "NamesValues",
]

let package = Package(
  name: "Names",
  // For the tests of the root package only.
  products: [.library(name: "Names", targets: modules)],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonBuild"),
    .package(path: "../../Packages/BatonCompiler"), .package(path: "../../Packages/BatonSchema"),
  ],
  targets: modules.map { name in
    .target(
      name: name, dependencies: [.product(name: "Baton", package: "Baton")],
      path: "Sources/\(name)/\(name)", swiftSettings: strict,
      plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")])
  } + [
    .testTarget(
      name: "NamesTests",
      dependencies: modules.map { .target(name: $0) } + [
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
      ],
      swiftSettings: strict)
  ]
)
