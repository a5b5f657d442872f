// ROW: A1. What a branch takes away from a variable that a closure sees is gone when the closure runs; a list is another one after a call that
// is no statement of its own.
import SwiftUI

@main struct ChangedApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Captured(); Taken() } // want missing-environment-object(Cart) missing-environment-object(Clock)
        }
    }
}

class Session: ObservableObject { @Published var count = 1 }
class Cart: ObservableObject { @Published var count = 1 }
class Theme: ObservableObject { @Published var count = 1 }
class Clock: ObservableObject { @Published var count = 1 }

struct SessionRow: View {
    @EnvironmentObject var session: Session
    var body: some View { Text("\(session.count)") }
}
struct CartRow: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.count)") }
}
struct ThemeRow: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text("\(theme.count)") }
}
struct ClockRow: View {
    @EnvironmentObject var clock: Clock
    var body: some View { Text("\(clock.count)") }
}

struct Captured: View {
    @StateObject private var session = Session()
    @StateObject private var cart = Cart()
    @State private var isOff = false

    var body: some View {
        let object: Session? = session
        var other: Cart? = cart
        let first = { (view: AnyView) -> AnyView in
            if let object { return AnyView(view.environmentObject(object)) }
            return view
        }
        let second = { (view: AnyView) -> AnyView in
            if let other { return AnyView(view.environmentObject(other)) }
            return view
        }
        if isOff { other = nil }
        return VStack {
            first(AnyView(SessionRow()))
            second(AnyView(CartRow()))
            Button("Off") { isOff.toggle() }
        }
    }
}

struct Taken: View {
    @StateObject private var theme = Theme()
    @StateObject private var clock = Clock()
    @State private var names: [String] = []

    var body: some View {
        let kept = names
        var left = names
        let theirs = kept.isEmpty ? AnyView(Text("none")) : AnyView(ThemeRow())
        let view = left.isEmpty ? AnyView(Text("none")) : AnyView(ClockRow())
        _ = left.popLast()
        return VStack {
            if kept.isEmpty { theirs } else { theirs.environmentObject(theme) }
            if left.isEmpty { view } else { view.environmentObject(clock) }
            Button("More") { names.append("x") }
        }
    }
}
