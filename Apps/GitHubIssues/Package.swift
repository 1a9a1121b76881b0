// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "GitHubIssues",
  products: [
    .library(name: "GitHubIssues", targets: ["GitHubIssues", "RecordedGitHub"]),
    .executable(name: "ghissues", targets: ["ghissues"]),
  ],
  dependencies: [
    .package(path: "../../Packages/Baton"), .package(path: "../../Packages/BatonBuild"),
    .package(path: "../../Packages/BatonImage"), .package(path: "../../Packages/BatonSchema"),
    .package(path: "../../Packages/BatonTerminal"),
    .package(path: "../../Packages/BatonTesting"), .package(path: "../../Packages/BatonTransports"),
    .package(path: "../../Packages/BatonInspector"),
  ],
  targets: [
    .target(
      name: "RecordedGitHub",
      dependencies: [.product(name: "BatonSchema", package: "BatonSchema")],
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "GitHubIssues",
      dependencies: [
        "RecordedGitHub",
        .product(name: "Baton", package: "Baton"),
        .product(name: "BatonImage", package: "BatonImage"),
        .product(name: "BatonInspectorView", package: "BatonInspector"),
        .product(name: "BatonTerminal", package: "BatonTerminal"),
        .product(name: "BatonTransports", package: "BatonTransports"),
        .product(name: "BatonWire", package: "BatonTransports"),
      ],
      swiftSettings: strict,
      plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")]),
    .executableTarget(
      name: "ghissues",
      dependencies: ["GitHubIssues", .product(name: "BatonTerminal", package: "BatonTerminal")],
      path: "Sources/ghissues-cli", swiftSettings: strict),
    .testTarget(
      name: "GitHubIssuesTests",
      dependencies: [
        "GitHubIssues", "RecordedGitHub", .product(name: "Baton", package: "Baton"),
        .product(name: "BatonImage", package: "BatonImage"),
        .product(name: "BatonSchema", package: "BatonSchema"),
        .product(name: "BatonTerminal", package: "BatonTerminal"),
        .product(name: "BatonTerminalTesting", package: "BatonTerminal"),
        .product(name: "BatonTesting", package: "BatonTesting"),
        .product(name: "BatonTransports", package: "BatonTransports"),
        .product(name: "BatonTransportsTesting", package: "BatonTransports"),
        "ghissues",  // which one suite runs on a terminal
      ],
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
  ]
)
