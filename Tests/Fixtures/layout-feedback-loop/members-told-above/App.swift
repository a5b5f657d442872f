// E.3, inside: a view that is generic over its object knows no member of it; who gives the object does.
import SwiftUI

protocol Sizing: AnyObject, Observable { var crest: CGFloat { get set } }

@Observable final class Live: Sizing { var crest: CGFloat = 0 }

@Observable final class Other: Sizing { var crest: CGFloat = 0 }

struct Inside<Model: Sizing>: View {
  @Bindable var model: Model

  var body: some View {
    Text("A").padding(.top, model.crest)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.crest = $0 } // want layout-feedback-loop(live)
  }
}

struct InsideScreen: View {
  @State private var live = Live()

  var body: some View { Inside(model: live) }
}

struct Outside<Model: Sizing>: View {
  @Bindable var model: Model

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.crest = $0 }
      .padding(.top, model.crest)
  }
}

struct OutsideScreen: View {
  @State private var other = Other()

  var body: some View { Outside(model: other) }
}

@main struct MembersApp: App {
  var body: some Scene { WindowGroup { VStack { InsideScreen(); OutsideScreen() } } }
}
