// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
/// Not where generated code lies, whose declarations are public.
let internalImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "baton-bench",
  products: [
    .executable(name: "baton-bench", targets: ["baton-bench"]),
    // For the tests of the root package only.
    .library(name: "BatonBench", targets: ["BatonBench"]),
  ],
  dependencies: [
    .package(path: "../../Packages/BatonCompiler"),
    .package(path: "../../Packages/BatonImage"),
    .package(path: "../../Packages/BatonSchema"),
    .package(path: "../../Packages/BatonStore"),
    .package(path: "../../Packages/BatonBuild"), .package(path: "../../Packages/Baton"),
    .package(path: "../../Packages/BatonTransports"),
  ],
  targets: [
    // Only the executable counts allocations: tests keep the C library's own `malloc`.
    .target(name: "CAllocations"),
    // libcurl driven from C, and a server for it and for ours.
    .target(name: "CTransportPeer", linkerSettings: [.linkedLibrary("curl")]),
    .target(
      name: "BatonBench",
      dependencies: [
        "CTransportPeer", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonTransports", package: "BatonTransports"),
        .product(name: "BatonTransportsTesting", package: "BatonTransports"),
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonImage", package: "BatonImage"),
        .product(name: "BatonSchema", package: "BatonSchema"),
        .product(name: "BatonStore", package: "BatonStore"),
      ],
      swiftSettings: strict, plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")]),
    .executableTarget(
      name: "baton-bench", dependencies: ["BatonBench", "CAllocations"],
      swiftSettings: strict + internalImports),
    .testTarget(
      name: "BatonBenchTests",
      dependencies: [
        "BatonBench",
        .product(name: "BatonCompiler", package: "BatonCompiler"),
        .product(name: "BatonSchema", package: "BatonSchema"),
      ], swiftSettings: strict + internalImports
    ),
  ]
)
