import Foundation
import Testing

@testable import BatoncCommand

/// What is named as an input and cannot be one ends at once, and says why (C-5).
@Suite struct InputTests {
  @Test func aWalkHasItsEnd() throws {
    let workspace = try Workspace()
    for name in ["A", "B", "C"] { try workspace.write("Many/\(name).graphql", "") }
    try workspace.link("Many/around", to: "..")
    let path = workspace.folder.path
    // The three and the link, then the workspace's own two files and `Many` again.
    #expect(try Folder(path, entryLimit: 7).files(below: "Many", suffixes: [".graphql"]).count == 4)
    let failure = #expect(throws: ToolFailure.self) {
      try Folder(path, entryLimit: 6).files(below: "Many", suffixes: [".graphql"])
    }
    #expect(failure?.message.hasPrefix("Many holds more than 6 files and folders: ") == true)
    #expect(failure?.status == 2)
  }

  /// A pipe that nobody writes into would be waited for without end.
  @Test func aPipeOrDeviceIsNoInput() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/A.graphql", "query A { islands { name } }")
    let pipe = workspace.folder.appending(path: "Sources/pipe.graphql").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let reason = "it is a pipe or a device, not a plain file."
    #expect(workspace.run("validate", "Sources/pipe.graphql") == 2)
    #expect(workspace.err.contains("cannot read the source Sources/pipe.graphql: \(reason)"))
    #expect(workspace.run("validate", "--schema", "/dev/zero", "Sources/A.graphql") == 2)
    #expect(workspace.err.contains("cannot read the schema /dev/zero: \(reason)"))
    #expect(workspace.run("validate", "Sources") == 0, "\(workspace.err)")
  }

  @Test(arguments: ["generate", "validate"])
  func persistedDocumentsOverwriteNoInput(_ command: String) throws {
    let workspace = try Workspace()
    try workspace.write("A.graphql", "query A { islands { name } }")
    let out = command == "generate" ? ["--out", "Generated"] : []
    for file in ["schema.graphql", "A.graphql"] {
      try workspace.write(
        "baton.json", #"{"schema": "schema.graphql", "persistConfig": {"file": "\#(file)"}}"#)
      #expect(workspace.run([command] + out + ["A.graphql"]) == 2)
      #expect(workspace.err.contains("\(file) is "), "\(workspace.err)")
      #expect(workspace.err.contains("which would be overwritten."))
    }
  }
}
