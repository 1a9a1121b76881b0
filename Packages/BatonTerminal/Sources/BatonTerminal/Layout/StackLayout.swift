/// Places views one after another along an axis, as SwiftUI does: the least flexible first, each
/// offered an equal share of what is left; spacers last.
@MainActor
struct StackLayout: @MainActor Equatable {
  let axis: Axis
  /// In cells or lines, within what a frame can show.
  let spacing: Int
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment

  init(
    axis: Axis, spacing: Int = 0, horizontal: HorizontalAlignment = .leading,
    vertical: VerticalAlignment = .top
  ) {
    self.axis = axis
    self.spacing = min(max(0, spacing), Frame.longestSide)
    self.horizontal = horizontal
    self.vertical = vertical
  }

  static let column = StackLayout(axis: .vertical)

  func size(of elements: [Node], in proposal: Proposal) -> Size {
    union(of: sizes(of: elements, in: proposal))
  }

  func draw(_ elements: [Node], in rect: Rect, on canvas: Canvas) {
    let sizes = sizes(of: elements, in: Proposal(rect.size))
    let cross = max(rect.size[axis.other], 0)
    var at = axis == .horizontal ? rect.x : rect.y
    for (element, size) in zip(elements, sizes) {
      var place = Rect(x: rect.x, y: rect.y, width: size.width, height: size.height)
      if axis == .horizontal {
        place.x = at
        place.y += vertical.offset(of: size.height, in: cross)
      } else {
        place.y = at
        place.x += horizontal.offset(of: size.width, in: cross)
      }
      element.draw(in: place, on: canvas)
      at += size[axis] + spacing
    }
  }

  private func union(of sizes: [Size]) -> Size {
    var union = Size.zero
    for size in sizes {
      union[axis] = min(Proposal.most, union[axis] + size[axis])
      union[axis.other] = max(union[axis.other], size[axis.other])
    }
    if sizes.count > 1 { union[axis] += spacing * (sizes.count - 1) }
    return union
  }

  private func sizes(of elements: [Node], in proposal: Proposal) -> [Size] {
    // A line divides a stack across, whatever is offered.
    for element in elements { element.stackAxis = axis }
    guard elements.count > 1, let room = proposal[axis] else {
      return elements.map { $0.size(in: proposal) }
    }
    var sizes = [Size](repeating: .zero, count: elements.count)
    var left = max(0, room - spacing * (elements.count - 1))
    let bounds = elements.map { self.bounds(of: $0, in: proposal) }
    let isSpacer = elements.map(\.isSpacer)
    var reserved = 0
    for index in elements.indices where isSpacer[index] { reserved += bounds[index].least }
    let order = elements.indices.sorted { a, b in
      if isSpacer[a] != isSpacer[b] { return isSpacer[b] }
      let (flexA, flexB) = (bounds[a].flexibility, bounds[b].flexibility)
      return flexA == flexB ? a < b : flexA < flexB
    }
    let spacers = isSpacer.count { $0 }
    var waiting = elements.count - spacers
    var hasReserved = true
    for index in order {
      if isSpacer[index], hasReserved {
        hasReserved = false
        waiting = spacers
        reserved = 0
      }
      var offer = proposal
      offer[axis] = max(0, left - reserved) / max(1, waiting)
      sizes[index] = elements[index].size(in: offer)
      left = max(0, left - sizes[index][axis])
      waiting -= 1
    }
    return sizes
  }

  private func bounds(
    of element: Node, in proposal: Proposal
  ) -> (least: Int, flexibility: Int) {
    var offer = proposal
    offer[axis] = 0
    let least = element.size(in: offer)[axis]
    offer[axis] = Proposal.most
    return (least, element.size(in: offer)[axis] - least)
  }
}
