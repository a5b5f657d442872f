// A5: what a function from elsewhere returns is not told by its name, so that it may inject any
// type.
import Resolver
import SwiftUI

@Observable final class Model { }

final class Cart: ObservableObject {}

struct V: View { @Environment(Model.self) private var m; @EnvironmentObject var c: Cart; var body: some View { Text("\(m) \(c)") } }

@main struct A: App {
  var body: some Scene {
    WindowGroup { V().environment(Model.make()).environmentObject(Cart.create(1)) }
    WindowGroup { V().environment(makeModel()).environmentObject(resolve()) }
    WindowGroup { V().environment(Resolver.model()).environmentObject(Resolver.resolve()) }
    WindowGroup { V().environment(Resolver.shared.model()).environmentObject(Resolver.main.resolve(Cart.self)) }
    WindowGroup { V().environment(Factory<Model> { fatalError() }.value).environmentObject(Resolver().cart) }
    WindowGroup { V().environment(#model).environmentObject(#make(Cart.self)) }
    WindowGroup { V().environment(Model?.some(.other)).environmentObject(Cart.other) }
  } }
