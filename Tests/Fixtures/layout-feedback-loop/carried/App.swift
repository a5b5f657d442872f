// E.3 by other ways: helpers, bindings that are passed on, callbacks of children, models, key paths; each next to the form that measures
// inside. What nobody observes is a reference box.
import SwiftUI

extension View {
  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in // want layout-feedback-loop(a1)
        Color.clear
          .onAppear { onChange(proxy.size) }
          .onChange(of: proxy.size) { onChange($0) }
      })
  }
  func reportHeight(to height: Binding<CGFloat>) -> some View {
    onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height.wrappedValue = $0 }) // want frozen-measurement(a2)
  }
  func measured(_ keyPath: KeyPath<CGSize, CGFloat>, _ action: @escaping (CGFloat) -> Void) -> some View {
    modifier(MeasuredModifier(keyPath: keyPath, action: action))
  }
  @ViewBuilder func compact(_ isOn: Bool) -> some View {
    if isOn { self.controlSize(.small) } else { self.controlSize(.large) }
  }
}

struct MeasuredModifier: ViewModifier {
  let keyPath: KeyPath<CGSize, CGFloat>
  let action: (CGFloat) -> Void
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size[keyPath: keyPath] } action: { action($0) } // want layout-feedback-loop(a9)
  }
}

struct A1: View {
  @State private var a1: CGSize = .zero
  var body: some View {
    Text("A").padding(.vertical, a1.height).readSize { a1 = $0 }
  }
}

struct A2: View {
  @State private var a2: CGFloat = 30
  var body: some View {
    VStack { Text("A") }.frame(height: a2).reportHeight(to: $a2)
  }
}

struct A1Safe: View {
  @State private var a: CGSize = .zero
  var body: some View {
    Text("A").readSize { a = $0 }.padding(.vertical, a.height)
  }
}

struct A2Safe: View {
  @State private var a: CGFloat = 30
  var body: some View {
    Text("A").reportHeight(to: $a).frame(height: a)
  }
}

// The child measures, the parent pads around the child's inside.
struct Child3: View {
  var inset: CGFloat
  var onHeight: (CGFloat) -> Void
  var body: some View {
    Text("A").padding(.top, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { onHeight($0) } // want layout-feedback-loop(a3)
  }
}

struct A3: View {
  @State private var a3: CGFloat = 0
  var body: some View { VStack { Child3(inset: a3, onHeight: { a3 = $0 }) } }
}

struct Child4: View {
  var inset: CGFloat
  var onHeight: (CGFloat) -> Void
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { onHeight($0) }
      .padding(.top, inset)
  }
}

struct A4Safe: View {
  @State private var a: CGFloat = 0
  var body: some View { VStack { Child4(inset: a, onHeight: { a = $0 }) } }
}

@Observable final class Model5 { var height: CGFloat = 0; var color = 0 }

struct A5: View {
  @State private var model = Model5()
  var body: some View {
    Text("A").padding(.bottom, model.height + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 } // want layout-feedback-loop(model)
  }
}

final class Model6: ObservableObject {
  @Published var height: CGFloat = 0
  func update(_ new: CGFloat) { height = new }
}

struct A6: View {
  @StateObject private var model = Model6()
  var body: some View {
    Text("A").padding(.bottom, model.height + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.update($0) } // want layout-feedback-loop(model)
  }
}

final class Box7 { var height: CGFloat = 0 }

struct A7Safe: View {
  @State private var box = Box7()
  var body: some View {
    Text("A").padding(.bottom, box.height + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.height = $0 }
  }
}

struct A8: View {
  @State private var a8: CGFloat = 0
  var body: some View {
    Text("A").padding(.vertical, a8).compact(a8 > 3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(a8)
        Task { @MainActor in withAnimation { a8 = new } }
      }
  }
}

struct A9: View {
  @State private var a9: CGFloat = 0
  var body: some View {
    HStack { Text("A"); Image(systemName: "star") }
      .padding(.horizontal, a9)
      .measured(\.width) { a9 = $0 }
  }
}

@main struct AppA: App {
  var body: some Scene { WindowGroup { VStack { A1(); A2(); A1Safe(); A2Safe(); A3(); A4Safe() }; VStack { A5(); A6(); A7Safe(); A8(); A9() } } }
}
