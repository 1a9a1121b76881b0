/// In the store, only `Core/` and `Ingest/` touch memory by pointer. What of it stands elsewhere is
/// in the list below, and says beside the code what makes it sound.
struct UnsafeCode: Rule {
  func findings(in repository: Repository) -> [Finding] {
    repository.files.compactMap { path, text in
      guard path.hasSuffix(".swift"), path.hasPrefix("Packages/"), path.contains("/Sources/"),
        !Self.places.contains(where: path.hasPrefix),
        let word = Self.words.first(where: { text.contains($0) })
      else { return nil }
      return Finding(path: path, message: "uses \(word); unsafe code belongs to the store's core")
    }
  }

  /// A view's properties are filled in place by `FieldPlan`, and its comparisons read them there; a
  /// run's changes are told across threads; the plugin, the displays, the transports, their
  /// tests' server and the image speak to C; a row's checksum and its reader load words.
  private static let places = [
    "Packages/BatonStore/Sources/BatonStore/Core/",
    "Packages/BatonStore/Sources/BatonStore/Ingest/",
    "Packages/BatonTerminal/Sources/BatonTerminal/Tree/",
    "Packages/BatonTerminal/Sources/BatonTerminal/Display/",
    "Packages/Baton/Sources/BatonMacroExpansion/",
    "Packages/BatonTransports/Sources/BatonTransports/Curl/",
    "Packages/BatonTransports/Sources/BatonTransportsTesting/",
    "Packages/BatonImage/Sources/BatonImage/Rows/ByteReader.swift",
    "Packages/BatonImage/Sources/BatonImage/Rows/Checksum.swift",
    "Packages/BatonImage/Sources/BatonImage/SQLite/",
  ]

  private static let words = [
    "UnsafePointer", "UnsafeMutable", "UnsafeRaw", "UnsafeBuffer", "Unmanaged<",
    "takeRetainedValue", "takeUnretainedValue", "unsafeBitCast", "unsafeDowncast",
    "unowned(unsafe)", "unsafelyUnwrapped", "assumingMemoryBound", "withUnsafe",
  ]
}
