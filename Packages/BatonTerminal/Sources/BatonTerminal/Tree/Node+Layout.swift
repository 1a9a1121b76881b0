extension Node {
  /// The nodes that a parent lays out for this one, made when first asked for.
  var elements: [Node] {
    if !isTransparent { return [self] }
    if let cachedElements { return cachedElements }
    var elements: [Node] = []
    for child in layoutChildren() { elements += child.elements }
    cachedElements = elements
    return elements
  }

  /// The size in an offered room, measured once for each room until something below changes.
  func size(in proposal: Proposal) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = isTransparent ? blockSize(in: proposal) : measure(proposal)
    if sizes.count >= 8 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Forgets what was measured here and above, and asks for a frame.
  func invalidate() {
    var node: Node? = self
    while let current = node {
      current.sizes.removeAll(keepingCapacity: true)
      current.cachedElements = nil
      node = current.parent
    }
    tree.requestFrame()
  }

  /// The size of what is below, taken as one: several views are a column.
  func blockSize(in proposal: Proposal) -> Size {
    let elements = elements
    if elements.count == 1, elements[0] !== self { return elements[0].size(in: proposal) }
    return StackLayout.column.size(of: elements, in: proposal)
  }

  func drawBlock(in rect: Rect, on canvas: Canvas) {
    let elements = elements
    if elements.count == 1, elements[0] !== self {
      elements[0].draw(in: rect, on: canvas)
    } else {
      StackLayout.column.draw(elements, in: rect, on: canvas)
    }
  }
}

extension Node? {
  @MainActor func blockSize(in proposal: Proposal) -> Size {
    guard let self else { return .zero }
    return self.isTransparent ? self.blockSize(in: proposal) : self.size(in: proposal)
  }

  @MainActor func drawBlock(in rect: Rect, on canvas: Canvas) {
    guard let self else { return }
    // A view is as large as it likes to be, not as the room it was offered.
    let size = blockSize(in: Proposal(rect.size))
    let place = Rect(x: rect.x, y: rect.y, width: size.width, height: size.height)
    if self.isTransparent {
      self.drawBlock(in: place, on: canvas)
    } else {
      self.draw(in: place, on: canvas)
    }
  }
}
