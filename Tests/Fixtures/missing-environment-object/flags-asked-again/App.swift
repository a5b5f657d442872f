// One flag, asked again: by a function, through a number or a tuple that it decides, negated, beside another flag, in a `switch`. A
// branch that it excludes is on no path.

import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
}

final class Cart: ObservableObject {}

struct Profile: View {
  @EnvironmentObject var session: Session

  var body: some View { Text("\(ObjectIdentifier(session))") }
}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

nonisolated(unsafe) var flags = 0

func flag(_ bit: Int) -> Bool { flags & (1 << bit) != 0 }

// Each of these asks the flag in its own way.
func isOn() -> Bool { flag(0) }
func isChosen() -> Bool { flag(0) ? true : false }
func level() -> Int { flag(0) ? 2 : 0 }
func session() -> Session? { flag(0) ? .shared : nil }
func state() -> (kind: String, session: Session?) { flag(0) ? ("full", .shared) : ("none", nil) }

let both = flag(0) ? flag(1) : false

struct Answers: View {
  var body: some View {
    if flag(0) {
      if isOn() { Profile() } else { Basket() }
      if isChosen() { Profile() } else { Basket() }
      if level() > 1 { Profile() } else { Basket() }
      if session() != nil { Profile() } else { Basket() }
      if let session = session() { Profile().environmentObject(session) } else { Basket() }
      if state().kind == "full" { Profile() } else { Basket() }
    }
  }
}

struct Negated: View {
  let isOff: Bool

  var body: some View {
    if flag(0) && isOff { Basket() } else { Profile() }
    let isOff = !flag(1)
    if flag(1) {
      if isOff { Basket() } else { Profile() }
    }
  }
}

struct Compared: View {
  var body: some View {
    if flag(0) == flag(1) {
      Profile()
    } else if flag(0) && flag(1) {
      Basket()
    }
    if flag(2) != flag(3) {
      Profile()
    } else if flag(2) && !flag(3) {
      Basket()
    }
    if both {
      if flag(1) { Profile() } else { Basket() }
    }
  }
}

struct Selected: View {
  var body: some View {
    switch flag(0) {
    case let isOn where isOn: Profile()
    case true: Basket()
    case false: Text("off")
    }
    switch (flag(0), flag(1)) {
    case (let first, let second) where first == second: Profile()
    case (true, true): Basket()
    default: Text("one")
    }
    switch (flag(0), flag(1)) {
    case (true, true): Profile()
    case (true, _): if flag(1) { Basket() }
    default: if flag(0) { Basket() }
    }
  }
}

@main
struct Demo: App {
  var body: some Scene {
    WindowGroup {
      Answers()  // want missing-environment-object(Session)
      Negated(isOff: !flag(0))  // want missing-environment-object(Session)
      Compared()  // want missing-environment-object(Session)
      Selected()  // want missing-environment-object(Session)
    }
  }
}
