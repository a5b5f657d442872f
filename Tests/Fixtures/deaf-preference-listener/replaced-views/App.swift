// D6, D8: a variable that some code changes may hold another view than its first behind `AnyView`, whether its type is written
// or not, and a collection others than those that it began with. One that nothing changes holds its first. An enumeration's own case `some` is
// no optional's.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Banner: View {
  var body: some View { Text("banner").preference(key: TitleKey.self, value: ["banner"]) }
}

extension View {
  func erased() -> AnyView { AnyView(self) }
}

final class Model: ObservableObject {
  @Published var published = AnyView(Text("first"))
  @Published var pages = [AnyView(Text("first"))]
  static var shared = AnyView(Text("first"))

  func change() {
    published = AnyView(Banner())
    pages.append(AnyView(Banner()))
    Self.shared = AnyView(Banner())
  }
}

enum Slot {
  case none
  case some(AnyView)
}

struct Child: View {
  @Binding var bound: AnyView

  var body: some View { Button("bound") { bound = AnyView(Banner()) } }
}

struct Screen: View {
  @State private var assigned = AnyView(Text("first"))
  @State private var erased = Text("first").erased()
  @State private var handedOn = AnyView(Text("first"))
  @State private var appended: [AnyView] = [AnyView(Text("first"))]
  @State private var kept = AnyView(Text("kept"))
  @State private var keptText = Text("kept")
  @State private var slot = Slot.none
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      VStack { assigned }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { erased }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { handedOn }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { ForEach(appended.indices, id: \.self) { appended[$0] } }
        .onPreferenceChange(TitleKey.self) { print($0) }
      VStack { model.published }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { model.pages[0] }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { Model.shared }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack {
        switch slot {
        case .none: EmptyView()
        case .some(let view): view
        }
      }
      .onPreferenceChange(TitleKey.self) { print($0) }
      VStack { local }.onPreferenceChange(TitleKey.self) { print($0) }
    }
    VStack { kept }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
    VStack { keptText }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
    Child(bound: $handedOn)
    Button("change") {
      assigned = AnyView(Banner())
      erased = Banner().erased()
      appended.append(AnyView(Banner()))
      slot = .some(AnyView(Banner()))
      model.change()
    }
  }

  var local: some View {
    var view = AnyView(Text("first"))
    fill(&view)
    return view
  }
}

func fill(_ view: inout AnyView) { view = AnyView(Banner()) }

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
