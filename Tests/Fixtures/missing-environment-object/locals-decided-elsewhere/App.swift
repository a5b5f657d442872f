// ROW: A1. Locals that a switch, a ternary or branches decide, and what is asked of the run again: each reader of `Session` stands where nothing
// can bring it, or where it is injected; each other one where a small difference takes that away.
import SwiftUI

@main struct DecidedApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Switched(); Renamed(); Emptied(); Shortened() } // want missing-environment-object(Cart) missing-environment-object(Theme) missing-environment-object(Clock) missing-environment-object(Player)
        }
    }
}

class Session: ObservableObject { @Published var count = 1 }
class Cart: ObservableObject { @Published var count = 1 }
class Theme: ObservableObject { @Published var count = 1 }
class Clock: ObservableObject { @Published var count = 1 }
class Player: ObservableObject { @Published var count = 1 }

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
struct PlayerRow: View {
    @EnvironmentObject var player: Player
    var body: some View { Text("\(player.count)") }
}

struct Switched: View {
    @State private var mode = 0
    @StateObject private var session = Session()
    @StateObject private var cart = Cart()

    var body: some View {
        var object: Session?
        var view = AnyView(Text("none"))
        switch mode {
        case 1:
            view = AnyView(SessionRow())
            object = session
        case 2: view = AnyView(Text("two"))
        default: break
        }
        var other: Cart?
        var row = AnyView(Text("none"))
        switch mode {
        case 1: row = AnyView(CartRow())
        case 2: other = cart
        default: break
        }
        return VStack {
            if let object { view.environmentObject(object) } else { view }
            if let other { row.environmentObject(other) } else { row }
            Button("Next") { mode += 1 }
        }
    }
}

struct Renamed: View {
    @State private var isNew = false

    var body: some View {
        let kind = isNew ? 2 : 1
        let isOld = !isNew
        VStack {
            if kind == 2 && !isNew { SessionRow() }
            if !isNew {
                if kind == 2 { SessionRow() }
                if kind == 1 { ThemeRow() }
            }
            if isNew {
                if isOld { SessionRow() }
            }
            Button("New") { isNew.toggle() }
        }
    }
}

struct Emptied: View {
    @State private var isHidden = false

    var body: some View {
        var rows = [AnyView(SessionRow())]
        if isHidden { rows.removeAll() }
        var others = [AnyView(ClockRow())]
        if isHidden { others = [] }
        return VStack {
            if isHidden { ForEach(0..<rows.count, id: \.self) { rows[$0] } }
            if !isHidden { ForEach(0..<others.count, id: \.self) { others[$0] } }
            Button("Hide") { isHidden.toggle() }
        }
    }
}

struct Shortened: View {
    @State private var isLong = false
    @State private var isWide = false

    var body: some View {
        var rows: [AnyView] = []
        if isWide { rows.append(AnyView(Text("wide"))) }
        if isLong { rows.append(AnyView(SessionRow())) }
        if isLong { rows.removeLast() }
        var others: [AnyView] = []
        if isLong { others.append(AnyView(PlayerRow())) }
        if isWide { others.append(AnyView(Text("wide"))) }
        if isLong && isWide { others.removeLast() }
        return VStack {
            ForEach(0..<rows.count, id: \.self) { rows[$0] }
            ForEach(0..<others.count, id: \.self) { others[$0] }
            Button("Long") { isLong.toggle() }
            Button("Wide") { isWide.toggle() }
        }
    }
}
