// ROW: A1. What a loop has collected is there only where the loop has rounds: where the count is no more than zero, nothing is.
import SwiftUI

@main struct CountedApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Counted(); Listed() } // want missing-environment-object(Cart) missing-environment-object(Theme)
        }
    }
}

class Session: ObservableObject { @Published var count = 1 }
class Cart: ObservableObject { @Published var count = 1 }
class Theme: ObservableObject { @Published var count = 1 }

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

struct Counted: View {
    @State private var count = 0
    @StateObject private var session = Session()
    @StateObject private var cart = Cart()

    var body: some View {
        var views: [AnyView] = []
        for index in 0..<count { views.append(AnyView(SessionRow().id(index))) }
        var others: [AnyView] = []
        for index in 0..<count { others.append(AnyView(CartRow().id(index))) }
        return VStack {
            if count > 0 {
                VStack { ForEach(0..<views.count, id: \.self) { views[$0] } }.environmentObject(session)
            } else {
                ForEach(0..<views.count, id: \.self) { views[$0] }
            }
            if count == 0 {
                VStack { ForEach(0..<others.count, id: \.self) { others[$0] } }.environmentObject(cart)
            } else {
                ForEach(0..<others.count, id: \.self) { others[$0] }
            }
            Button("More") { count += 1 }
        }
    }
}

struct Listed: View {
    @State private var names: [String] = []
    @StateObject private var session = Session()

    var body: some View {
        var rows: [AnyView] = []
        for name in names { rows.append(AnyView(SessionRow().id(name))) }
        var others: [AnyView] = []
        for name in names { others.append(AnyView(ThemeRow().id(name))) }
        return VStack {
            if names.isEmpty {
                ForEach(0..<rows.count, id: \.self) { rows[$0] }
            } else {
                VStack { ForEach(0..<rows.count, id: \.self) { rows[$0] } }.environmentObject(session)
                ForEach(0..<others.count, id: \.self) { others[$0] }
            }
            Button("More") { names.append("x") }
        }
    }
}
