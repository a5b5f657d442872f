// What the only object of a class holds is the same wherever a path asks for it. Of a class of which several are made it is
// not told which is asked.
import SwiftUI

final class Session: ObservableObject {
  @Published var count = 0
  @Published var isOpen = false
  @Published var names: [String] = []
}

final class Door: ObservableObject { @Published var isOpen = false }

final class Theme: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct Counting: View {
  @EnvironmentObject var session: Session
  var body: some View {
    if session.count > 0 { Leaf() } else { Text("") }
  }
}

struct Opening: View {
  @EnvironmentObject var current: Session
  var body: some View {
    if current.isOpen { Leaf() } else { Text("") }
  }
}

struct Naming: View {
  @EnvironmentObject var session: Session
  var body: some View {
    if session.names.isEmpty { Text("") } else { Leaf() }
  }
}

struct Passing: View {
  @ObservedObject var door: Door
  var body: some View {
    if door.isOpen { Leaf() } else { Text("") }
  }
}

struct Home: View {
  @StateObject var session = Session()
  var body: some View {
    Group {
      if session.count > 0 { Counting().environmentObject(Theme()) } else { Counting() }
      if session.isOpen { Opening().environmentObject(Theme()) } else { Opening() }
      if !session.names.isEmpty { Naming().environmentObject(Theme()) } else { Naming() }
    }
    .environmentObject(session)
    Button("") { session.isOpen = true }
  }
}

struct Mixed: View {
  @StateObject var front = Door()
  @StateObject var back = Door()
  var body: some View {
    if front.isOpen { Passing(door: back).environmentObject(Theme()) } else { Passing(door: back) }
    Button("") { front.isOpen = true }
  }
}

struct Wrong: View {
  @EnvironmentObject var session: Session
  var body: some View {
    if session.isOpen { Counting().environmentObject(Theme()) } else { Counting() }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Home") { Home() }
    WindowGroup("Mixed") { Mixed() }  // want missing-environment-object(Theme)
    WindowGroup("Wrong") { Wrong() }  // want missing-environment-object(Session) missing-environment-object(Theme)
  }
}
