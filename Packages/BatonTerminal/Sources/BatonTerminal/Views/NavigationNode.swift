/// State, on the main actor: the screens, the root first, the last one shown; for a covered one what
/// had its focus; the path, if somebody keeps one; what shows values, by their type.
final class NavigationNode: Node {
  /// Shows a value's screen over the others.
  typealias Destination = @MainActor (NavigationNode, AnyHashable) -> NavigationPage

  private struct Screen {
    let page: NavigationPage
    /// The path's, of which the screen was made.
    var value: AnyHashable?
    let refresh: @MainActor (Screen, EnvironmentValues) -> Void
    let holder: Holder
    weak var focus: Node?
  }
  /// A screen's place for its content, which a copy of the screen shares.
  ///
  /// State, on the main actor, by the only node that has it: the content's node, nil before the first.
  private final class Holder {
    var node: Node?
  }
  private var screens: [Screen] = []
  private var path: NavigationPath?
  private var destinations: [ObjectIdentifier: Destination] = [:]

  override var children: [Node] { screens.compactMap(\.holder.node) }

  func show<Root: View>(_ root: @escaping @MainActor () -> Root) {
    if screens.isEmpty {
      screens.append(makeScreen(root))
    } else {
      screens[0] = makeScreen(root, in: screens[0])
    }
    for screen in screens { install(screen) }
  }

  /// The page that shows the view.
  func push<V: View>(_ view: @escaping @MainActor () -> V) -> NavigationPage {
    if let last = screens.indices.last { screens[last].focus = tree.focus }
    let screen = makeScreen(view)
    screens.append(screen)
    install(screen)
    tree.focus = nil
    invalidate()
    return screen.page
  }

  /// Goes back from a page, and from those above it.
  func pop(_ page: NavigationPage) -> Bool {
    guard let index = screens.firstIndex(where: { $0.page === page }), index > 0 else {
      return false
    }
    let gone = removeScreens(from: index)
    for screen in gone { screen.page.onPop?() }
    if let path, gone.contains(where: { $0.value != nil }) {
      path.set(screens.compactMap(\.value))
    }
    return true
  }

  private func removeScreens(from index: Int) -> ArraySlice<Screen> {
    let gone = screens[index...]
    screens.removeSubrange(index...)
    for screen in gone { screen.holder.node?.unmount() }
    tree.focus = screens.last?.focus
    invalidate()
    return gone
  }

  // MARK: Values

  /// Shows the screens of a path, those that it has in common with the present one left as they are.
  func follow(_ path: NavigationPath) {
    self.path = path
    if screens.compactMap(\.value) == path.values { return }
    let common = zip(screens.dropFirst().map(\.value), path.values).prefix { $0 == $1 }.count
    if common + 1 < screens.count {
      for screen in removeScreens(from: common + 1) { screen.page.onPop?() }
    }
    for value in path.values[common...] {
      // One that nothing shows yet is shown once something does.
      guard let show = destinations[ObjectIdentifier(Swift.type(of: value.base))] else { return }
      _ = show(self, value)
      screens[screens.count - 1].value = value
    }
  }

  func push(value: AnyHashable) {
    if let path {
      path.set(path.values + [value])
    } else {
      _ = destinations[ObjectIdentifier(Swift.type(of: value.base))]?(self, value)
    }
  }

  func setDestination(of type: ObjectIdentifier, _ destination: @escaping Destination) {
    let isFirst = destinations.updateValue(destination, forKey: type) == nil
    if isFirst, let path { follow(path) }
  }

  private func makeScreen<V: View>(
    _ view: @escaping @MainActor () -> V, in old: Screen? = nil
  ) -> Screen {
    Screen(
      page: old?.page ?? NavigationPage(self),
      refresh: { [unowned self] screen, environment in
        let node =
          screen.holder.node as? ContentNode<V>
          ?? ContentNode<V>(ContentNode<V>.self, context(environment))
        screen.holder.node = node
        node.show(environment, view)
      }, holder: old?.holder ?? Holder(), focus: old?.focus)
  }

  private func install(_ screen: Screen) {
    var environment = environment
    environment.page = screen.page
    environment.dismiss = DismissAction(page: screen.page)
    screen.refresh(screen, environment)
  }

  private var header: [Cell] {
    let title = screens.last?.page.title ?? ""
    if screens.count > 1 { return Glyphs("‹ " + title).lines.first ?? [] }
    return title.isEmpty ? [] : Glyphs(title).lines.first ?? []
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard proposal.width == nil || proposal.height == nil else {
      return Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
    var inner = proposal
    inner.height = proposal.height.map { max(0, $0 - 2) }
    let size = (screens.last?.holder.node).blockSize(in: inner)
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height + 2)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    // Back works also where nothing on the screen can have the focus.
    canvas.add(keyHandler: self)
    var rect = rect
    let header = header
    if !header.isEmpty {
      var style = environment.style
      style.attributes.insert(.bold)
      canvas.put(
        Glyphs.truncated(header, to: rect.width), x: rect.x, y: rect.y, style: style)
      style = environment.style
      style.foreground = .secondary
      let rule = repeatElement(Cell(text: "─", width: 1), count: rect.width)
      canvas.put(rule, x: rect.x, y: rect.y + 1, style: style)
      rect.y += 2
      rect.height = max(0, rect.height - 2)
    }
    canvas.clipped(to: rect) { (screens.last?.holder.node).drawBlock(in: rect, on: canvas) }
  }

  override func handle(_ key: Key) -> Bool {
    guard key == .escape || key == .backspace, let page = screens.last?.page else { return false }
    return pop(page)
  }
}
