/// What `baton-inspect` can be asked to do.
enum Command: String, CaseIterable {
  case export, records, show, refs, roots, ages, size, diff, check, tail, why

  /// What stands behind the command, as usage lines show it.
  var operands: [String] {
    switch self {
    case .export, .records, .roots, .size, .check: ["FILE"]
    case .ages, .tail: ["IMAGE"]
    case .show, .refs: ["FILE", "KEY"]
    case .why: ["IMAGE", "KEY"]
    case .diff: ["OLD", "NEW"]
    }
  }

  /// `--help` and `--version` apart, which every command has.
  var options: [Option] { self == .records ? [.type, .json] : [.json] }

  var summary: String {
    switch self {
    case .export: "print every record, one a line, sorted"
    case .records: "list the records"
    case .show: "print a record, a slot a line"
    case .refs: "list the slots that link to a record"
    case .roots: "list what operations start from: the fields of the roots"
    case .ages: "list the operations that were fetched, and how old their data is"
    case .size: "print how much there is of each type"
    case .diff: "print what differs between two files"
    case .check: "say what is wrong with a file"
    case .tail: "print changes as they are written, until interrupted"
    case .why: "say which operation changed a record last, and when"
    }
  }

  var description: String {
    switch self {
    case .export:
      """
      Prints every record with its slots, one a line, sorted: what `StoreExport.text(of:)` gives of the
      store. A test can start from it, and two of them can be compared. With --json, whole errors and
      who wrote each record come along. It exits with 1 where an image is damaged and something may be
      left out.
      """
    case .records: "Lists the records: key, type, and how many slots hold something."
    case .show: "Prints a record: its type, and each slot with its value and its errors."
    case .refs: "Lists the slots that link to a record, and how often where that is more than once."
    case .roots:
      """
      Lists the fields of the query root, and those of the other roots that a dump has, with what they
      lead to.
      """
    case .ages:
      """
      Lists the operations of an image that were fetched, with their variables and how old their data
      is. Data that was called stale since has no age.
      """
    case .size:
      """
      Prints how many records there are of each type and how many bytes they take: in an image those of
      its rows, in a dump those of its lines.
      """
    case .diff:
      """
      Prints what differs in the second file: `+` a record that came, `-` one that went, `~` a slot that
      changed. It exits with 1 if anything does.
      """
    case .check:
      """
      Reads everything. Of an image it says what SQLite finds wrong with the file, and how many rows are
      not what was written; such rows read as not there. It exits with 1 if anything is wrong. Links to
      records that are not there are counted: in an image they are no mistake, for rows age.
      """
    case .tail: "Prints what changes in an image each time that it is written, as `diff` prints it."
    case .why:
      """
      Says which operation changed the row of a record last, and when; of the query root, that of each
      field. What wrote a single slot the live inspector knows, in a debug build.
      """
    }
  }
}
