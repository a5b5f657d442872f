// Models held by generic superclasses, boxes and nested generic structs.
import SwiftUI

final class Fuel: ObservableObject { @Published var litres = 0 }
final class Speed: ObservableObject { @Published var value = 0 }

struct FuelView: View {
  @EnvironmentObject var fuel: Fuel
  var body: some View { Text("\(fuel.litres)") }
}

struct SpeedView: View {
  @EnvironmentObject var speed: Speed
  var body: some View { Text("\(speed.value)") }
}

class Holder<Model> {
  let model: Model
  init(_ model: Model) { self.model = model }
}

final class SpeedHolder: Holder<Speed> {
  convenience init() { self.init(Speed()) }
}

struct Box<Value> {
  struct Inner { let value: Value }
  let inner: Inner
  init(_ value: Value) { inner = Inner(value: value) }
  func map<Other>(_ transform: (Value) -> Other) -> Box<Other> { Box<Other>(transform(inner.value)) }
}

struct Car: View {
  private let holder = SpeedHolder()
  private let box = Box(Fuel())

  var body: some View {
    SpeedView().environmentObject(holder.model)
    FuelView().environmentObject(box.inner.value)
    SpeedView().environmentObject(box.map { _ in Speed() }.inner.value)
    FuelView().environmentObject(box.map { _ in Speed() }.inner.value)
  }
}

@main
struct CarApp: App {
  var body: some Scene {
    WindowGroup { Car() }
  }
}
