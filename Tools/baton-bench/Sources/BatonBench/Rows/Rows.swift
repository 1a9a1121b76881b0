/// Every row, in the order in which the table shows them.
enum Rows {
  static let all: [Row] =
    ReadRows.all + CommitRows.all + ErrorRows.all + IngestRows.all + CollectionRows.all
    + ListRows.all + ImageRows.all
    + HeapRows.all + GrowthRows.all + CompilerRows.all + CompilerGrowthRows.all
    + TransportRows.all + StreamRows.all
}
