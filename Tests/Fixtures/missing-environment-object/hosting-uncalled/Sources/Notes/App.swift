// C11: a host in a function that nothing runs fails nobody, and is worth a note (`UncalledHostTests`); one that a selector, a
// protocol, a superclass, a reference, a metatype or SwiftUI may run is an error. Both are found. A place that code which runs leads
// to as well is told of by that.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Fed: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Shown: View {
  @State private var isOpen = false
  var body: some View {
    Text("Notes").sheet(isPresented: $isOpen) { Fed().environmentObject(Cart()) }
  }
}

struct Detail: View {
  @State private var isOpen = false
  var body: some View {
    Text("Detail").environmentObject(Cart()).sheet(isPresented: $isOpen) { Leaf() } // want missing-environment-object(Cart)
  }
}

protocol Maker { func makeRequired() -> UIViewController }

struct Required: Maker {
  func makeRequired() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)
}

class Base: UIViewController {
  func inherited() -> UIViewController? { nil }
}

final class Screen: Base {
  func uncalled() {
    present(UIHostingController(rootView: Leaf()), animated: true) // want missing-environment-object(Cart)
  }

  func uncalledFed() {
    present(UIHostingController(rootView: Fed().environmentObject(Cart())), animated: true)
  }

  func uncalledDetail() {
    present(UIHostingController(rootView: Detail()), animated: true)
  }

  func calledByUncalled() {
    present(UIHostingController(rootView: Leaf()), animated: true) // want missing-environment-object(Cart)
  }

  func caller() { otherCaller() }

  func otherCaller() {
    calledByUncalled()
    caller()
  }

  @objc func tapped() {
    present(UIHostingController(rootView: Leaf()), animated: true) // want missing-environment-object(Cart)
  }

  func called() {
    present(UIHostingController(rootView: Leaf()), animated: true) // want missing-environment-object(Cart)
  }

  func referred() {
    present(UIHostingController(rootView: Leaf()), animated: true) // want missing-environment-object(Cart)
  }

  override func inherited() -> UIViewController? {
    UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    called()
    let action = self.referred
    action()
    show(First.instantiate(), sender: nil)
    let kind = Third.self
    show(kind.instantiate(), sender: nil)
    show(UIHostingController(rootView: Detail()), sender: nil)
  }
}

struct First: View {
  static func instantiate() -> UIViewController { UIHostingController(rootView: First()) } // want missing-environment-object(Cart)
  var body: some View { Leaf() }
}

struct Second: View {
  static func instantiate() -> UIViewController { UIHostingController(rootView: Second()) } // want missing-environment-object(Cart)
  var body: some View { Leaf() }
}

struct Third: View {
  static func instantiate() -> UIViewController { UIHostingController(rootView: Third()) } // want missing-environment-object(Cart)
  var body: some View { Leaf() }
}

@objcMembers
class Menu: NSObject {}

final class MainMenu: Menu {
  func open() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)
}

@objc extension Screen {
  func exposed() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)
}

final class Delegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
  }
}

struct Wrapper {
  func callAsFunction() -> UIViewController {
    UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
  }
}

enum Factory {
  static var unread: UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)

  static var read: UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)
}

let shared = Factory.read

// A delegate is an object: nobody asks its class for what the protocol demands.
final class Panels: NSObject, UIAdaptivePresentationControllerDelegate {
  static func unasked() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)

  static func asked() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)

  @objc static func exposed() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    presentationController.presentingViewController.show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

let panel = Panels.asked()

// What a protocol from elsewhere demands of a type is not known.
final class Plugin: NSObject, PluginDelegate {
  static func unknown() -> UIViewController { UIHostingController(rootView: Leaf()) } // want missing-environment-object(Cart)
}

func unusedController() -> UIViewController {
  UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
}

public func publicController() -> UIViewController {
  UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
}

// Nothing makes it: no code names it, and no nib can.
final class Forgotten: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

// A nib may make it.
final class FromNib: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

final class Made: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

final class Typed: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

// Made by its name.
final class Spelled: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

let spelled: AnyClass? = NSClassFromString("Notes.Spelled")

func makeController() -> UIViewController { Made() }

func makeTyped() -> Typed { .init() }

/// Nothing makes it, nor the class below it; no nib can.
class Layer: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

final class LowerLayer: Layer {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  func again() {
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

/// A class below it is made.
class Sheet: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib holds it") }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIHostingController(rootView: Leaf()), sender: nil) // want missing-environment-object(Cart)
  }
}

final class LowerSheet: Sheet {}

func makeSheet() -> UIViewController { LowerSheet() }

extension View {
  /// Nothing calls it.
  func withReport() -> some View { contextMenu { Button("Report") { presentReport() } } }

  private func presentReport() {
    present(UIHostingController(rootView: Leaf())) // want missing-environment-object(Cart)
  }

  private func presentHelp() {
    present(UIHostingController(rootView: Leaf())) // want missing-environment-object(Cart)
  }
}

func help() -> some View { Button("Help") { Text("Help").presentHelp() } }

protocol Presenter {
  func presentNews()
}

extension View {
  func presentNews() {
    present(UIHostingController(rootView: Leaf())) // want missing-environment-object(Cart)
  }
}

extension Leaf: Presenter {}

/// The delegate of an app that has another one; nothing makes it, nor the scene's delegate that it alone names.
final class OldDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Old", sessionRole: session.role)
    configuration.delegateClass = OldScene.self
    return configuration
  }
}

final class OldScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.rootViewController = UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "New", sessionRole: session.role)
    configuration.delegateClass = NewScene.self
    return configuration
  }
}

final class NewScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.rootViewController = UIHostingController(rootView: Leaf()) // want missing-environment-object(Cart)
  }
}

@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene {
    WindowGroup { Shown() }
  }
}
