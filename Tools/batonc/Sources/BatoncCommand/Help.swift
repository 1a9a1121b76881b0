/// What `--help` prints.
enum Help {
  static let overview = """
    batonc compiles the GraphQL documents of a Swift module against a schema.

    usage: batonc <command> [options] [sources…]

      generate   write the Swift of every document
      validate   only say what is wrong
      print      print the text that a server receives for each operation

    Sources are Swift files, searched for @Query, @Fragment, @Mutation and @Subscription, .graphql
    files, and folders that hold such files. `batonc <command> --help` tells more.

    exit codes: 0 done · 1 the documents, the schema or baton.json are wrong, or --check found a
    difference · 2 wrong usage, or a file that cannot be read or written

    """

  static func text(of command: Command) -> String {
    switch command {
    case .generate:
      """
      usage: batonc generate [options] --out FOLDER [sources…]
             batonc generate [options] --emit SOURCE=OUTPUT… --shared FILE [sources…]

      Writes one Swift file for each source and one that they share. A file that would not change is
      left alone; if anything is wrong, nothing is written.

        --out FOLDER          write into this folder; generated files in it that no source has any
                              more are removed
        --emit SOURCE=OUTPUT  write this source's file here, also if it holds no document
        --shared FILE         write the shared file here
        --report FILE         describe operations, fragments and lenses as JSON
        --check               write nothing; exit with 1 if a file would change
      \(common)
      """
    case .validate:
      """
      usage: batonc validate [options] [sources…]

      Checks the documents, the schema and baton.json, and writes nothing.

      \(common)
      """
    case .print:
      """
      usage: batonc print [options] [sources…]

      Prints the text that a server receives for each operation, one a line, sorted by name.

      \(common)
      """
    }
  }

  private static let common = """
      --config FILE         baton.json; else the nearest in this folder or one above it
      --schema FILE         the schema, in place of the one that baton.json names
      --help, --version

    """
}
