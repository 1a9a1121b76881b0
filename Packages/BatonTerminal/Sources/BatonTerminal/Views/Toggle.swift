/// A switch: Enter or the space bar turns it.
public struct Toggle: View {
  private let title: String
  @Binding private var isOn: Bool

  /// `title` stands after the mark.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  /// A button that turns the value.
  public var body: some View {
    let (isOn, binding) = (isOn, $isOn)
    Button(
      action: { binding.wrappedValue.toggle() }, label: { Text("\(isOn ? "✓" : "·") \(title)") })
  }
}
