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

@main struct FlagApp: App {
  let beta = isBeta()

  var body: some Scene {
    Window("Never", id: "never") {
      if isBeta() { Reader() }
      if beta { Reader() }
      if toggled() { Reader() }
      if level() > 1 { Reader() }
      if Options(isOn: true).isOff() { Reader() }
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
