import Foundation

/// The files beside a target that its documents depend on.
enum BatonFiles {
  /// The nearest `baton.json`, from a folder upwards.
  static func config(above folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      let candidate = folder.appending(path: "baton.json")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else { return nil }
      folder = parent
    }
  }

  /// `A/Screen.swift`: how a file is called inside a target; in full if it stands elsewhere.
  static func path(of file: URL, in folder: URL) -> String {
    let prefix = folder.standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The GraphQL files beside `baton.json`, and those that it names now.
  ///
  /// A change of any of them runs the compiler again. Those beside it always count, because SwiftPM does
  /// not ask again when only the contents of `baton.json` change.
  static func schemas(of config: URL) -> [URL] {
    let folder = config.deletingLastPathComponent()
    var files = graphQLFiles(in: folder)
    for path in named(in: config) {
      let file = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        continue
      }
      files += isFolder.boolValue ? graphQLFiles(below: file) : [file]
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }
  }

  private static func graphQLFiles(in folder: URL) -> [URL] {
    names(in: folder).filter(isGraphQL).map { folder.appending(path: $0).standardizedFileURL }
  }

  /// In folders inside the folder as well, hidden ones apart: what `batonc` opens. A folder that links
  /// lead to more than once, or back to, is entered once.
  private static func graphQLFiles(below folder: URL) -> [URL] {
    var entered: Set<String> = []
    return graphQLFiles(below: folder, &entered)
  }

  private static func graphQLFiles(below folder: URL, _ entered: inout Set<String>) -> [URL] {
    guard entered.insert(folder.resolvingSymlinksInPath().path).inserted else { return [] }
    var files: [URL] = []
    for name in names(in: folder) where !name.hasPrefix(".") {
      let file = folder.appending(path: name).standardizedFileURL
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        files += graphQLFiles(below: file, &entered)
      } else if exists, isGraphQL(name) {
        files.append(file)
      }
    }
    return files
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func isGraphQL(_ name: String) -> Bool {
    name.hasSuffix(".graphql") || name.hasSuffix(".graphqls")
  }

  /// `schema` and `schemaExtensions`; what is wrong with the file is the compiler's to say.
  private static func named(in config: URL) -> [String] {
    guard let data = FileManager.default.contents(atPath: config.path),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    let schema = (json["schema"] as? String).map { [$0] } ?? []
    return schema + (json["schemaExtensions"] as? [String] ?? [])
  }
}
