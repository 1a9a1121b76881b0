import BatonInspector
import BatonSchema
import Foundation

/// The files that a run reads.
struct Sources {
  let directory: String
  let stdin: () -> Data

  /// Reads an image or a dump, whatever it is.
  func open(_ operand: String) throws(ToolFailure) -> Source {
    if operand != "-", ImageWatch.isImage(at: path(operand)) {
      let image = try image(operand)
      return Source(name: operand, dump: image.dump, image: image)
    }
    return Source(name: operand, dump: try dump(operand), image: nil)
  }

  func image(_ operand: String) throws(ToolFailure) -> ImageInspection {
    do throws(ImageProblem) { return try ImageInspection(path: path(operand)) } catch {
      throw ToolFailure(error)
    }
  }

  /// What SQLite finds wrong with an image; nothing with a dump.
  func findIntegrityProblems(_ operand: String) throws(ImageProblem) -> [String] {
    guard operand != "-", ImageWatch.isImage(at: path(operand)) else { return [] }
    return try ImageWatch.integrityProblems(at: path(operand))
  }

  func integrityProblems(_ operand: String) throws(ToolFailure) -> [String] {
    do throws(ImageProblem) { return try findIntegrityProblems(operand) } catch {
      throw ToolFailure(error)
    }
  }

  func path(_ operand: String) -> String {
    operand.hasPrefix("/") ? operand : directory + "/" + operand
  }

  private func dump(_ operand: String) throws(ToolFailure) -> StoreDump {
    let data: Data
    if operand == "-" {
      data = stdin()
    } else {
      do { data = try Data(contentsOf: URL(fileURLWithPath: path(operand))) } catch {
        throw ToolFailure(Self.unreadable(operand, path(operand)))
      }
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ToolFailure(
        "`\(operand)` is neither an image nor a dump: it is no UTF-8 text. An image is the file "
          + "`<app>/baton.sqlite` among the user's caches.")
    }
    do throws(DumpProblem) { return try StoreDump(text: text) } catch {
      throw ToolFailure(error, in: operand == "-" ? "standard input" : operand)
    }
  }

  private static func unreadable(_ operand: String, _ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if access(path, F_OK) != 0, errno != ENOENT, errno != ENOTDIR {
        let reason = String(cString: strerror(errno))
        return "`\(operand)` cannot be read (\(reason)); look who may read it, and its folders."
      }
      return "`\(operand)` is not there; give the path of an image or of a dump."
    }
    if isFolder.boolValue {
      return "`\(operand)` is a folder; give the file in it, such as `\(operand)/baton.sqlite`."
    }
    return "`\(operand)` cannot be read; look who may read it."
  }
}

/// A file that was read.
struct Source {
  /// As it was given.
  let name: String
  let dump: StoreDump
  /// Nil for a dump.
  let image: ImageInspection?

  var brokenRows: Int { image?.brokenRows ?? 0 }

  /// Says what was left out.
  func note(to console: Console) {
    if brokenRows == 0 { return }
    console.note(
      "\(counted(brokenRows, "row")) of `\(name)` \(brokenRows == 1 ? "is" : "are") not what was "
        + "written, and \(brokenRows == 1 ? "is" : "are") left out; "
        + "`baton-inspect check \(name)` tells more.")
  }

  func record(_ key: String) throws(ToolFailure) -> DumpRecord {
    if let record = dump.record(key) { return record }
    let nearest = Suggestions.nearest(to: key, in: dump.records.map(\.key)).first
    throw ToolFailure(
      notThere: "`\(name)` has no record `\(key)`; "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "`baton-inspect records \(name)` lists those there are."))
  }

  /// - Parameter command: What an image is needed for.
  func needImage(for command: Command) throws(ToolFailure) -> ImageInspection {
    if let image { return image }
    throw ToolFailure(
      "`\(name)` is a dump, which does not have what `\(command.rawValue)` tells; give an image.",
      command: command)
  }
}
