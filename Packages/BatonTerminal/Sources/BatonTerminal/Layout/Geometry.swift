/// A size in cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int
  /// So many columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  static let zero = Size(width: 0, height: 0)

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in cells, from the top left.
struct Rect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var size: Size { Size(width: width, height: height) }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func inset(_ edges: EdgeInsets) -> Rect {
    Rect(
      x: x + edges.leading, y: y + edges.top,
      width: max(0, width - edges.leading - edges.trailing),
      height: max(0, height - edges.top - edges.bottom))
  }
}

/// The room a parent offers. Nil asks for the size a view would like.
struct Proposal: Hashable {
  var width: Int?
  var height: Int?

  init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// As much as a view would ever take.
  static let most = 1_000_000

  func inset(_ edges: EdgeInsets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - edges.leading - edges.trailing) },
      height: height.map { max(0, $0 - edges.top - edges.bottom) })
  }
}

/// Along the width, or along the height.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Sides of a rectangle.
public enum Edge: Hashable, Sendable {
  case top, bottom, leading, trailing

  /// Any of the sides together.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: UInt8
    /// Sides of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The side above.
    public static let top = Set(rawValue: 1)
    /// The side below.
    public static let bottom = Set(rawValue: 2)
    /// The left side.
    public static let leading = Set(rawValue: 4)
    /// The right side.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

struct EdgeInsets: Hashable {
  var top = 0
  var bottom = 0
  var leading = 0
  var trailing = 0

  var size: Size { Size(width: leading + trailing, height: top + bottom) }
}
