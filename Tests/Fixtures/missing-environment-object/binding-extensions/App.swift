// Design §4: members that a project adds to bindings are its own, and know what is bound with and without `self`.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Asking(isOn: .constant(true))
      Asking(isOn: .constant(false)) // want missing-environment-object(Plain)
      Negated(isOn: .constant(true))
      Negated(isOn: .constant(false)) // want missing-environment-object(Selves)
      Presenting(isOn: .constant(true))
      Presenting(isOn: .constant(false)) // want missing-environment-object(Sheets)
    }
  }
}

class Base: ObservableObject { @Published var count = 0 }

final class Plain: Base {}
final class Selves: Base {}
final class Sheets: Base {}

struct Shows<Object: Base>: View {
  @EnvironmentObject private var object: Object

  var body: some View { Text("\(object.count)") }
}

extension Binding where Value == Bool {
  var isOff: Bool { !wrappedValue }
  var isSelfOff: Bool { !self.wrappedValue }
  var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}

struct Asking: View {
  @Binding var isOn: Bool

  var body: some View { if $isOn.isOff { Shows<Plain>() } }
}

struct Negated: View {
  @Binding var isOn: Bool

  var body: some View { if $isOn.isSelfOff { Shows<Selves>() } }
}

struct Presenting: View {
  @Binding var isOn: Bool

  var body: some View { Text("a").sheet(isPresented: $isOn.not) { Shows<Sheets>() } }
}
