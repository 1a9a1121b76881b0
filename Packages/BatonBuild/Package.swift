// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BatonBuild",
  products: [.plugin(name: "BatonPlugin", targets: ["BatonPlugin"])],
  dependencies: [.package(path: "../../Tools/batonc")],
  targets: [
    .plugin(
      name: "BatonPlugin", capability: .buildTool(),
      dependencies: [.product(name: "batonc", package: "batonc")])
  ]
)
