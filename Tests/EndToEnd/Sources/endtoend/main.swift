import Foundation

/// Tries the transports, and a program without a screen, with servers of others, and prints a table
/// of what they have. Ends with 1 where something failed.
func run() async throws -> Int32 {
  let places = try Places(arguments: CommandLine.arguments)
  let start = ContinuousClock.now
  var table = Table()
  for peer in Peer.all {
    for spoken in peer.spoken {
      table.add(peer, spoken, await cells(of: peer, speaking: spoken, in: places))
    }
  }
  print(table.text)
  table.failures.forEach { print($0) }
  for peer in Peer.all where !places.has(peer.environment) {
    print("NOT TRIED: \(peer.name); the packages of Peers/\(peer.environment).txt could not be had")
  }
  print("network: \((ContinuousClock.now - start).components.seconds) s")
  return table.failures.isEmpty ? 0 : 1
}

func cells(
  of peer: Peer, speaking spoken: Spoken, in places: Places
) async -> [Feature: Table.Cell] {
  let features = Feature.allCases.filter { $0.isOf(peer) }
  if !places.has(peer.environment) { return column(of: features, .absent) }
  do {
    let running = try await RunningPeer(peer, speaking: spoken, in: places)
    defer { withExtendedLifetime(running) {} }
    let trial = try Trial(peer, speaking: spoken, at: running.port, in: places)
    var cells: [Feature: Table.Cell] = [:]
    for feature in features {
      watchdog.watch("\(peer.name), HTTP/\(spoken.rawValue), \(feature.rawValue)")
      cells[feature] = await cell(of: feature, in: trial)
    }
    return cells
  } catch {
    return column(of: features, .failed("\(error)"))
  }
}

func column(of features: [Feature], _ cell: Table.Cell) -> [Feature: Table.Cell] {
  Dictionary(uniqueKeysWithValues: features.map { ($0, cell) })
}

func cell(of feature: Feature, in trial: Trial) async -> Table.Cell {
  do {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await trial.run(feature) }
      group.addTask {
        let limit = Duration.seconds(60)
        try await Task.sleep(for: limit)
        throw Problem.tookTooLong(limit)
      }
      defer { group.cancelAll() }
      try await group.next()
    }
    return .ok
  } catch {
    return .failed("\(error)")
  }
}

let watchdog = Watchdog()
do {
  exit(try await run())
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
