// ROW: A1, C5. Rows of one view within each other are rows of different elements: what one is not, the other may be.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }
final class Cart: ObservableObject { @Published var count = 0 }

struct StoreRow: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.count)") }
}
struct CartRow: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.count)") }
}

func children(of name: String) -> [String] { UserDefaults.standard.stringArray(forKey: name) ?? [] }

struct Folder: View {
    let names: [String]
    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                if name == "leaf" {
                    StoreRow()
                } else {
                    NavigationLink(name) { Folder(names: children(of: name)) } // want missing-environment-object(Store)
                }
            }
        }
    }
}

struct Each<Content: View>: View {
    let items: [String]
    @ViewBuilder let content: (String) -> Content
    var body: some View {
        ForEach(items, id: \.self) { item in
            if item != "skip" { content(item) }
        }
    }
}

struct Pairs: View {
    let items: [String]
    var body: some View {
        Each(items: items) { row in
            Each(items: items) { column in
                if row == "a", column == "b" { CartRow() }
            }
        }
    }
}

struct Root: View {
    @State private var items: [String] = []
    @StateObject private var store = Store()
    var body: some View {
        NavigationStack {
            VStack {
                Button("Add") { items.append(UUID().uuidString) }
                Folder(names: items).environmentObject(store)
                Pairs(items: items)
            }
        }
    }
}

@main struct RowsApp: App {
    var body: some Scene {
        WindowGroup { Root() } // want missing-environment-object(Cart)
    }
}
