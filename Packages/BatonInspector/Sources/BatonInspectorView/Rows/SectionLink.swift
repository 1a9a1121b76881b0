internal import BatonTerminal

/// A line that leads to a screen, and how much there is on it.
struct SectionLink<Destination: View>: View {
  let title: String
  let count: String
  let destination: @MainActor () -> Destination

  init(
    title: String, count: String, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.title = title
    self.count = count
    self.destination = destination
  }

  var body: some View {
    NavigationLink(destination: destination) {
      HStack {
        Text(title).lineLimit(1).truncationMode(.middle)
        Spacer()
        Text(count).foregroundStyle(.secondary)
      }
    }
  }
}
