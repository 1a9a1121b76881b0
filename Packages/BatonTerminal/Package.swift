// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BatonTerminal",
  products: [
    .library(name: "BatonTerminal", targets: ["BatonTerminal"]),
    // For the tests of a program that draws with it.
    .library(name: "BatonTerminalTesting", targets: ["BatonTerminalTesting"]),
  ],
  dependencies: [.package(path: "../Baton")],
  targets: [
    // C, since ncurses' globals, macros and variadic functions can't be used from Swift, and since
    // a signal handler must be C. Not through pkg-config, whose flags SwiftPM refuses with a warning.
    .target(
      name: "CNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "BatonTerminal",
      dependencies: ["CNcurses", .product(name: "Baton", package: "Baton")],
      swiftSettings: strict),
    .target(
      name: "BatonTerminalTesting", dependencies: ["BatonTerminal"], swiftSettings: strict),
    .testTarget(
      name: "BatonTerminalTests",
      dependencies: [
        "BatonTerminal", "BatonTerminalTesting", "CNcurses",
        .product(name: "Baton", package: "Baton"),
      ],
      swiftSettings: strict),
  ]
)
