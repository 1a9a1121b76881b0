// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonTerminal",
  products: [.library(name: "BatonTerminal", targets: ["BatonTerminal"])],
  dependencies: [.package(path: "../Baton")],
  targets: [
    .systemLibrary(
      name: "CNcurses", pkgConfig: "ncursesw", providers: [.apt(["libncursesw5-dev"])]),
    .target(
      name: "BatonTerminal",
      dependencies: ["CNcurses", .product(name: "Baton", package: "Baton")],
      swiftSettings: strict),
    .testTarget(
      name: "BatonTerminalTests",
      dependencies: ["BatonTerminal", .product(name: "Baton", package: "Baton")],
      swiftSettings: strict),
  ]
)
