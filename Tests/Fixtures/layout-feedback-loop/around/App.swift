// E.3 around what is not known: padding of multiples around any content, views that stand on both sides of a condition, content that is
// given to a scaffold, bodies of a protocol, devices, values of the environment, guards that change nothing.
import SwiftUI

extension View {
  @ViewBuilder func bar<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    if #available(iOS 26, *) { self.safeAreaBar(edge: .bottom, content: content) } else { self.safeAreaInset(edge: .bottom, content: content) }
  }
  func height(_ value: Binding<CGFloat>) -> some View {
    onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value.wrappedValue = $0 } // want frozen-measurement(c1) layout-feedback-loop(c2) layout-feedback-loop(c8) layout-feedback-loop(c9) layout-feedback-loop(c12)
  }
}

struct C1: View {
  @State private var c1: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("A") }.frame(height: c1).height($c1) }.bar { Text("B") }
  }
}

struct C2: View {
  @State private var c2: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("A") }.padding(.vertical, c2).height($c2) }.bar { Text("B") }
  }
}

struct C2Safe: View {
  @State private var c: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("A") }.height($c).padding(.vertical, c) }.bar { Text("B") }
  }
}

struct C3: View {
  @State private var c3: CGFloat = 0
  var body: some View {
    Text("A").frame(height: c3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want frozen-measurement(c3)
        if new > c3 { c3 = new }
      }
  }
}

struct C3Safe: View {
  @State private var c: CGFloat = 20
  @State private var isBig = false
  var body: some View {
    Text("A").frame(height: c)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if isBig { c = new } else { c = 100 }
      }
    Toggle("big", isOn: $isBig)
  }
}

struct C4: View {
  @State private var c4: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, c4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { // want layout-feedback-loop(c4)
        if UIDevice.current.userInterfaceIdiom == .pad { c4 = $0 }
      }
  }
}

// What decides may end it.
struct Settings { static var isOver: Bool { Date() > Date.distantFuture } }

struct C5Silent: View {
  @State private var c: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, c)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { if Settings.isOver { c = $0 } }
  }
}

struct Scaffold<Content: View, Footer: View>: View {
  @ViewBuilder var content: () -> Content
  let footer: Footer
  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder footer: () -> Footer) { self.content = content; self.footer = footer() }
  var body: some View {
    VStack { ScrollView { content() }; HStack { footer } }
  }
}

struct C6: View {
  @State private var c6: CGFloat = 0
  var body: some View {
    Scaffold {
      VStack { Text("A"); part }
    } footer: { Text("F") }
  }
  private var part: some View {
    Image("a").padding(.vertical, c6)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { c6 = $0 } // want layout-feedback-loop(c6)
  }
}

struct C7: View {
  @State private var c7: CGFloat = 0
  var body: some View {
    Scaffold { Text("A") } footer: {
      Text("F").padding(.vertical, c7)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { c7 = $0 } // want layout-feedback-loop(c7)
    }
  }
}

protocol Screen: View {
  associatedtype Phone: View
  associatedtype Television: View
  @ViewBuilder var phone: Phone { get }
  @ViewBuilder var television: Television { get }
}

extension Screen {
  #if os(iOS)
  var body: some View { phone }
  #elseif os(tvOS)
  var body: some View { television }
  #endif
}

struct C8: Screen {
  @State private var c8: CGFloat = 0
  var phone: some View { Text("A").padding(.vertical, c8).height($c8) }
  var television: some View { Text("B") }
}

struct C9: View {
  @State private var c9: CGFloat = 0
  let names: [String]
  var body: some View {
    ScrollView {
      VStack { ForEach(names, id: \.self) { Text($0) } }
        .padding(.vertical, c9).height($c9)
    }
  }
}

struct C9Safe: View {
  @State private var c: CGFloat = 0
  let names: [String]
  var body: some View {
    ScrollView { VStack { ForEach(names, id: \.self) { Text($0) } }.padding(.top, c / 2).height($c) }
  }
}

struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 49 }

extension EnvironmentValues { var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }

struct C10: View {
  @Environment(\.gap) private var gap
  @State private var c10: CGFloat = 0
  var body: some View {
    Text("A").frame(height: c10)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { c10 = $0 + 20 - gap } // want layout-feedback-loop(c10)
  }
}

// Somebody gives the gap: it may be what is missing.
struct C10Silent: View {
  @Binding var gap: CGFloat
  @State private var c: CGFloat = 0
  var body: some View {
    Text("A").frame(height: c)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { c = $0 + 20 - gap }
  }
}

struct C11: View {
  @Environment(\.accessory) private var accessory
  @State private var c11: CGSize = .zero
  var body: some View {
    if let accessory {
      accessory.padding(.vertical, c11.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { c11 = $0 } // want layout-feedback-loop(c11)
    }
  }
}

struct AccessoryKey: EnvironmentKey { static let defaultValue: AnyView? = nil }

extension EnvironmentValues { var accessory: AnyView? { get { self[AccessoryKey.self] } set { self[AccessoryKey.self] = newValue } } }

struct C12: View {
  @State private var c12: CGFloat = 0
  @State private var isWide = false
  var body: some View {
    let row = HStack { Text("A"); Text("B") }.padding(.vertical, c12).height($c12)
    Group { if isWide { HStack { row } } else { VStack { row } } }
    Toggle("wide", isOn: $isWide)
  }
}

struct C13: View {
  @State private var c13: CGFloat = 0
  var body: some View {
    Color.red.padding(.horizontal, c13)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { c13 = $0 } // want layout-feedback-loop(c13)
  }
}

// One edge: what is flexible gives way until nothing is left.
struct C13Safe: View {
  @State private var c: CGFloat = 0
  var body: some View {
    Color.red.padding(.leading, c)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { c = $0 }
  }
}

// A modifier goes round by itself, whoever applies it to what.
struct Fitted: ViewModifier {
  @State private var height: CGFloat = 0
  func body(content: Content) -> some View {
    content.padding(.vertical, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

@Observable final class Sizes { var height: CGFloat = 0 }

// What it is applied to may read the object.
struct Provided: ViewModifier {
  @State private var sizes = Sizes()
  func body(content: Content) -> some View {
    content.environment(sizes)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { sizes.height = $0 }
      .frame(height: sizes.height + 20)
  }
}

struct FittedSafe: ViewModifier {
  @State private var height: CGFloat = 0
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .padding(.vertical, height)
  }
}

extension View {
  func fitted() -> some View { modifier(Fitted()) }
  func provided() -> some View { modifier(Provided()) }
  func fittedSafe() -> some View { modifier(FittedSafe()) }
}

@main struct AppC: App {
  @State private var gap: CGFloat = 0
  var body: some Scene { WindowGroup { VStack { C1(); C2(); C2Safe(); C3(); C3Safe(); C4(); C5Silent() }; VStack { C6(); C7(); C8(); C9(names: []); C9Safe(names: []); C10(); C10Silent(gap: $gap) }; VStack { C11(); C12(); C13(); C13Safe() }.environment(\.gap, 30).environment(\.accessory, AnyView(Text("A"))) } }
}
