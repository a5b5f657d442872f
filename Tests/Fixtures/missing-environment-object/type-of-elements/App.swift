// A1: elements of arrays, dictionaries and tuples, ForEach elements, and payloads bound in patterns.
import SwiftUI

final class Room: ObservableObject, Identifiable {
  let id = 0
  @Published var name = "hall"
}

final class Probe: ObservableObject {
  @Published var hits = 0
}

enum Phase {
  case loading
  case ready(Room)
  case split(left: Room, right: Room)
}

struct RoomName: View {
  @EnvironmentObject var room: Room
  @EnvironmentObject var probe: Probe
  var body: some View { Text(room.name + "\(probe.hits)") }
}

struct Elements: View {
  let rooms: [Room]
  let byName: [String: Room]
  let pair: (Int, Room)
  let named: (room: Room, count: Int)

  var body: some View {
    RoomName().environmentObject(rooms[0])
    RoomName().environmentObject(byName["hall"] ?? rooms.first!)
    RoomName().environmentObject(pair.1)
    RoomName().environmentObject(named.room)
  }
}

struct Rows: View {
  let rooms: [Room]
  var body: some View {
    ForEach(rooms) { room in
      RoomName().environmentObject(room)
    }
    ForEach(rooms) { RoomName().environmentObject($0) }
    ForEach(Array(rooms.enumerated()), id: \.offset) { index, room in
      RoomName().environmentObject(room)
    }
  }
}

struct Payload: View {
  let phase: Phase
  var body: some View {
    switch phase {
    case .loading:
      ProgressView()
    case .ready(let room):
      RoomName().environmentObject(room)
    case let .split(left, right):
      RoomName().environmentObject(left)
      RoomName().environmentObject(right)
    }
  }
}

struct IfCase: View {
  let phase: Phase
  var body: some View {
    if case .ready(let room) = phase {
      RoomName().environmentObject(room)
    }
  }
}

@main
struct HouseApp: App {
  @State private var phase = Phase.loading
  private let rooms = [Room(), Room()]

  var body: some Scene {
    WindowGroup {
      Elements( // want missing-environment-object(Probe)
        rooms: rooms, byName: [:], pair: (1, Room()), named: (room: Room(), count: 1))
      Rows(rooms: rooms) // want missing-environment-object(Probe)
      Payload(phase: phase) // want missing-environment-object(Probe)
        .onAppear { phase = .ready(Room()) }
      IfCase(phase: phase) // want missing-environment-object(Probe)
    }
  }
}
