@testable import BatonCompiler
import SpecExchange
import Testing

@testable import Conformance

@Suite struct RouteFinderTests {
  private func lens(_ name: String, _ accessors: [AccessorReport]) -> LensReport {
    LensReport(type: "T", swiftName: name, accessors: accessors)
  }

  private func field(_ key: String, _ shape: AccessorReport.Shape, _ lens: LensReport? = nil)
    -> AccessorReport
  {
    AccessorReport(
      accessor: key, responseKey: key, shape: shape, isOptional: true, lens: lens)
  }

  private func entry(_ name: String, _ shape: AccessorReport.Shape, _ lens: LensReport? = nil)
    -> AccessorReport
  {
    AccessorReport(accessor: name, responseKey: nil, shape: shape, isOptional: true, lens: lens)
  }

  private func steps(
    _ path: String, in lens: LensReport, fragments: [String: LensReport] = [:]
  ) throws -> [[Route.Step]] {
    try RouteFinder(fragments: fragments).routes(to: JSONPath(path), from: lens).map(\.steps)
  }

  @Test func followsLinksListsAndScalars() throws {
    let row = lens("Row", [field("name", .scalar(.string))])
    let page = lens(
      "Page",
      [field("rows", .list, row), field("tags", .scalars(.string, optionalElements: true))])
    let data = lens("Data", [field("page", .link, page)])
    #expect(
      try steps("page.rows.2.name", in: data)
        == [[.link("page"), .link("rows"), .element(2), .leaf("name")]])
    #expect(try steps("page.rows", in: data) == [[.link("page"), .leaf("rows")]])
    #expect(try steps("page.rows.0", in: data) == [[.link("page"), .link("rows"), .element(0)]])
    #expect(try steps("page.tags", in: data) == [[.link("page"), .leaf("tags")]])
    #expect(
      try steps("page.tags.1", in: data) == [[.link("page"), .leaf("tags"), .scalarElement(1)]])
    #expect(try steps("page", in: data) == [[.leaf("page")]])
  }

  @Test func looksBehindSpreadsAndConditions() throws {
    let header = lens("Header", [field("name", .scalar(.string))])
    let asShip = lens("AsShip", [field("label", .scalar(.string))])
    let asHarbour = lens(
      "AsHarbour", [field("label", .scalar(.string)), entry("header", .spread("Header"))])
    let node = lens(
      "Node",
      [
        entry("asShip", .condition("Ship"), asShip),
        entry("asHarbour", .condition("Harbour"), asHarbour),
      ])
    let data = lens("Data", [field("node", .link, node)])
    #expect(
      try steps("node.label", in: data)
        == [
          [.link("node"), .enter("asShip"), .leaf("label")],
          [.link("node"), .enter("asHarbour"), .leaf("label")],
        ])
    #expect(
      try steps("node.name", in: data, fragments: ["Header": header])
        == [[.link("node"), .enter("asHarbour"), .enter("header"), .leaf("name")]])
  }

  @Test func aLinkSelectedTwiceIsFollowedWhereTheKeyIs() throws {
    let bare = lens("Bare", [field("id", .scalar(.string))])
    let full = lens("Full", [field("name", .scalar(.string))])
    let fragment = lens("F", [field("home", .link, full)])
    let data = lens("Data", [field("home", .link, bare), entry("f", .spread("F"))])
    #expect(
      try steps("home.name", in: data, fragments: ["F": fragment])
        == [[.enter("f"), .link("home"), .leaf("name")]])
  }

  @Test(arguments: [
    "nothing", "page.nothing", "page.rows.x", "page.rows.-1.name", "page.name.0",
  ])
  func refusesWhatNoAccessorReads(path: String) {
    let row = lens("Row", [field("name", .scalar(.string))])
    let page = lens("Page", [field("rows", .list, row), field("name", .scalar(.string))])
    let data = lens("Data", [field("page", .link, page)])
    #expect(throws: TreeProblem.self) { try steps(path, in: data) }
  }

  @Test func manyWaysToOneFieldEnd() throws {
    var fragments: [String: LensReport] = ["F0": lens("F0", [field("name", .scalar(.string))])]
    for level in 1...20 {
      let inner = "F\(level - 1)"
      fragments["F\(level)"] = lens(
        "F\(level)", [entry("a", .spread(inner)), entry("b", .spread(inner))])
    }
    let data = lens("Data", [entry("f", .spread("F20"))])
    #expect(try steps("name", in: data, fragments: fragments).count == RouteFinder.most)
  }

  @Test func theEmptyPathTakesNoStep() throws {
    let data = lens("Data", [field("name", .scalar(.string))])
    #expect(try steps("", in: data) == [[]])
  }

  @Test func accessorsThatThrowOrGiveResultsAreReadAsSuch() throws {
    var title = field("title", .scalar(.string))
    title.isThrowing = true
    var owner = field("owner", .link, lens("Owner", [field("name", .scalar(.string))]))
    owner.isResult = true
    var name = field("name", .scalar(.string))
    name.isResult = true
    let data = lens("Data", [title, owner, name])
    let finder = RouteFinder(fragments: [:])
    func text(_ path: String) throws -> String {
      let route = try #require(try finder.routes(to: JSONPath(path), from: data).first)
      return route.function(named: "f", root: "Q.Data")
    }
    let throwing = try text("title")
    #expect(throwing.contains("Reading.of(try lens0.`title`)"))
    #expect(throwing.contains("catch { return Reading.thrown(error) }"))
    #expect(try text("name").contains("Reading.result(lens0.`name`) { Reading.of($0) }"))
    #expect(try text("owner.name").contains("guard let lens1 = Step.success(lens0.`owner`)"))
    #expect(!(try text("owner.name").contains("catch")))
  }
}
