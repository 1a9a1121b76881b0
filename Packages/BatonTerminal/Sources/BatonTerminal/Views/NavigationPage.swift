/// One screen of a `NavigationStack`, as the views in it know it.
///
/// State, on the main actor: the title and who set it; what its going back is told to.
@MainActor
final class NavigationPage {
  private weak var stack: NavigationNode?
  private(set) var title = ""
  private weak var titleOwner: Node?
  var onPop: (@MainActor () -> Void)?

  init(_ stack: NavigationNode) { self.stack = stack }

  @discardableResult
  func push<V: View>(_ view: @escaping @MainActor () -> V) -> NavigationPage? { stack?.push(view) }
  func push(value: AnyHashable) { stack?.push(value: value) }
  func pop() { _ = stack?.pop(self) }

  /// Has the stack show the values of a type.
  func setDestination(
    of type: ObjectIdentifier, _ destination: @escaping NavigationNode.Destination
  ) {
    stack?.setDestination(of: type, destination)
  }

  func setTitle(_ title: String, by node: Node) {
    titleOwner = node
    if self.title.utf8.elementsEqual(title.utf8) { return }
    self.title = title
    stack?.invalidate()
  }

  func clearTitle(by node: Node) {
    guard titleOwner === node else { return }
    title = ""
    stack?.invalidate()
  }
}

/// Goes back to the screen before: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
public struct DismissAction: Equatable {
  private let page: NavigationPage?

  init(page: NavigationPage?) { self.page = page }

  /// Does nothing on the first screen of a stack and outside any.
  @MainActor public func callAsFunction() { page?.pop() }

  /// Whether both go back from the same screen.
  public static func == (a: Self, b: Self) -> Bool { a.page === b.page }
}
