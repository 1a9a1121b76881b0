// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
/// Not where generated code lies, whose declarations are public.
let internalImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "baton-demo-server",
  products: [
    .executable(name: "baton-demo-server", targets: ["baton-demo-server"]),
    // For tests, which may have the server in their own process.
    .library(name: "DemoServer", targets: ["DemoServer"]),
    // For the tests of the root package only.
    .library(name: "DemoOperations", targets: ["DemoOperations"]),
  ],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonBuild"),
    .package(path: "../../Packages/BatonSchema"), .package(path: "../../Packages/BatonTerminal"),
    .package(path: "../../Packages/BatonTesting"), .package(path: "../../Packages/BatonTransports"),
  ],
  targets: [
    .target(
      name: "DemoServer",
      dependencies: [
        .product(name: "BatonSchema", package: "BatonSchema"),
        .product(name: "BatonTransportsTesting", package: "BatonTransports"),
      ],
      swiftSettings: strict + internalImports),
    .executableTarget(
      name: "baton-demo-server", dependencies: ["DemoServer"],
      path: "Sources/baton-demo-server-cli", swiftSettings: strict + internalImports),
    .target(
      name: "DemoOperations", dependencies: [.product(name: "Baton", package: "Baton")],
      swiftSettings: strict, plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")]),
    .testTarget(
      name: "DemoServerTests",
      dependencies: [
        "DemoOperations", "DemoServer", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonTerminalTesting", package: "BatonTerminal"),
        .product(name: "BatonTesting", package: "BatonTesting"),
        .product(name: "BatonTransports", package: "BatonTransports"),
        "baton-demo-server",  // which one suite kills
      ],
      swiftSettings: strict + internalImports),
  ]
)
