// What code throws and what catches it: functions of the project say themselves when they throw, and what. A `catch` that takes none
// of these errors is on no path; whether other code throws, the run decides.

import Foundation
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

enum Failure: Error {
  case closed
  case code(Int)
}

nonisolated(unsafe) var flags = 0

func flag(_ bit: Int) -> Bool { flags & (1 << bit) != 0 }

func never() throws -> AnyView { AnyView(Basket()) }
func always() throws -> AnyView { throw Failure.closed }
func three() throws -> Int { 3 }
func shared() throws -> Session { .shared }
func sometimes() throws -> AnyView {
  if flag(0) { throw Failure.code(2) }
  return AnyView(Basket().environmentObject(Cart.shared))
}
func load() throws -> Session {
  _ = try String(contentsOfFile: "session")
  return .shared
}
func check(_ isOpen: Bool) throws {
  if !isOpen { throw Failure.closed }
}

struct Untried: View {
  var body: some View {
    (try? never()) ?? AnyView(Profile())
    if let number = try? three(), number == 3 { Basket() } else { Profile() }
    if let session = try? shared() { Profile().environmentObject(session) } else { Profile() }
  }
}

struct Caught: View {
  var body: some View {
    first()
    second()
    third()
  }

  func first() -> AnyView {
    do { return try never() } catch { return AnyView(Profile()) }
  }

  func second() -> AnyView {
    do {
      return try always()
    } catch Failure.code(let code) {
      return AnyView(Profile().tag(code))
    } catch {
      return AnyView(Basket())
    }
  }

  func third() -> AnyView {
    do {
      return try sometimes()
    } catch Failure.code(let code) where code == 5 {
      return AnyView(Profile())
    } catch Failure.closed {
      return AnyView(Profile())
    } catch {
      return AnyView(Basket())
    }
  }
}

struct Changed: View {
  var body: some View {
    let view = made()
    view
  }

  func made() -> AnyView {
    var view = AnyView(Profile())
    do {
      view = AnyView(view.environmentObject(Session.shared))
      try check(flag(1))
      view = AnyView(Basket())
    } catch {}
    return view
  }
}

struct Correlated: View {
  var body: some View {
    if let view = try? sometimes() {
      view
    } else if !flag(0) {
      Profile()
    }
  }
}

struct OfTheRun: View {
  var body: some View {
    if let session = try? load() { Profile().environmentObject(session) } else { Profile() }
  }
}

@main
struct Demo: App {
  var body: some Scene {
    WindowGroup("Untried") { Untried() }  // want missing-environment-object(Cart)
    WindowGroup("Caught") { Caught() }  // want missing-environment-object(Cart)
    WindowGroup("Changed") { Changed() }  // want missing-environment-object(Cart)
    WindowGroup("Correlated") { Correlated() }
    WindowGroup("Run") { OfTheRun() }  // want missing-environment-object(Session)
  }
}
