import BatonImage
import BatonInspector
import BatonStore
import Foundation
import SpecExchange

extension CaseRun {
  /// What an inspector finds in the image, or reads from the dump, otherwise than the store has it.
  @MainActor func failures(ofInspecting image: ScratchImage, holding dump: String) -> [String] {
    var found: [String] = []
    do throws(ImageProblem) {
      let text = try ImageInspection(path: image.persistence.url.path).dump.text
      found += difference(of: text, from: kept(dump)).map { "the image's export \($0)" }
    } catch {
      found.append("\(error)")
    }
    do throws(DumpProblem) {
      let read = try StoreDump(text: dump)
      found += difference(of: read.text, from: dump).map { "the dump read back \($0)" }
      let store = Store()
      store.fill(from: read)
      found += difference(of: store.dump(), from: dump).map {
        "the store filled from the dump \($0)"
      }
    } catch {
      found.append("the dump is refused: \(error)")
    }
    return found
  }

  /// A dump without what no image keeps: what the roots of mutations and subscriptions hold.
  private func kept(_ dump: String) -> String {
    var lines: [Substring] = []
    for line in dump.split(separator: "\n", omittingEmptySubsequences: false) {
      let root = ["mutation", "subscription"].first { line.hasPrefix("  \"client:root:\($0)") }
      guard let root else {
        lines.append(line)
        continue
      }
      guard line.hasPrefix("  \"client:root:\(root)\":") else { continue }
      let end = line.hasSuffix(",") ? "}," : "}"
      lines.append("  \"client:root:\(root)\": {\"__typename\": \"\(root.capitalized)\"\(end)")
    }
    return lines.joined(separator: "\n")
  }

  private func difference(of text: String, from other: String) -> [String] {
    let pairs = zip(text.split(separator: "\n"), other.split(separator: "\n"))
    if let pair = pairs.first(where: { $0 != $1 }) { return ["has \(pair.0), not \(pair.1)"] }
    return text == other ? [] : ["has more or fewer records"]
  }
}
