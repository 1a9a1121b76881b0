/// The place of a view with a body.
///
/// State, on the main actor:
/// - `view`: as the parent made it; only the copy whose body runs has its properties filled in.
/// - `locations`: what the identity keeps, one for each dynamic property, by the plan's slots.
@MainActor
final class CompositeNode<V: View>: BodyNode {
  private var view: V
  private let plan: FieldPlan
  private var locations: [AnyObject?]
  private var child: Node?

  init(_ view: V, _ context: Context) {
    self.view = view
    plan = FieldPlan.of(V.self)
    locations = Array(repeating: nil, count: plan.slots)
    super.init(V.self, context)
    runBody()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func activate() -> Bool { child?.activate() ?? false }

  func update(_ view: V, _ environment: EnvironmentValues) {
    var view = view
    let isSame =
      !isDirty && self.environment.isSame(as: environment) && plan.isSame(&self.view, &view)
    self.environment = environment
    if isSame { return }
    self.view = view
    runBody()
  }

  override func runBody() {
    tree.bodyRuns.count(V.self)
    var view = view
    if !plan.steps.isEmpty {
      plan.install(&view, &locations, PropertyContext(environment: environment))
    }
    let body = observing {
      if !plan.updates.isEmpty { plan.update(&view) }
      return view.body
    }
    child = reconcile(child, body, environment)
  }

  override func release() {
    super.release()
    plan.release(&locations)
  }
}
