import BatonCompiler
import Foundation

/// Generates, builds, and where something does not build, finds out whose fault it is and goes on without.
struct ProgramBuilder {
  let folder: URL
  let repository: URL
  var isForFuzzing = false

  /// Builds a program for each tree.
  ///
  /// - Returns: the executable of each tree, by its number; none for one of which nothing builds.
  func build(_ runs: inout [TreeRun]) throws -> [Int: URL] {
    var plans = runs.indices.map { ModulePlan.whole(runs[$0], number: $0) }
    while true {
      plans.removeAll { $0.units.isEmpty }
      let modules = generated(&plans, of: runs)
      let programs = Dictionary(grouping: zip(plans, modules), by: { $0.0.tree })
        .map { GeneratedProgram(name: "program\($0.key)", modules: $0.value.map(\.1)) }
        .sorted { $0.name < $1.name }
      if programs.isEmpty { return [:] }
      try GeneratedPackage(folder: folder, repository: repository).write(programs)
      let build = PackageBuild(folder: folder, isForFuzzing: isForFuzzing)
      let messages = try build.run()
      if messages.isEmpty {
        return Dictionary(
          uniqueKeysWithValues: Set(plans.map(\.tree)).map {
            ($0, build.products.appending(path: "program\($0)"))
          })
      }
      plans = blame(messages, plans, modules, &runs)
    }
  }

  /// The code of each plan; one whose sources do not compile together is split first.
  private func generated(
    _ plans: inout [ModulePlan], of runs: [TreeRun]
  ) -> [GeneratedModule] {
    var modules: [GeneratedModule] = []
    var done: [ModulePlan] = []
    var open = Array(plans.reversed())
    while let plan = open.popLast() {
      if let module = plan.module(of: runs[plan.tree]) {
        done.append(plan)
        modules.append(module)
      } else if plan.units.count > 1 {
        open += plan.split { _ in true }
      }
    }
    plans = done
    return modules
  }

  /// Plans without what the messages are about: a module of several units is split, one of a single unit
  /// is given up and its checks fail.
  private func blame(
    _ messages: [PackageBuild.Message], _ plans: [ModulePlan], _ modules: [GeneratedModule],
    _ runs: inout [TreeRun]
  ) -> [ModulePlan] {
    var next: [ModulePlan] = []
    var blamed = false
    for (plan, module) in zip(plans, modules) {
      let own = messages.filter { $0.file?.contains("/Sources/\(module.name)/") == true }
      guard let first = own.first else {
        next.append(plan)
        continue
      }
      blamed = true
      guard plan.units.count > 1 else {
        for operation in plan.units.flatMap(\.operations) {
          runs[plan.tree].fail(
            operation: operation, "the generated Swift does not build: \(Self.text(of: first))")
        }
        continue
      }
      let origins = own.map { message in
        module.origins[URL(filePath: message.file ?? "").lastPathComponent]
      }
      let isShared = origins.contains { $0 == nil }
      next += plan.split { unit in
        isShared || origins.contains { Self.isFault($0, of: unit) }
      }
    }
    if blamed { return next }
    // Nothing says which module it is, so nothing can go on.
    let reason = messages.prefix(3).map(Self.text).joined(separator: "; ")
    for plan in plans {
      for operation in plan.units.flatMap(\.operations) {
        runs[plan.tree].fail(operation: operation, "the program does not build: \(reason)")
      }
    }
    return []
  }

  private static func isFault(
    _ origin: GeneratedModule.Origin?, of unit: TreeRun.Unit
  ) -> Bool {
    switch origin {
    case .source(let path): unit.sources.contains(path)
    case .reader(let operation): unit.operations.contains(operation)
    case nil: true
    }
  }

  private static func text(of message: PackageBuild.Message) -> String {
    guard let file = message.file else { return message.text }
    return "\(URL(filePath: file).lastPathComponent): \(message.text)"
  }
}
