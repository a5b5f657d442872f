// A closure in an extension of `View` shows the view that the helper is applied to only where it names it: as `self`, by a modifier
// alone, or by another helper. Others are the same closure for all views.
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

struct Badge: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct Box<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content().environmentObject(Store()) }
}

struct Plain<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: () -> Content
  var body: some View { Button(action: action) { content() } }
}

extension View {
  func badged() -> some View { overlay(Plain(action: {}) { Badge() }) }
  func boxedBadge() -> some View { overlay(Box { Badge() }) }
  func asSelf() -> some View { Plain(action: {}) { self } }
  func byModifier() -> some View { Plain(action: {}) { padding() } }
  func byHelper() -> some View { Plain(action: {}) { framed() } }
  func framed() -> some View { frame(width: 10) }
  // Other names in use are the ends of these.
  func byBold() -> some View { Plain(action: {}) { bold() } }
  func byLetter() -> some View { Plain(action: {}) { k() } }
  func k() -> some View { frame(width: 20) }
  func old() -> Int { 1 }
  func boxed() -> some View { Box { self } }
  func counted() -> some View {
    var count = 0
    count += 1
    return Plain(action: { print(count) }) { self }
  }
}

struct Row: View {
  var body: some View {
    VStack {
      Text("badge").padding().badged()
      Text("boxed badge").bold().boxedBadge()
      Badge().boxed()
    }
  }
}

@main
struct HelperApp: App {
  var body: some Scene {
    WindowGroup { Row() }  // want missing-environment-object(Store)
    Window("self", id: "self") { Badge().asSelf() }  // want missing-environment-object(Store)
    Window("modifier", id: "modifier") { Badge().byModifier() }  // want missing-environment-object(Store)
    Window("helper", id: "helper") { Badge().byHelper() }  // want missing-environment-object(Store)
    Window("bold", id: "bold") { Badge().byBold() }  // want missing-environment-object(Store)
    Window("letter", id: "letter") { Badge().byLetter() }  // want missing-environment-object(Store)
    Window("count", id: "count") { Badge().counted() }  // want missing-environment-object(Store)
  }
}
