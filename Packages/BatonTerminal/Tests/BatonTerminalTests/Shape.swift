import BatonTerminalTesting

@testable import BatonTerminal

/// A tree of any of the views there are.
indirect enum Shape {
  case text(String, Int?)
  case row([Shape])
  case column([Shape])
  case list([Shape])
  case scroll(Shape)
  case border(Shape)
  case padding(Shape, Int)
  case frame(Shape, Int?, Int?)
  case wide(Shape)
  case fixed(Shape)
  case fitting([Shape])
  case button(Shape)
  case link(Shape)
  case field(String)
  case toggle(String)
  case progress(String, Double?)
  case stack(String, Shape)
  case keys([String])
  case divider, spacer, nothing

  static func next(_ numbers: inout SeededNumbers, depth: Int) -> Shape {
    let choice = Int.random(in: 0..<(depth > 0 ? 24 : 9), using: &numbers)
    switch choice {
    case 0, 1:
      return .text(
        HostileTexts.next(&numbers), choice == 0 ? nil : .random(in: 0...3, using: &numbers))
    case 2: return .field(HostileTexts.next(&numbers))
    case 3: return .toggle(HostileTexts.next(&numbers))
    case 4: return .progress(HostileTexts.next(&numbers), Bool.random(using: &numbers) ? nil : 0.3)
    case 5: return .keys([HostileTexts.next(&numbers), "q quit", HostileTexts.next(&numbers)])
    case 6: return .divider
    case 7: return .spacer
    case 8: return .nothing
    case 9: return .scroll(next(&numbers, depth: depth - 1))
    case 10: return .border(next(&numbers, depth: depth - 1))
    case 11: return .padding(next(&numbers, depth: depth - 1), .random(in: 0...3, using: &numbers))
    case 12:
      let sides = [nil, 0, 1, 3, 12, Int.max]
      return .frame(
        next(&numbers, depth: depth - 1), sides.randomElement(using: &numbers) ?? nil,
        sides.randomElement(using: &numbers) ?? nil)
    case 13: return .wide(next(&numbers, depth: depth - 1))
    case 14: return .fixed(next(&numbers, depth: depth - 1))
    case 15: return .button(next(&numbers, depth: depth - 1))
    case 16: return .link(next(&numbers, depth: depth - 1))
    case 17: return .stack(HostileTexts.next(&numbers), next(&numbers, depth: depth - 1))
    default: break
    }
    let shapes = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
      next(&numbers, depth: depth - 1)
    }
    switch choice {
    case 18, 19: return .row(shapes)
    case 20: return .list(shapes)
    case 21: return .fitting(shapes)
    default: return .column(shapes)
    }
  }
}

/// Shows a shape.
struct ShapeView: View {
  let shape: Shape
  @State private var text: String
  @State private var isOn = false

  init(shape: Shape) {
    self.shape = shape
    if case .field(let text) = shape {
      _text = State(initialValue: text)
    } else {
      _text = State(initialValue: "")
    }
  }

  var body: some View {
    switch shape {
    case .text(let text, let limit): Text(text).lineLimit(limit)
    case .field: TextField("Say it", text: $text)
    case .toggle(let text): Toggle(text, isOn: $isOn)
    case .progress(let text, let value?): ProgressView(text, value: value)
    case .progress(let text, nil): ProgressView(text)
    case .keys(let keys): KeysLine(keys: keys)
    case .divider: Divider()
    case .spacer: Spacer()
    case .nothing: EmptyView()
    default: around
    }
  }

  @ViewBuilder private var around: some View {
    switch shape {
    case .scroll(let shape): ScrollView { ShapeView(shape: shape) }
    case .border(let shape): ShapeView(shape: shape).border(.red)
    case .padding(let shape, let length): ShapeView(shape: shape).padding(length)
    case .frame(let shape, let width, let height):
      ShapeView(shape: shape).frame(width: width, height: height, alignment: .center)
    case .wide(let shape): ShapeView(shape: shape).frame(maxWidth: .infinity, alignment: .trailing)
    case .fixed(let shape): ShapeView(shape: shape).fixedSize()
    case .button(let shape):
      Button {
        isOn.toggle()
      } label: {
        ShapeView(shape: shape).bold(isOn)
      }
    case .link(let shape):
      NavigationLink {
        ShapeView(shape: shape)
      } label: {
        ShapeView(shape: shape)
      }
    case .stack(let title, let shape):
      NavigationStack { ShapeView(shape: shape).navigationTitle(title) }
    default: many
    }
  }

  @ViewBuilder private var many: some View {
    switch shape {
    case .row(let shapes): HStack(alignment: .center) { each(shapes) }
    case .column(let shapes): VStack(alignment: .center) { each(shapes) }
    case .list(let shapes): List { each(shapes) }
    case .fitting(let shapes): ViewThatFits { each(shapes) }
    default: EmptyView()
    }
  }

  private func each(_ shapes: [Shape]) -> some View {
    ForEach(shapes.indices, id: \.self) { ShapeView(shape: shapes[$0]) }
  }
}
