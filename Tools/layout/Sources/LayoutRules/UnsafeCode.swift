/// In the store, only `Core/` and `Ingest/` touch memory by pointer.
struct UnsafeCode: Rule {
  func findings(in repository: Repository) -> [Finding] {
    let sources = "Packages/BatonStore/Sources/BatonStore"
    return repository.paths(under: sources, suffix: ".swift").compactMap { path in
      let inside = path.dropFirst(sources.count + 1)
      guard !inside.hasPrefix("Core/"), !inside.hasPrefix("Ingest/"),
        let text = repository.files[path],
        let word = Self.words.first(where: { text.contains($0) })
      else { return nil }
      return Finding(path: path, message: "uses \(word); unsafe code belongs to Core/ or Ingest/")
    }
  }

  private static let words = [
    "UnsafePointer", "UnsafeMutable", "UnsafeRaw", "UnsafeBuffer", "Unmanaged<", "unsafeBitCast",
    "unsafeDowncast", "unowned(unsafe)", "unsafelyUnwrapped",
  ]
}
