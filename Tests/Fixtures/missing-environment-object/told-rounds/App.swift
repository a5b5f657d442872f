// Loops of which each round is told: what they do to variables is followed round by round, with what their conditions and filters say.
// What a loop is not told of is left open.

import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
}

final class Cart: ObservableObject {
  static let shared = Cart()
}

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

let parts: [(isShown: Bool, view: AnyView)] = [
  (true, AnyView(Profile())), (false, AnyView(Basket())),
]
let mask = 1 << 2 | 1
let first = [AnyView(Profile())]
let second = [AnyView(Basket().environmentObject(Cart.shared))]
let groups = [[AnyView(Profile())], [], [AnyView(Profile())]]

struct Filtered: View {
  var body: some View { ForEach(shown().indices, id: \.self) { shown()[$0] } }

  func shown() -> [AnyView] {
    var all: [AnyView] = []
    for part in parts where part.isShown { all.append(part.view) }
    return all
  }
}

struct Counted: View {
  var body: some View { made() }

  func made() -> AnyView {
    var count = 0
    while count < 3 { count += 1 }
    return count == 3 ? AnyView(Profile()) : AnyView(Basket())
  }
}

struct Dressed: View {
  var body: some View {
    thrice(AnyView(Profile()))
    stepped(AnyView(Profile()))
    each(AnyView(Profile()))
    popped(AnyView(Profile()))
    twice(AnyView(Profile()))
  }

  func thrice(_ base: AnyView) -> AnyView {
    var view = base
    var round = 0
    while round < 3 {
      view = AnyView(view.environmentObject(Session.shared))
      round += 1
    }
    return view
  }

  func stepped(_ base: AnyView) -> AnyView {
    var view = base
    for step in stride(from: 4, to: 0, by: -2) where step == 2 {
      view = AnyView(view.environmentObject(Session.shared))
    }
    return view
  }

  func each(_ base: AnyView) -> AnyView {
    var view = base
    [Session.shared].forEach { view = AnyView(view.environmentObject($0)) }
    return view
  }

  func popped(_ base: AnyView) -> AnyView {
    var steps: [(AnyView) -> AnyView] = [{ AnyView($0.environmentObject(Session.shared)) }]
    var view = base
    while let step = steps.popLast() { view = step(view) }
    return view
  }

  func twice(_ base: AnyView) -> AnyView {
    var view = base
    for model in [Session.shared, Session()] { view = AnyView(view.environmentObject(model)) }
    return view
  }
}

struct Undressed: View {
  var body: some View { made(AnyView(Profile())) }

  func made(_ base: AnyView) -> AnyView {
    var view = base
    var round = 3
    while round < 3 {
      view = AnyView(view.environmentObject(Session.shared))
      round += 1
    }
    return view
  }
}

struct Joined: View {
  var body: some View {
    ForEach(0..<2) { (first + second)[$0] }
    if mask & 4 != 0 { Text("told") } else { Basket() }
  }
}

struct Flat: View {
  var body: some View { ForEach(0..<2) { groups.flatMap { $0 }[$0] } }
}

// The rounds of the run: either way.
struct OfTheRun: View {
  var body: some View { made(AnyView(Profile())) }

  func made(_ base: AnyView) -> AnyView {
    var view = base
    for bit in 0..<2 where flag(bit) { view = AnyView(view.environmentObject(Session.shared)) }
    return view
  }
}

@main
struct Demo: App {
  var body: some Scene {
    WindowGroup("Filtered") { Filtered() }  // want missing-environment-object(Session)
    WindowGroup("Counted") { Counted() }  // want missing-environment-object(Session)
    WindowGroup("Dressed") { Dressed() }
    WindowGroup("Undressed") { Undressed() }  // want missing-environment-object(Session)
    WindowGroup("Joined") { Joined() }  // want missing-environment-object(Session)
    WindowGroup("Flat") { Flat() }  // want missing-environment-object(Session)
    WindowGroup("Run") { OfTheRun() }  // want missing-environment-object(Session)
  }
}
