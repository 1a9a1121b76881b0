import Testing

@testable import BatonTerminal

private final class Held: Equatable {
  static func == (a: Held, b: Held) -> Bool { true }
}
private enum Choice { case one(Int), two(String) }
private struct Inner { var a: Int, b: String }

/// Fields of every kind before the ones that the tree must find.
private struct Odd<Content: View>: View {
  var byte: Int8
  var any: any Hashable
  weak var weakly: Held?
  var tuple: (Int8, Held)
  var choice: Choice
  let content: Content
  @State var count = 3
  let inner: Inner
  @BatonTerminal.Environment(\.isEnabled) var isEnabled
  var body: some View {
    Text("\(count) \(inner.b) \(isEnabled)")
    content
  }
}

private struct Plain: View {
  let held: Held
  let inner: Inner
  var text: String?
  var body: some View { Text("\(inner.a)") }
}

/// A dynamic property that an app makes of others.
@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var value: Int
  @BatonTerminal.Environment(\.isEnabled) private var isEnabled
  private var doubled = 0
  init(wrappedValue: Int) { _value = State(wrappedValue: wrappedValue) }
  var wrappedValue: Int {
    get { doubled }
    nonmutating set { value = newValue }
  }
  mutating func update() { doubled = value * 2 + (isEnabled ? 0 : 1) }
}

private struct DoubledView: View {
  let label: String
  @Doubled private var number = 4
  var body: some View {
    Text("\(label) \(number)")
    Button("Set") { number = 10 }
  }
}

@MainActor @Suite struct FieldPlanTests {
  @Test func findsFieldsAmongAllKinds() {
    let renderer = render {
      Odd(
        byte: 1, any: 3, weakly: nil, tuple: (1, Held()), choice: .two("x"), content: Text("end"),
        inner: Inner(a: 1, b: "b")
      ).disabled()
    }
    #expect(renderer.frame.text == "3 b false\nend")
    #expect(!FieldPlan.of(Odd<Text>.self).comparison.isPossible)
  }

  @Test func comparesStructsByTheirFields() {
    let held = Held()
    let renderer = render { Plain(held: held, inner: Inner(a: 1, b: "b"), text: nil) }
    renderer.show { Plain(held: held, inner: Inner(a: 1, b: "b"), text: nil) }
    #expect(renderer.bodyRuns.total == 1)
    // A class by identity, though `==` says equal.
    renderer.show { Plain(held: Held(), inner: Inner(a: 1, b: "b"), text: nil) }
    renderer.show { Plain(held: held, inner: Inner(a: 2, b: "b"), text: nil) }
    renderer.show { Plain(held: held, inner: Inner(a: 2, b: "b"), text: "x") }
    #expect(renderer.bodyRuns.total == 4)
    #expect(renderer.frame.text == "2")
  }

  @Test func dynamicPropertiesOfDynamicProperties() async {
    let renderer = render { DoubledView(label: "a") }
    #expect(renderer.frame.text.hasPrefix("a 8\n"))
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text.hasPrefix("a 20\n"))  // `update()` read it within the observation
    renderer.show { DoubledView(label: "b") }
    #expect(renderer.frame.text.hasPrefix("b 20\n"))
  }

  @Test func anEnumMayBeAView() {
    enum Tab: View, Equatable {
      case name(String)
      case none
      var body: some View { if case .name(let name) = self { Text(name) } }
    }
    let renderer = render { Tab.name("x") }
    renderer.show { Tab.name("x") }
    #expect(renderer.bodyRuns.total == 1)
    renderer.show { Tab.none }
    #expect(renderer.frame.text == "")
  }

  @Test func environmentsAreComparedByWhatIsInThem() async {
    struct Reader: View {
      @BatonTerminal.Environment(\.testNumber) var number
      var body: some View { Text("\(number)") }
    }
    let renderer = render { Reader().environment(\.testNumber, 1) }
    renderer.show { Reader().environment(\.testNumber, 1) }
    #expect(renderer.bodyRuns.total == 1)
    renderer.show { Reader().environment(\.testNumber, 2) }
    #expect(renderer.frame.text == "2")
    #expect(renderer.bodyRuns.total == 2)
  }
}

private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  fileprivate var testNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
