// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "EndToEnd",
  products: [
    .executable(name: "endtoend", targets: ["endtoend"]),
    .executable(name: "autobahn", targets: ["autobahn"]),
  ],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonBuild"),
    .package(path: "../../Packages/BatonTransports"),
  ],
  targets: [
    .executableTarget(
      name: "endtoend",
      dependencies: [
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonTransports", package: "BatonTransports"),
      ],
      swiftSettings: strict,
      plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")]),
    // Drives what BatonTransports has inside, and is built with testing enabled.
    .executableTarget(
      name: "autobahn",
      dependencies: [
        .product(name: "BatonTransports", package: "BatonTransports"),
        .product(name: "BatonWire", package: "BatonTransports"),
      ],
      swiftSettings: strict),
  ]
)
