// E.3: what grows does so as long as it is shown; who shows it, and may take it away, decides.
import SwiftUI

// Whoever shows the view leaves it where it is.
final class Plain: ObservableObject { @Published var plainEdge: CGFloat = 0 }

struct PlainView: View {
  @ObservedObject var model: Plain
  var body: some View {
    Text("A").padding(.top, model.plainEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.plainEdge = new } // want layout-feedback-loop(model)
  }
}

struct PlainParent: View {
  @StateObject private var model = Plain()
  var body: some View { VStack { PlainView(model: model); Text("\(model.plainEdge)") } }
}

// He takes it away before it is too large: by itself, by what follows from it, or by what is written along with it.
final class Limited: ObservableObject { @Published var limitedEdge: CGFloat = 0 }

struct LimitedView: View {
  @ObservedObject var model: Limited
  var body: some View {
    Text("A").padding(.top, model.limitedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.limitedEdge = new }
  }
}

struct LimitedParent: View {
  @StateObject private var model = Limited()
  var body: some View { VStack { if model.limitedEdge < 100 { LimitedView(model: model) } } }
}

final class Erased: ObservableObject { @Published var erasedEdge: CGFloat = 0 }

struct ErasedView: View {
  @ObservedObject var model: Erased
  var body: some View {
    Text("A").padding(.top, model.erasedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.erasedEdge = new }
  }
}

struct ErasedParent: View {
  @StateObject private var model = Erased()
  var body: some View { VStack { if model.erasedEdge < 100 { AnyView(ErasedView(model: model)) } } }
}

final class Presented: ObservableObject { @Published var presentedEdge: CGFloat = 0 }

struct PresentedView: View {
  @ObservedObject var model: Presented
  var body: some View {
    Text("A").padding(.top, model.presentedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.presentedEdge = new }
  }
}

struct PresentedParent: View {
  @StateObject private var model = Presented()
  var body: some View { Text("B").sheet(isPresented: .constant(model.presentedEdge < 100)) { PresentedView(model: model) } }
}

final class Counted: ObservableObject { @Published var countedEdge: CGFloat = 0 }

struct CountedView: View {
  @ObservedObject var model: Counted
  var body: some View {
    Text("A").padding(.top, model.countedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.countedEdge = new }
  }
}

struct CountedParent: View {
  @StateObject private var model = Counted()
  var body: some View { ForEach(0..<(model.countedEdge < 100 ? 1 : 0), id: \.self) { _ in CountedView(model: model) } }
}

final class Modified: ObservableObject { @Published var modifiedEdge: CGFloat = 0 }

struct ModifiedView: View {
  @ObservedObject var model: Modified
  var body: some View {
    Text("A").padding(.top, model.modifiedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.modifiedEdge = new }
  }
}

struct ModifiedParent: View {
  @StateObject private var model = Modified()
  var body: some View { ModifiedView(model: model).modifier(ModifiedGate(model: model)) }
}

struct ModifiedGate: ViewModifier {
  @ObservedObject var model: Modified
  func body(content: Content) -> some View { if model.modifiedEdge < 100 { content } }
}

final class Told: ObservableObject {
  @Published var toldEdge: CGFloat = 0
  var isSmallTold: Bool { toldEdge < 100 }
}

struct ToldView: View {
  @ObservedObject var model: Told
  var body: some View {
    Text("A").padding(.top, model.toldEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.toldEdge = new }
  }
}

struct ToldParent: View {
  @StateObject private var model = Told()
  var body: some View { List { if model.isSmallTold { ToldView(model: model) } } }
}

final class Asked: ObservableObject { @Published var askedEdge: CGFloat = 0 }

struct AskedView: View {
  @ObservedObject var model: Asked
  var body: some View {
    Text("A").padding(.top, model.askedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.askedEdge = new }
  }
}

func isLarge(_ model: Asked) -> Bool { model.askedEdge > 100 }

final class AskedCoordinator: UIViewController {
  let model = Asked()
  func show() {
    if !isLarge(model) { present(UIHostingController(rootView: AskedView(model: model)), animated: true) }
  }
}

final class Flagged: ObservableObject {
  @Published var flaggedEdge: CGFloat = 0
  @Published var isOnFlagged = true
}

struct FlaggedView: View {
  @ObservedObject var model: Flagged
  var body: some View {
    Text("A").padding(.top, model.flaggedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.flaggedEdge = new; if new > 100 { model.isOnFlagged = false } }
  }
}

struct FlaggedGate<Content: View>: View {
  @ObservedObject var model: Flagged
  @ViewBuilder let content: () -> Content
  var body: some View { if model.isOnFlagged { content() } }
}

struct FlaggedParent: View {
  let model = Flagged()
  var body: some View { FlaggedGate(model: model) { FlaggedView(model: model) } }
}

// The environment gives all the same object.
final class Around: ObservableObject { @Published var aroundEdge: CGFloat = 0 }

struct AroundView: View {
  @EnvironmentObject var model: Around
  var body: some View {
    Text("A").padding(.top, model.aroundEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.aroundEdge = new } // want layout-feedback-loop(model)
  }
}

struct AroundParent: View {
  @EnvironmentObject var model: Around
  var body: some View { VStack { AroundView(); Text("\(model.aroundEdge)") } }
}

final class AroundLimited: ObservableObject { @Published var aroundLimitedEdge: CGFloat = 0 }

struct AroundLimitedView: View {
  @EnvironmentObject var model: AroundLimited
  var body: some View {
    Text("A").padding(.top, model.aroundLimitedEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.aroundLimitedEdge = new }
  }
}

struct AroundLimitedParent: View {
  @EnvironmentObject var model: AroundLimited
  var body: some View { if model.aroundLimitedEdge < 100 { AroundLimitedView() } }
}

// Two objects may be one.
final class Twice: ObservableObject { @Published var twiceEdge: CGFloat = 0 }

struct TwiceView: View {
  @ObservedObject var model: Twice
  var body: some View {
    Text("A").padding(.top, model.twiceEdge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in model.twiceEdge = new }
  }
}

struct TwiceParent: View {
  @ObservedObject var one: Twice
  @ObservedObject var other: Twice
  var body: some View { if other.twiceEdge < 100 { TwiceView(model: one) } }
}

// He is told that it is too large.
struct CallingView: View {
  let onTall: () -> Void
  @State private var size: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, size)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in size = new; if new > 100 { onTall() } }
  }
}

struct CallingParent: View {
  @State private var isTall = false
  var body: some View { if !isTall { CallingView(onTall: { isTall = true }) } }
}

struct TellingView: View {
  let onTap: () -> Void
  @State private var size: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, size)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in size = new } // want layout-feedback-loop(size)
  }
}

struct TellingParent: View {
  @State private var isTall = false
  var body: some View { if !isTall { TellingView(onTap: { isTall = true }) } }
}

struct BindingView: View {
  @Binding var isTall: Bool
  @State private var size: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, size)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in size = new; if new > 100 { isTall = true } }
  }
}

struct BindingParent: View {
  @State private var isTall = false
  var body: some View { if !isTall { BindingView(isTall: $isTall) } }
}

@main struct AppB: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { PlainParent(); LimitedParent(); ErasedParent(); PresentedParent() }
        VStack { CountedParent(); ModifiedParent(); ToldParent(); Text("Asked") }
        VStack { FlaggedParent(); AroundParent().environmentObject(Around()); AroundLimitedParent().environmentObject(AroundLimited()); TwiceParent(one: Twice(), other: Twice()) }
        VStack { CallingParent(); TellingParent(); BindingParent() }
      }
    }
  }
}
