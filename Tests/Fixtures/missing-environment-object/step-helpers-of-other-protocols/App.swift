// C10, B1: helpers that extend toolbars, shapes, texts and images.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

extension ToolbarContent { func spaced() -> some ToolbarContent { self } }

extension Shape { func outlined() -> some View { stroke(.red) } }

extension Text { func big() -> Text { font(.title) } }

extension Image { func icon() -> some View { resizable().frame(width: 1) } }

struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Badge() } } }

struct Home: View { @StateObject var cart = Cart(); var body: some View {
  VStack { Circle().outlined().overlay { Badge() }; Text("").big().background { Badge() }; Image("").icon().overlay { Badge() } }
  .toolbar { Bar().spaced(); ToolbarItem { Badge() } }
  .environmentObject(cart) } }

@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
