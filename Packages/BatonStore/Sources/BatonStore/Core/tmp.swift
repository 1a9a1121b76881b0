extension StoreCore {
  func end() {}
  func clear() {}
  func dump() -> String { "" }
  var recordKeys: [String] { [] }
  func commit(_ c: ChangeSet, as: BatchKind) -> CommitSummary { CommitSummary() }
}
