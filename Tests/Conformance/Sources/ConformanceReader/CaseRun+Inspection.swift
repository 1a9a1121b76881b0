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
    let records = dump.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
      .compactMap { record -> String? in
        for root in ["mutation", "subscription"] where record.hasPrefix("  \"client:root:\(root)") {
          let empty = "  \"client:root:\(root)\": {\"__typename\": \"\(root.capitalized)\"}"
          return record.hasPrefix("  \"client:root:\(root)\":") ? empty : nil
        }
        return String(record)
      }
    return "{\n" + records.joined(separator: ",\n") + "\n}\n"
  }

  private func difference(of text: String, from other: String) -> [String] {
    let pairs = zip(text.split(separator: "\n"), other.split(separator: "\n"))
    if let pair = pairs.first(where: { $0 != $1 }) { return ["has \(pair.0), not \(pair.1)"] }
    return text == other ? [] : ["has more or fewer records"]
  }
}
