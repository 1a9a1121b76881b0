import BatonSchema

/// The documents of all sources, and the way back from a place in one to a place in its file.
struct HostDocuments {
  private(set) var documents: [HostDocument] = []
  /// Of the markers themselves.
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the types stand that Swift files declare outside of others, by name; those that other files do
  /// not see, by file and name.
  private var types: [String: SourceLocation] = [:]
  private var privateTypes: [String: [String: SourceLocation]] = [:]
  private var indexByName: [String: Int] = [:]

  init(_ sources: [Source]) {
    for source in sources {
      if source.name.hasSuffix(".swift") {
        let (found, problems, types) = MarkerScanner.scan(source)
        for document in found { append(document) }
        // What was generated before declares what is generated now.
        if !source.name.hasSuffix(".baton.swift") {
          for type in types { declare(type, in: source) }
        }
        diagnostics += problems.map { problem, range in
          Diagnostic(problem, at: SourceLocation(source, range))
        }
      } else {
        append(HostDocument(file: source))
      }
    }
  }

  private mutating func append(_ document: HostDocument) {
    indexByName[document.document.name] = documents.count
    documents.append(document)
  }

  private mutating func declare(_ type: DeclaredType, in source: Source) {
    let location = SourceLocation(source, type.range)
    if type.isPrivate {
      privateTypes[source.name, default: [:]][type.name] = location
    } else {
      types[type.name] = location
    }
  }

  /// Where a type of a name stands that a document's file sees.
  func type(_ name: String, seenFrom document: Source) -> SourceLocation? {
    types[name] ?? privateTypes[host(of: document).name]?[name]
  }

  /// The file that a document stands in; a source that is none of these is its own.
  func host(of source: Source) -> Source {
    indexByName[source.name].map { documents[$0].host } ?? source
  }

  /// The place of a document among all; that of one that is none of them is behind all.
  func index(of source: Source) -> Int { indexByName[source.name] ?? documents.count }

  /// Diagnostics with their places in the files: errors, then warnings, each in the order of the files
  /// and of the places.
  func inOrder(_ diagnostics: [Diagnostic], of files: [Source]) -> [Diagnostic] {
    var order: [String: Int] = [:]
    for (index, file) in files.enumerated() where order[file.name] == nil {
      order[file.name] = index
    }
    func rank(_ diagnostic: Diagnostic) -> (Int, Int, Int, Int) {
      let location = diagnostic.location
      return (
        diagnostic.severity == .error ? 0 : 1, order[location.source.name] ?? -1,
        location.range.start, location.range.end
      )
    }
    // The sort is stable: what one rule found in one place stays in the rule's order.
    return diagnostics.map(located).sorted { rank($0) < rank($1) }
  }

  /// The same diagnostic with its places in the files as they were given.
  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    var located = diagnostic
    located.location = self.located(diagnostic.location)
    located.notes = diagnostic.notes.map {
      Diagnostic.Note($0.message, at: self.located($0.location))
    }
    return located
  }

  /// The same use with its place in the files as they were given.
  func located(_ use: SchemaUses.Use) -> SchemaUses.Use {
    var located = use
    located.location = self.located(use.location)
    return located
  }

  private func located(_ location: SourceLocation) -> SourceLocation {
    guard let index = indexByName[location.source.name] else { return location }
    let document = documents[index]
    let start = document.hostOffset(of: location.range.start)
    // The end of a range is the end of its last byte, not the start of what follows in the host.
    let end =
      location.range.end > location.range.start
      ? document.hostOffset(of: location.range.end - 1) + 1 : start
    return SourceLocation(document.host, SourceRange(start, max(start, end)))
  }
}
