// Design §4: a branch that asks for the opposite of what a branch around it has asked is never taken.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var session: Session

  var body: some View { Text("\(session.count)") }
}

var bits = Int.random(in: 0..<8)
func flag(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }

struct Right: View {
  let isOn: Bool
  @State private var isOpen = false

  var body: some View {
    if isOn {
      if !isOn { Reader() }
    }
    if isOn && isOpen {
      VStack { if !isOpen { Reader() } }
    }
    if isOn || isOpen { Text("On") } else if isOn { Reader() }
    if isOn && !isOn { Reader() }
    if flag(0) {
      VStack { if !flag(0) { Reader() } }
    }
    Child(isOn: flag(1))
    Toggle("Open", isOn: $isOpen)
  }
}

struct Child: View {
  let isOn: Bool

  var body: some View {
    if isOn { Inner(isOff: !flag(1)) }
  }
}

struct Inner: View {
  let isOff: Bool

  var body: some View {
    if isOff { Reader() }
  }
}

struct Wrong: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      if isOn { Reader() }
    }
  }
}

struct WrongCall: View {
  var body: some View {
    if flag(0) {
      if !flag(2) { Reader() }
    }
  }
}

@main struct FlagsApp: App {
  var body: some Scene {
    Window("Right", id: "right") { Right(isOn: flag(3)) }
    Window("Wrong", id: "wrong") {
      Wrong(isOn: flag(3))  // want missing-environment-object(Session)
    }
    Window("Call", id: "call") {
      WrongCall()  // want missing-environment-object(Session)
    }
  }
}
