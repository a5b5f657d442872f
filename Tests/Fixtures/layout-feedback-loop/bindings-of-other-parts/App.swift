// ROW: E.3 — who has a binding of one part of state writes that part alone

import SwiftUI

struct Form {
  var height: CGFloat = 0
  var title = ""
}

struct FormScreen: View {
  @State private var form = Form()

  var body: some View {
    VStack {
      TextField("Title", text: $form.title)
      Text("Total")
        .padding(.top, form.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { form.height = $0 }  // want layout-feedback-loop(form)
    }
  }
}

final class Store: ObservableObject {
  @Published var height: CGFloat = 0
  @Published var title = ""
  @Published var isShown = false
}

struct StoreScreen: View {
  @StateObject private var store = Store()

  var body: some View {
    VStack {
      TextField("Title", text: $store.title)
      Text("Total")
        .padding(.top, store.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.height = $0 }  // want layout-feedback-loop(store)
    }
    .sheet(isPresented: $store.isShown) { Text("More") }
  }
}

/// What holds a binding of a part writes a part of that.
struct Size {
  var width: CGFloat = 0
  var height: CGFloat?
}

struct Panel {
  var size = Size()
  var name = ""
}

struct PanelScreen: View {
  @State private var panel = Panel()

  var body: some View {
    VStack {
      SizeField(size: $panel.size)
      Color.red.frame(height: panel.size.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { panel.size.height = $0 }
    }
  }
}

struct SizeField: View {
  @Binding var size: Size

  var body: some View {
    Button("Reset") { size.height = nil }
  }
}

/// Code from outside the project may write what it has a binding of.
struct Frozen {
  var height: CGFloat?
  var name = ""
}

struct FrozenScreen: View {
  @State private var frozen = Frozen()

  var body: some View {
    VStack {
      TextField("Name", text: $frozen.name)
      Color.red.frame(height: frozen.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { frozen.height = $0 }  // want frozen-measurement(frozen)
    }
  }
}

struct ResetScreen: View {
  @State private var reset = Frozen()

  var body: some View {
    VStack {
      HeightField(height: $reset.height)
      Color.red.frame(height: reset.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { reset.height = $0 }
    }
  }
}

struct HeightField: View {
  @Binding var height: CGFloat?

  var body: some View {
    Button("Reset") { height = nil }
  }
}

/// A part that runs code may write any other.
struct Aliased {
  var height: CGFloat?
  var total: CGFloat? {
    get { height }
    set { height = newValue }
  }
  var title = "" {
    didSet { height = nil }
  }
}

struct AliasedScreen: View {
  @State private var aliased = Aliased()

  var body: some View {
    VStack {
      HeightField(height: $aliased.total)
      Color.red.frame(height: aliased.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { aliased.height = $0 }
    }
  }
}

struct ObservedScreen: View {
  @State private var observed = Aliased()

  var body: some View {
    VStack {
      TitleField(title: $observed.title)
      Color.red.frame(height: observed.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { observed.height = $0 }
    }
  }
}

struct TitleField: View {
  @Binding var title: String

  var body: some View {
    Button("Clear") { title = "" }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      FormScreen()
      StoreScreen()
      PanelScreen()
      FrozenScreen()
      ResetScreen()
      AliasedScreen()
      ObservedScreen()
    }
  }
}
