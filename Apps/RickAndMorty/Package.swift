// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "RickAndMorty",
  products: [
    .library(name: "RickAndMorty", targets: ["RickAndMorty"]),
    .executable(name: "rickandmorty", targets: ["rickandmorty"]),
  ],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonBuild"),
    .package(path: "../../Packages/BatonImage"),
    .package(path: "../../Packages/BatonTerminal"),
    .package(path: "../../Packages/BatonTesting"),
    .package(path: "../../Packages/BatonInspector"),
    .package(path: "../../Packages/BatonTransports"),
    .package(path: "../../Tools/baton-demo-server"),
  ],
  targets: [
    .target(
      name: "RickAndMorty",
      dependencies: [
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonImage", package: "BatonImage"),
        .product(name: "BatonInspectorView", package: "BatonInspector"),
        .product(name: "BatonTerminal", package: "BatonTerminal"),
        .product(name: "BatonTransports", package: "BatonTransports"),
      ],
      swiftSettings: strict,
      plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")]),
    .executableTarget(
      name: "rickandmorty",
      dependencies: ["RickAndMorty", .product(name: "BatonTerminal", package: "BatonTerminal")],
      path: "Sources/rickandmorty-cli", swiftSettings: strict),
    .testTarget(
      name: "RickAndMortyTests",
      dependencies: [
        "RickAndMorty", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonImage", package: "BatonImage"),
        .product(name: "BatonInspector", package: "BatonInspector"),
        .product(name: "BatonTerminal", package: "BatonTerminal"),
        .product(name: "BatonTerminalTesting", package: "BatonTerminal"),
        .product(name: "BatonTesting", package: "BatonTesting"),
        .product(name: "BatonTransports", package: "BatonTransports"),
        .product(name: "DemoServer", package: "baton-demo-server"),
        // Which another suite kills.
        .product(name: "baton-demo-server", package: "baton-demo-server"),
        "rickandmorty",  // which one suite runs on a terminal
      ],
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
  ]
)
