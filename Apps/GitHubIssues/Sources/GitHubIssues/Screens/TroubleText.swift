import BatonTerminal

/// Why a server did not do what was asked; nothing where it did.
struct TroubleText: View {
  private let reason: String?

  init(_ reason: String?) { self.reason = reason }

  var body: some View {
    if let reason { Text(reason).foregroundStyle(.red) }
  }
}
