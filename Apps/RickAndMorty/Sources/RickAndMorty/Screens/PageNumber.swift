import BatonTerminal

/// Where one is among the pages, in as many words as there is room for.
struct PageNumber: View {
  let page: Int
  let place: PagePlace

  var body: some View {
    ViewThatFits {
      Text("Page \(page) of \(place.pages) · \(place.count) \(place.noun)")
      Text("Page \(page) of \(place.pages)")
      Text("\(page)/\(place.pages)")
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }
}
