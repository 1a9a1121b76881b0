import BatonSchema

/// Runs a command again whenever a file that it reads has changed.
struct Watch {
  private let options: Options
  private let folder: Folder
  private let console: Console

  init(_ options: Options, _ folder: Folder, _ console: Console) {
    self.options = options
    self.folder = folder
    self.console = console
  }

  /// Runs once, then after each change, until `pause` gives false.
  func run(_ pause: () -> Bool) -> Int32 {
    while true {
      // Taken before the run: what changes during it is seen as a change.
      let stamps = stamps()
      runOnce()
      guard waitForChange(of: stamps, pause) else { return 0 }
    }
  }

  private func runOnce() {
    do {
      let status = try CompilerRun(options, folder, console).run()
      line(status == 0 ? "done" : "nothing is written; waiting for a change")
    } catch {
      console.tell(error, json: options.json)
      line("nothing is written; waiting for a change")
    }
  }

  private func line(_ text: String) {
    console.stderr("batonc: \(options.command.rawValue): \(text)\n")
  }

  /// Waits until something has changed and then stayed the same between two looks, as editors write more
  /// than once.
  private func waitForChange(of before: [String: FileStamp], _ pause: () -> Bool) -> Bool {
    var last = before
    while pause() {
      let now = stamps()
      if now != before, now == last { return true }
      last = now
    }
    return false
  }

  private func stamps() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in Project.watched(options, folder) {
      let files =
        folder.isFolder(path)
        ? (try? folder.files(below: path, suffixes: [".swift", ".graphql", ".graphqls"])) ?? []
        : [path]
      for file in files { stamps[file] = folder.stamp(of: file) }
    }
    return stamps
  }
}

/// What a look at a file tells without reading it.
struct FileStamp: Equatable {
  var seconds: Int
  var nanoseconds: Int
  var size: Int
}
