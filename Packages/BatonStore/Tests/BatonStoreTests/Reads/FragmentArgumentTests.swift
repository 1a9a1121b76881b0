import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// The owners of fragments that take arguments.
@MainActor struct FragmentArgumentTests {
  private func anchor(_ variables: Variables, in store: Store) -> Anchor {
    TestPlan([], variables: variables).anchor(in: store)
  }

  /// A store knows keys with variables by their identity, so they are kept, as generated code keeps them.
  private final class Kept {
    var slots: [DynamicSlot] = []
  }
  private let kept = Kept()

  private func key(_ anchor: Anchor, _ value: ArgumentValue) -> String {
    let slot = RecordType("Query").slot("rows", [.argument("x", value)])
    kept.slots.append(slot)
    return Registry.shared.text(ofKey: anchor.owner.slot(slot).address.key)
  }

  private let variables = Variables(["a": Variable("one"), "b": Variable("two")])

  /// The argument, not the operation's variable of its name; an unset one hides that too.
  @Test func argumentsHideVariables() {
    let store = Store()
    let outer = anchor(variables, in: store)
    let inner = outer.entering(FragmentArguments(["a": .literal("3"), "c": nil, "b": nil]))
    #expect(key(outer, .variable("a")) == #"rows(x:"one")"#)
    #expect(key(inner, .variable("a")) == "rows(x:3)")
    #expect(key(inner, .variable("b")) == "rows")
    #expect(
      key(inner, .object([("a", .variable("a")), ("b", .variable("b"))])) == #"rows(x:{"a":3})"#)
  }

  @Test func valuesAreTheSpreadingLenssOwn() {
    let store = Store()
    let first = anchor(variables, in: store).entering(
      FragmentArguments(["a": .list([.variable("b"), .variable("none")])]))
    #expect(key(first, .variable("a")) == #"rows(x:["two",null])"#)
    let second = first.entering(FragmentArguments(["z": .variable("a")]))
    #expect(key(second, .variable("z")) == #"rows(x:["two",null])"#)
    // What the fragment in between declares is not this one's.
    #expect(key(second, .variable("a")) == #"rows(x:"one")"#)
  }

  @Test func withoutArgumentsItIsTheOperationsOwner() {
    let store = Store()
    let outer = anchor(variables, in: store)
    let inner = outer.entering(FragmentArguments(["a": .literal("3")]))
    #expect(inner != outer)
    #expect(inner.entering(.none) == outer)
    #expect(outer.entering(.none) == outer)
  }

  @Test func equalArgumentsAreOneOwner() {
    let store = Store()
    let outer = anchor(variables, in: store)
    let first = outer.entering(FragmentArguments(["a": .literal(#""one""#)]))
    let second = outer.entering(FragmentArguments(["a": .variable("a")]))
    #expect(first == second)
    // Though it reads as the operation does, it is another owner: its lens may refetch otherwise.
    #expect(first != outer)
  }

  @Test func conditionsAreTheFragments() {
    let store = Store()
    let outer = anchor(Variables(["on": Variable(false)]), in: store)
    let inner = outer.entering(FragmentArguments(["on": .literal("true")]))
    #expect(outer.included([.include("on")]) == nil)
    #expect(inner.included([.include("on")]) != nil)
  }

  /// B-17: what is missing in a fragment with arguments is asked for by the operation.
  @Test func problemsNameTheOperationsRoot() {
    let store = Store()
    var roots: [RootID?] = []
    store.onReadProblem = { roots.append($0.root) }
    let plan = TestPlan([], variables: variables)
    let slot = RecordType("Query").slot("never")
    let inner = plan.anchor(in: store).entering(FragmentArguments(["a": .literal("3")]))
    for anchor in [plan.anchor(in: store), inner] { #expect(anchor.string(slot) == nil) }
    let other = TestPlan([], variables: Variables(["a": Variable("two")])).anchor(in: store)
    #expect(other.string(slot) == nil)
    #expect(roots.count == 3)
    #expect(roots[0] != nil && roots[0] == roots[1])
    #expect(roots[2] != nil && roots[0] != roots[2])
  }

  @Test func aStoreThatForgotItsOwnersReadsNothing() {
    let store = Store()
    let outer = anchor(variables, in: store)
    store.clear()
    let inner = outer.entering(FragmentArguments(["a": .literal("3")]))
    #expect(inner.included([]) == nil)
  }
}
