// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonCompiler",
  products: [.library(name: "BatonCompiler", targets: ["BatonCompiler"])],
  dependencies: [.package(path: "../BatonSchema")],
  targets: [
    .target(
      name: "BatonCompiler",
      dependencies: [.product(name: "BatonSchema", package: "BatonSchema")],
      swiftSettings: strict),
    .testTarget(
      name: "BatonCompilerTests",
      dependencies: ["BatonCompiler", .product(name: "BatonSchema", package: "BatonSchema")],
      swiftSettings: strict),
  ]
)
