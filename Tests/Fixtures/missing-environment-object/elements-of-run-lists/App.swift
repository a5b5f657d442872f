// ROW: A1. A row of a list of the run is one element: which case it is has one answer in the row and below it. What a set
// never holds, it does not contain.
import SwiftUI

@main struct RowsApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Cases(); Kinds(); Shortened() } // want missing-environment-object(Cart) missing-environment-object(Clock) missing-environment-object(Player) missing-environment-object(Radio)
        }
    }
}

class Session: ObservableObject { @Published var count = 1 }
class Cart: ObservableObject { @Published var count = 1 }
class Clock: ObservableObject { @Published var count = 1 }
class Player: ObservableObject { @Published var count = 1 }
class Radio: ObservableObject { @Published var count = 1 }

struct SessionRow: View {
    @EnvironmentObject var session: Session
    var body: some View { Text("\(session.count)") }
}
struct CartRow: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.count)") }
}
struct ClockRow: View {
    @EnvironmentObject var clock: Clock
    var body: some View { Text("\(clock.count)") }
}
struct PlayerRow: View {
    @EnvironmentObject var player: Player
    var body: some View { Text("\(player.count)") }
}
struct RadioRow: View {
    @EnvironmentObject var radio: Radio
    var body: some View { Text("\(radio.count)") }
}

enum Tab: CaseIterable, Identifiable {
    case session, cart, plain
    var id: Self { self }
}

struct TabPage: View {
    let tab: Tab
    var body: some View {
        switch tab {
        case .session: SessionRow()
        case .cart: CartRow()
        case .plain: Text("plain")
        }
    }
}

struct Cases: View {
    @StateObject private var session = Session()
    @StateObject private var cart = Cart()
    @State private var tabs = Tab.allCases
    @State private var others: [Tab] = []

    var body: some View {
        VStack {
            ForEach(tabs) { tab in
                if tab == .session {
                    TabPage(tab: tab).environmentObject(session)
                } else if tab == .plain {
                    TabPage(tab: tab).environmentObject(cart)
                } else {
                    TabPage(tab: tab)
                }
            }
            ForEach(others) { tab in
                switch tab {
                case .session: TabPage(tab: tab).environmentObject(session)
                case .cart: TabPage(tab: tab).environmentObject(cart)
                default: TabPage(tab: tab)
                }
            }
            Button("More") { tabs.append(.session); others.append(.cart) }
        }
    }
}

enum Kind: Hashable { case hidden, listed, clock }

struct Kinds: View {
    @State private var isOn = false
    @State private var chosen: Set<Kind> = [.listed]
    private var kinds: Set<Kind> {
        var found = Set<Kind>()
        if isOn { found.insert(.listed) }
        return found
    }

    var body: some View {
        VStack {
            if kinds.contains(.hidden) { SessionRow() }
            if kinds.contains(.listed) { PlayerRow() }
            if chosen.contains(.hidden) { SessionRow() }
            if chosen.contains(.clock) { ClockRow() }
            Button("On") { isOn.toggle(); chosen.insert(.clock) }
        }
    }
}

struct Shortened: View {
    @State private var isLong = false

    var body: some View {
        var rows = [AnyView(SessionRow())]
        if isLong { rows.append(AnyView(Text("long"))) }
        var others = [AnyView(RadioRow())]
        if isLong { others.append(AnyView(Text("long"))) }
        let rest = rows.dropFirst()
        let first = others.dropLast()
        return VStack {
            ForEach(Array(rest.enumerated()), id: \.offset) { $0.element }
            ForEach(Array(first.enumerated()), id: \.offset) { $0.element }
            Button("Long") { isLong.toggle() }
        }
    }
}
