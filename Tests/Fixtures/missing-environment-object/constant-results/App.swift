// Design §4: what a function of plain data answers is a constant where its code says so, also behind changes of a local variable.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var session: Session

  var body: some View { Text("\(session.count)") }
}

func isBeta() -> Bool { false }
func isStable() -> Bool { true }
func toggled() -> Bool {
  var flag = true
  flag.toggle()
  return flag
}
func toggledTwice() -> Bool {
  var flag = true
  flag.toggle()
  flag.toggle()
  return flag
}
func level() -> Int {
  var level = 0
  level += 1
  return level
}

struct Options {
  var isOn: Bool
  func isOff() -> Bool { !isOn }
}

struct Modes {
  var isFull = true
  mutating func reduce() { isFull = false }
}
func modes() -> Modes {
  var modes = Modes()
  modes.reduce()
  return modes
}
func parts() -> Set<Int> {
  var parts: Set<Int> = [1, 2]
  parts.remove(2)
  return parts
}

/// What is nil is mapped to nil: the closure has what is there.
struct Mapped: View {
  let session: Session?

  var body: some View {
    session.map { Reader().environmentObject($0) }
    session.map { AnyView(Reader().environmentObject($0)) } ?? AnyView(Text("None"))
  }
}

struct MappedElse: View {
  let session: Session?

  var body: some View {
    session.map { AnyView(Reader().environmentObject($0)) } ?? AnyView(Reader())
  }
}

@main struct FlagApp: App {
  let beta = isBeta()

  var body: some Scene {
    Window("Never", id: "never") {
      if isBeta() { Reader() }
      if beta { Reader() }
      if toggled() { Reader() }
      if level() > 1 { Reader() }
      if Options(isOn: true).isOff() { Reader() }
      if modes().isFull { Reader() }
      if parts().contains(2) { Reader() }
      Mapped(session: Bool.random() ? Session() : nil)
    }
    Window("Else", id: "else") {
      MappedElse(session: Bool.random() ? Session() : nil)  // want missing-environment-object(Session)
    }
    Window("Stable", id: "stable") {
      if isStable() { Reader() }  // want missing-environment-object(Session)
    }
    Window("Twice", id: "twice") {
      if toggledTwice() { Reader() }  // want missing-environment-object(Session)
    }
    Window("Off", id: "off") {
      if Options(isOn: false).isOff() { Reader() }  // want missing-environment-object(Session)
    }
  }
}
