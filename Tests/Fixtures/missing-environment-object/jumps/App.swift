// `break` and `continue`: what stands behind them in a block is not run, and what stands behind the statement that they leave is, with
// what variables are worth by then. Where constants decide it in a loop whose rounds are not told, nothing is.

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

struct Full: Error {}

enum Trouble: Error { case late, lost }

enum Mode { case first, second, third }

nonisolated(unsafe) var flags = 0

func flag(_ bit: Int) -> Bool { flags & (1 << bit) != 0 }

struct Wrong: View {
  var mode: Mode
  var body: some View { made() }

  // The `return` is reached only where the flag is not set, which is where nobody injects.
  func made() -> AnyView {
    switch mode {
    case .first:
      if flag(0) { break }
      return flag(0) ? AnyView(EmptyView()) : AnyView(Profile())
    case .second, .third: break
    }
    return AnyView(EmptyView())
  }
}

struct Right: View {
  var mode: Mode
  var body: some View { made() }

  func made() -> AnyView {
    switch mode {
    case .first:
      if !flag(1) { break }
      return flag(1) ? AnyView(EmptyView()) : AnyView(Profile())
    default: return AnyView(EmptyView())
    }
    return flag(1) ? AnyView(Profile()) : AnyView(EmptyView())
  }
}

struct Either: View {
  var mode: Mode
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Profile())
    switch mode {
    case .first:
      if flag(2) { break }
      view = AnyView(view.environmentObject(Session.shared))
    case .second: view = AnyView(EmptyView())
    case .third: return AnyView(EmptyView())
    }
    return view
  }
}

struct Once: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Profile())
    repeat {
      if flag(3) { break }
      view = AnyView(view.environmentObject(Session.shared))
    } while false
    return view
  }
}

struct Skipped: View {
  var body: some View { made() }

  func made() -> AnyView {
    for number in [1, 2] {
      if number < 3 { continue }
      return AnyView(Profile())
    }
    return AnyView(EmptyView())
  }
}

struct Block: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Basket())
    inject: do {
      if flag(4) { break inject }
      view = AnyView(view.environmentObject(Cart.shared))
    }
    return view
  }
}

struct Asked: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Basket().environmentObject(Cart.shared))
    asked: if flag(5) {
      if flag(6) { break asked }
      view = AnyView(Basket())
    }
    return view
  }
}

struct Covered: View {
  var body: some View { made() }

  // Where the block is left the other branch injects.
  func made() -> AnyView {
    var view = AnyView(Basket())
    inject: do {
      if flag(7) { break inject }
      view = AnyView(view.environmentObject(Cart.shared))
    }
    if flag(7) { view = AnyView(view.environmentObject(Cart.shared)) }
    return view
  }
}

struct Rows: View {
  var body: some View { made() }

  func made() -> AnyView {
    rows: for row in 0..<3 {
      for column in 0..<3 {
        if row == 1 && column == 1 { return AnyView(EmptyView()) }
        if column > row { continue rows }
      }
    }
    return AnyView(Profile())
  }
}

struct Without: View {
  var body: some View { made() }

  func made() -> AnyView {
    for _ in 0..<0 { return AnyView(Profile()) }
    return AnyView(EmptyView())
  }
}

struct Switched: View {
  var body: some View { made() }

  // One of the two cases is run, and the other one of the other selection.
  func made() -> AnyView {
    var view = AnyView(Basket())
    switch flag(8) {
    case true: view = AnyView(view.environmentObject(Cart.shared))
    case false: break
    }
    switch !flag(8) {
    case true: view = AnyView(view.environmentObject(Cart.shared))
    default: break
    }
    return view
  }
}

// What a case asks behind `where` is asked of no case after it; `if case` asks as `if` does.
struct Filtered: View {
  var body: some View {
    filtered()
    matched()
  }

  func filtered() -> AnyView {
    switch flag(15) {
    case true where flag(16): return AnyView(EmptyView())
    case true: return flag(16) ? AnyView(Profile()) : AnyView(EmptyView())
    case false: return flag(15) ? AnyView(Profile()) : AnyView(EmptyView())
    }
  }

  func matched() -> AnyView {
    if case true = flag(17) { return flag(17) ? AnyView(EmptyView()) : AnyView(Basket()) }
    return flag(17) ? AnyView(Basket()) : AnyView(EmptyView())
  }
}

struct Half: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Basket())
    switch flag(9) {
    case true: view = AnyView(view.environmentObject(Cart.shared))
    case false: break
    }
    return view
  }
}

// What `defer` does is done on the way out, too.
struct Deferred: View {
  var body: some View {
    left()
    thrown()
  }

  func left() -> AnyView {
    var view = AnyView(Profile())
    inject: do {
      defer { view = AnyView(view.environmentObject(Session.shared)) }
      if flag(10) { break inject }
      view = AnyView(view.padding())
    }
    return view
  }

  func thrown() -> AnyView {
    var view = AnyView(Profile())
    do {
      defer { view = AnyView(view.environmentObject(Session.shared)) }
      throw Full()
    } catch {}
    return view
  }
}

// Of which type the case is that is thrown, the function says alone.
struct Told: View {
  var body: some View { made() }

  func load() throws(Trouble) -> Int { throw .late }

  func made() -> AnyView {
    do {
      _ = try load()
    } catch {
      switch error {
      case .late: return AnyView(EmptyView())
      case .lost: return AnyView(Basket())
      }
    }
    return AnyView(EmptyView())
  }
}

// What a `return` within a branch leaves out is left out behind the branch, where nothing else leads there.
struct Within: View {
  var mode: Mode
  var body: some View {
    told()
    nested()
  }

  func told() -> AnyView {
    for row in 0..<3 {
      if row == 1 { if flag(11) { return AnyView(EmptyView()) } }
      if row == 2 { return flag(11) ? AnyView(Profile()) : AnyView(EmptyView()) }
    }
    return AnyView(EmptyView())
  }

  func nested() -> AnyView {
    if mode == .first {
      return AnyView(EmptyView())
    } else {
      guard flag(12) else { return AnyView(EmptyView()) }
    }
    return flag(12) ? AnyView(EmptyView()) : AnyView(Profile())
  }
}

// Which case it is constants decide, in a way that the sources do not tell.
struct Lowered: View {
  var body: some View {
    made("A")
    injected("A")
  }

  func made(_ text: String) -> AnyView {
    var view = AnyView(EmptyView())
    switch text.lowercased() {
    case "b": view = AnyView(Basket())
    default: break
    }
    return view
  }

  func injected(_ text: String) -> AnyView {
    var view = AnyView(Profile().environmentObject(Session.shared))
    switch text.lowercased() {
    case "b": view = AnyView(Profile())
    default: break
    }
    return view
  }
}

// What is run to its end has not been left.
struct Ended: View {
  var body: some View {
    block()
    round()
    guarded()
  }

  func block() -> AnyView {
    var view = AnyView(EmptyView())
    filling: do {
      if flag(13) { break filling }
      view = AnyView(Profile())
    }
    return flag(13) ? view : AnyView(EmptyView())
  }

  func round() -> AnyView {
    var view = AnyView(EmptyView())
    repeat {
      if flag(13) { break }
      view = AnyView(Profile())
    } while false
    return flag(13) ? view : AnyView(EmptyView())
  }

  func guarded() -> AnyView {
    do { guard flag(14) else { return AnyView(EmptyView()) } }
    return flag(14) ? AnyView(EmptyView()) : AnyView(Basket())
  }
}

// Rounds that are told are run one by one, also where some are skipped and one is the last.
struct Rounds: View {
  var body: some View {
    skipped()
    flagged()
    counted()
  }

  func skipped() -> AnyView {
    var view = AnyView(Profile())
    for number in [1, 2, 3] {
      if number < 3 { continue }
      view = AnyView(view.environmentObject(Session.shared))
    }
    return view
  }

  func flagged() -> AnyView {
    var view = AnyView(Profile())
    for number in 0..<2 {
      if flag(18) { continue }
      if number == 1 { view = AnyView(view.environmentObject(Session.shared)) }
    }
    return flag(18) ? AnyView(EmptyView()) : view
  }

  func counted() -> AnyView {
    var view = AnyView(Basket())
    var number = 0
    while number < 5 {
      number += 1
      guard number != 2 else { break }
      view = AnyView(view.environmentObject(Cart.shared))
    }
    return view
  }
}

struct Stopped: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Basket())
    for number in 0..<3 {
      if number == 1 { break }
      if number == 2 { view = AnyView(view.environmentObject(Cart.shared)) }
    }
    return view
  }
}

// Jumps out of one statement wait while others are left within it. What a loop of the run leaves in a variable is left open.
struct Waiting: View {
  var numbers: [Int]
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Basket())
    for number in numbers {
      if flag(19) { continue }
      if number == 4 { continue }
      switch flag(20) {
      case true: break
      default: view = AnyView(view.padding())
      }
      var isLast: Bool {
        switch flag(21) {
        case true: break
        case false: return false
        }
        return true
      }
      if isLast { break }
      view = AnyView(view.environmentObject(Cart.shared))
    }
    return view
  }
}

@main
struct Shop: App {
  @State private var mode = Mode.first
  @State private var numbers: [Int] = []
  var body: some Scene {
    WindowGroup {
      Wrong(mode: mode)  // want missing-environment-object(Session)
      Right(mode: mode)
      Either(mode: mode)  // want missing-environment-object(Session)
      Once()  // want missing-environment-object(Session)
      Skipped()
      Block()  // want missing-environment-object(Cart)
      Asked()  // want missing-environment-object(Cart)
      Covered()
      Rows()
      Without()
      Switched()
      Filtered()
      Half()  // want missing-environment-object(Cart)
      Deferred()
      Told()
      Rounds()
      Waiting(numbers: numbers)
      Stopped()  // want missing-environment-object(Cart)
      Lowered()
      Ended()
      Within(mode: mode)
      Button("More") { numbers.append(4) }
      Button("Next") { mode = .second }
      Button("Last") { mode = .third }
    }
  }
}
