import BatonTerminal

/// Where one is among the pages, in as many words as there is room for.
struct PageNumber: View {
  let page: Int
  let pages: Int
  let count: Int

  var body: some View {
    ViewThatFits {
      Text("Page \(page) of \(pages) · \(count) characters")
      Text("Page \(page) of \(pages)")
      Text("\(page)/\(pages)")
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }
}
