/// A view in a room of its own size.
public struct FramedView<Content: View>: PrimitiveView {
  let content: Content
  let limits: SizeLimits
  let alignment: Alignment

  public func _make(_ context: Context) -> Node { FrameNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(FrameNode.self)
    node.alignment = alignment
    node.limits = limits
    node.show(content, node.environment)
  }
}

/// The least and the most that a view takes, in cells.
struct SizeLimits: Hashable {
  var minWidth: Int?
  var maxWidth: Int?
  var minHeight: Int?
  var maxHeight: Int?

  static func clamp(_ length: Int, _ least: Int?, _ most: Int?) -> Int {
    max(least ?? 0, min(length, most ?? .max))
  }
}

/// A length in cells, or all there is.
public enum Length: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// So many cells.
  case cells(Int)
  /// All the room that is offered.
  case infinity
  /// `maxWidth: 18` is so many cells.
  public init(integerLiteral value: Int) { self = .cells(value) }

  var most: Int {
    switch self {
    case .cells(let cells): min(max(0, cells), Proposal.most)
    case .infinity: Proposal.most
    }
  }
}

/// State, on the main actor: the limits of its size; where its child sits in it.
private final class FrameNode: SingleNode {
  var alignment = Alignment.topLeading {
    didSet { if alignment != oldValue { tree.requestFrame() } }
  }
  var limits = SizeLimits() {
    didSet { if limits != oldValue { invalidate() } }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    func offered(_ room: Int?, _ least: Int?, _ most: Int?) -> Int? {
      if let room { return SizeLimits.clamp(room, least, most) }
      return least != nil && least == most ? least : nil
    }
    return Proposal(
      width: offered(proposal.width, limits.minWidth, limits.maxWidth),
      height: offered(proposal.height, limits.minHeight, limits.maxHeight))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let offer = offer(proposal)
    let size = child.blockSize(in: offer)
    func taken(_ length: Int, _ room: Int?, _ least: Int?, _ most: Int?) -> Int {
      // With a most, the frame takes what it is offered up to it.
      if most != nil, let room { return SizeLimits.clamp(room, least, most) }
      return SizeLimits.clamp(length, least, most)
    }
    return Size(
      width: taken(size.width, offer.width, limits.minWidth, limits.maxWidth),
      height: taken(size.height, offer.height, limits.minHeight, limits.maxHeight))
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let size = child.blockSize(in: Proposal(rect.size))
    let place = Rect(
      x: rect.x + alignment.horizontal.offset(of: size.width, in: rect.width),
      y: rect.y + alignment.vertical.offset(of: size.height, in: rect.height),
      width: size.width, height: size.height)
    canvas.clipped(to: rect) { child.drawBlock(in: place, on: canvas) }
  }
}

extension View {
  /// Exactly so wide or high; nil leaves a side to the view.
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .topLeading
  ) -> some View {
    let width = width.map { Length.cells($0).most }
    let height = height.map { Length.cells($0).most }
    return FramedView(
      content: self,
      limits: SizeLimits(
        minWidth: width, maxWidth: width, minHeight: height, maxHeight: height),
      alignment: alignment)
  }

  /// Within limits; with a `max`, as much of the offered room as it allows.
  public func frame(
    minWidth: Int? = nil, maxWidth: Length? = nil, minHeight: Int? = nil,
    maxHeight: Length? = nil, alignment: Alignment = .topLeading
  ) -> some View {
    FramedView(
      content: self,
      limits: SizeLimits(
        minWidth: minWidth.map { Length.cells($0).most }, maxWidth: maxWidth?.most,
        minHeight: minHeight.map { Length.cells($0).most }, maxHeight: maxHeight?.most),
      alignment: alignment)
  }
}
