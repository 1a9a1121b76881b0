/// Every row, in the order in which the table shows them.
enum Rows {
  static let all: [Row] =
    ReadRows.all + CommitRows.all + IngestRows.all + HeapRows.all + GrowthRows.all
    + ListRows.all
    + CompilerRows.all + CompilerGrowthRows.all
}
