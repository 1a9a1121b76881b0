/// What a spread's lens is entered with, where its owner is another than the one around it.
struct SpreadArguments {
  /// The member of the lens that holds them, without backticks; nil for a fragment that takes none.
  var constant: String?
  /// What the fragment declares, sorted by name; nil is unset.
  var values: [(name: String, value: KeyValue?)]
}
