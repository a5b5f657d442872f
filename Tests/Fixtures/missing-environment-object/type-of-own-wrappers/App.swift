// A3: wrappers of the project with and without arguments, key paths and initial values.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class Container { static let shared = Container(); let cart = Cart(); func resolve<T>() -> T { fatalError() } }

@propertyWrapper struct Inject<T> {
  private let v: T
  init() { v = Container.shared.resolve() }
  init(_ k: KeyPath<Container, T>) { v = Container.shared[keyPath: k] }
  var wrappedValue: T { v }
  var projectedValue: Self { self } }

@propertyWrapper final class Lazy<T> {
  private let f: () -> T
  init(wrappedValue: @autoclosure @escaping () -> T) { f = wrappedValue }
  var wrappedValue: T { f() } }

@propertyWrapper struct Observed<O: ObservableObject>: DynamicProperty {
  @ObservedObject private var o: O
  init(_ k: KeyPath<Container, O>) { o = Container.shared[keyPath: k] }
  var wrappedValue: O { o }
  var projectedValue: ObservedObject<O>.Wrapper { $o } }

struct Home: View {
  @Inject var a: Cart
  @Inject(\.cart) var b
  @Inject(\Container.cart) var c: Cart
  @Lazy var d = Cart()
  @Observed(\.cart) var e
  var body: some View {
    Badge().environmentObject(a); Badge().environmentObject(b); Badge().environmentObject(c); Badge().environmentObject(d); Badge().environmentObject(e)
  } }

@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
