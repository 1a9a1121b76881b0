// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "EndToEnd",
  products: [.executable(name: "endtoend", targets: ["endtoend"])],
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
      plugins: [.plugin(name: "BatonPlugin", package: "BatonBuild")])
  ]
)
