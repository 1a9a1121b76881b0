import BatonTerminal

struct PageFooter: View {
  let page: Int
  let pages: Int
  let count: Int

  var body: some View {
    HStack {
      Text("Page \(page) of \(pages) · \(count) characters").fixedSize()
      Spacer()
      Text("n next  p previous  Enter open  q quit").lineLimit(1)
    }
    .foregroundStyle(.secondary)
  }
}
