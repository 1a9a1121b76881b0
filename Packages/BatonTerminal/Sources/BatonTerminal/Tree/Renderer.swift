public import Baton

/// Views drawn to a grid of cells, without a terminal.
///
/// What a change costs: the bodies that read what changed run again, each once a turn of the main
/// actor, parents first; a view that its parent made equal is skipped. Then sizes are measured again
/// along the way from there to the root, every other size being remembered, and the visible cells
/// are drawn into a new frame. `onFrame` is called when that frame differs from the last.
///
/// State, on the main actor: the tree; the frame and its size; who can take the focus and the keys,
/// as of the last drawing; whether frames are held back; who waits in `settle`, by a number of its own.
@MainActor
public final class Renderer {
  private let tree = ViewTree()
  private var drawn: Frame?
  private var focusables: [Node] = []
  private var keyHandlers: [Node] = []
  private var environment = EnvironmentValues()
  private let scene = Scene()
  private var isHeldBack = false
  private var settling: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastSettling = 0

  /// Whether a `ProgressView` without a value is on the screen: what is drawn waits for something.
  public private(set) var isWaiting = false

  /// Called once a turn, after a frame was drawn that differs from the one before.
  public var onFrame: (@MainActor (Frame) -> Void)?

  /// The room to draw in.
  public var size: Size {
    didSet { if size != oldValue { tree.requestFrame() } }
  }

  /// Whether the user has the program before them; views read it with `@Environment(\.scenePhase)`.
  /// `Terminal.run` sets it as the terminal tells of the focus, and when the process was stopped.
  public var scenePhase: ScenePhase {
    get { scene.phase }
    set { if newValue != scene.phase { scene.phase = newValue } }
  }

  /// Shows a view; nothing is drawn before the first turn, or `render()`.
  public init<V: View>(
    size: Size, baton: Baton.Environment? = nil, @ViewBuilder root: () -> V
  ) {
    self.size = size
    environment.baton = baton
    environment.scene = scene
    tree.onTurn { [weak self] in _ = self?.render() }
    tree.show(root(), environment)
  }

  /// Shows another value of the root view: what is the same keeps its state.
  public func show<V: View>(@ViewBuilder root: () -> V) { tree.show(root(), environment) }

  /// Takes the views out of the tree, which releases what they hold and cancels their tasks.
  public func close() {
    tree.close()
    focusables = []
    keyHandlers = []
    endSettling(false)
  }

  isolated deinit { tree.close() }

  /// How often bodies ran since the renderer was made, or since `resetBodyRuns()`.
  public var bodyRuns: BodyRuns { tree.bodyRuns }

  /// Counts from 0 again.
  public func resetBodyRuns() { tree.bodyRuns = BodyRuns() }

  /// The frame as of now: runs what is dirty and draws, if anything changed.
  public var frame: Frame { render() }

  /// Runs what is dirty and draws now, without waiting for the turn; the frame, drawn or still good.
  @discardableResult
  public func render() -> Frame {
    tree.flush()
    if let drawn, !tree.wantsFrame, drawn.size == Frame.bounded(size) { return drawn }
    let frame = draw()
    let isNew = frame != drawn
    drawn = frame
    if isNew, !isHeldBack { onFrame?(frame) }
    if !isWaiting { endSettling(true) }
    return frame
  }

  private func draw() -> Frame {
    var canvas = Canvas(size: size)
    let before = focusables
    // Drawing may move the focus, or scroll to it, which shows in another drawing.
    for _ in 0..<3 {
      tree.frameWasDrawn()
      canvas = Canvas(size: size)
      let all = canvas.frame.size
      tree.root.drawBlock(
        in: Rect(x: 0, y: 0, width: all.width, height: all.height), on: canvas)
      focusables = canvas.focusables.map(\.node)
      keyHandlers = canvas.keyHandlers
      isWaiting = canvas.isWaiting
      let focus = focus(after: before)
      if tree.focus !== focus {
        tree.focus = focus
        continue
      }
      if !tree.wantsFrame { break }
    }
    return canvas.frame
  }

  /// What has the focus, or, where that went, what follows now on what stood before it.
  private func focus(after before: [Node]) -> Node? {
    if let focus = tree.focus, isFocusable(focus) { return focus }
    let index = before.firstIndex { $0 === tree.focus } ?? 0
    guard let last = before[..<index].last(where: isFocusable),
      let place = focusables.firstIndex(where: { $0 === last })
    else { return focusables.first }
    return focusables[min(place + 1, focusables.count - 1)]
  }

  private func isFocusable(_ node: Node) -> Bool { focusables.contains { $0 === node } }
}

extension Renderer {
  /// Waits until nothing on the screen waits. False if that took longer than the limit, or if the
  /// views were closed.
  public func settle(within limit: Duration) async -> Bool {
    render()
    if !isWaiting { return true }
    lastSettling += 1
    let number = lastSettling
    let timeout = Task { [weak self] in
      try await Task.sleep(for: limit)
      self?.settling.removeValue(forKey: number)?.resume(returning: false)
    }
    defer { timeout.cancel() }
    return await withCheckedContinuation { settling[number] = $0 }
  }

  private func endSettling(_ isSettled: Bool) {
    if settling.isEmpty { return }
    let waiting = settling
    settling = [:]
    for continuation in waiting.values { continuation.resume(returning: isSettled) }
  }
}

extension Renderer {
  /// Does what came at once, such as keys: `onFrame` is told what all of it came to, and of no frame between.
  func together(_ work: () -> Void) {
    let before = drawn
    isHeldBack = true
    work()
    let after = render()
    isHeldBack = false
    if after != before { onFrame?(after) }
  }

  /// Gives a key to the view that has the focus, then to the views around it, then to the other
  /// `onKey` of the screen, the last first. False when nobody did anything with it.
  @discardableResult
  public func send(_ key: Key) -> Bool {
    render()
    var asked: Set<ObjectIdentifier> = []
    var node = tree.focus
    while let current = node {
      asked.insert(ObjectIdentifier(current))
      if current.handle(key) { return true }
      node = current.parent
    }
    for handler in keyHandlers.reversed() where !asked.contains(ObjectIdentifier(handler)) {
      if handler.isMounted, handler.handle(key) { return true }
    }
    return moveFocus(with: key)
  }

  /// Gives a text to the text field that has the focus, as one line: where lines end is a space. False where
  /// no field has it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return type(line[...])
  }

  /// As `paste(_:)`, for what has no ends of lines.
  func type(_ text: Substring) -> Bool {
    render()
    return tree.focus?.insert(text) ?? false
  }

  private func moveFocus(with key: Key) -> Bool {
    guard !focusables.isEmpty else { return false }
    let index = focusables.firstIndex { $0 === tree.focus }
    let next: Int
    switch key.asMovement {
    case .tab: next = ((index ?? -1) + 1) % focusables.count
    case .backTab: next = ((index ?? 0) + focusables.count - 1) % focusables.count
    case .down, .right: next = min((index ?? -1) + 1, focusables.count - 1)
    case .up, .left: next = max((index ?? 1) - 1, 0)
    default: return false
    }
    if next == index { return key == .tab || key == .backTab }
    tree.focus = focusables[next]
    tree.requestFrame()
    return true
  }
}
