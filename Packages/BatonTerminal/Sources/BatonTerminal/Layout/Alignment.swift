/// Where views of different widths meet in a column.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the left, in the middle, or at the right.
  case leading, center, trailing

  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}

/// Where views of different heights meet in a row.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top, in the middle, or at the bottom.
  case top, center, bottom

  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (room - length) / 2
    case .bottom: room - length
    }
  }
}

/// Where a view sits in more room than it takes.
public struct Alignment: Hashable, Sendable {
  /// Where along the width.
  public var horizontal: HorizontalAlignment
  /// Where along the height.
  public var vertical: VerticalAlignment
  /// A place of its own two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the left edge, half-way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the right edge, half-way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top edge, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom edge, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
