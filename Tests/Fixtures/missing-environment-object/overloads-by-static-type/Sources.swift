// Swift chooses an overload by what is written of an argument, not by what its value is: an optional is no 'Store' although it
// holds one, 'AnyView(Row())' and 'some View' are no 'Row', and one value is none of several.
import SwiftUI

final class Store: ObservableObject {
  static let shared = Store()
  @Published var count = 0
}

struct Row: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

extension View {
  func with(_ store: Store) -> some View { environmentObject(store) }
  func with(_ store: Store?) -> some View { padding() }
}

func wrap<Content: View>(_ content: Content) -> some View { content.padding() }
func wrap(_ row: Row) -> some View { row.environmentObject(Store.shared) }

func host(_ view: AnyView) -> some View { view.environmentObject(Store.shared) }
func host<Content: View>(_ view: Content) -> some View { view.padding() }

func all(_ view: AnyView) -> AnyView { AnyView(view.environmentObject(Store.shared)) }
func all(_ views: AnyView...) -> AnyView {
  AnyView(VStack { ForEach(views.indices, id: \.self) { views[$0] } })
}

func forward<Content: View>(_ content: Content) -> some View { wrap(content) }

struct Bound: View {
  let store: Store? = Store.shared

  var body: some View {
    if let store { Row().with(store) }
    wrap(Row())
    host(AnyView(Row()))
    all(AnyView(Row()))
  }
}

struct Unbound: View {
  let store: Store? = Store.shared

  var body: some View {
    if let other = store {
      Row().with(store)
      Text("\(other.count)")
    }
  }
}

struct Local: View {
  var body: some View {
    let store: Store? = Store.shared
    return Row().with(store)
  }
}

struct Made: View {
  var row: some View { Row() }
  var body: some View { wrap(row) }
}

@main
struct RowsApp: App {
  var body: some Scene {
    WindowGroup("Right") {
      Bound()
    }
    WindowGroup("Unbound") {
      Unbound() // want missing-environment-object(Store)
    }
    WindowGroup("Local") {
      Local() // want missing-environment-object(Store)
    }
    WindowGroup("Erased") {
      wrap(AnyView(Row())) // want missing-environment-object(Store)
    }
    WindowGroup("Made") {
      Made() // want missing-environment-object(Store)
    }
    WindowGroup("Generic") {
      host(Row()) // want missing-environment-object(Store)
    }
    WindowGroup("Forwarded") {
      forward(Row()) // want missing-environment-object(Store)
    }
    WindowGroup("Several") {
      all(AnyView(Row()), AnyView(Text("a"))) // want missing-environment-object(Store)
    }
  }
}
