// ROW: C15 – what code of a representable presents begins anew; what becomes a part of it may inherit (C12).
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }
final class Cart: ObservableObject { @Published var name = "" }

struct Account: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct ThemeName: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct Total: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(cart.name) }
}

final class SheetController<Content: View>: UIHostingController<Content> {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }
}

/// Given a view, presents it in a controller of its own.
struct HalfSheet<Content: View>: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    if isShown {
      let sheet = SheetController(rootView: content)
      sheet.modalPresentationStyle = .pageSheet
      sheet.view.backgroundColor = .clear
      controller.present(sheet, animated: true)
    } else {
      controller.dismiss(animated: true)
    }
  }
}

/// Given what builds it.
struct BuiltSheet<Content: View>: UIViewControllerRepresentable {
  @Binding private var isShown: Bool
  private let content: () -> Content

  init(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    _isShown = isShown
    self.content = content
  }

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown, controller.presentedViewController == nil else { return }
    controller.present(UIHostingController(rootView: content()), animated: true)
  }
}

/// Names what it presents; whoever shows it may never let it.
struct OwnSheet: UIViewControllerRepresentable {
  @Binding var isShown: Bool

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown else { return }
    let sheet = UIHostingController(rootView: Total())
    controller.present(sheet, animated: true)
  }
}

/// What it presents may become a part of it.
struct Embedding<Content: View>: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let child = UIHostingController(rootView: content)
    if isShown {
      controller.present(child, animated: true)
    } else {
      controller.addChild(child)
      controller.view.addSubview(child.view)
    }
  }
}

/// Who keeps it may show it elsewhere.
struct Keeping<Content: View>: UIViewControllerRepresentable {
  final class Coordinator { var shown: UIViewController? }

  @Binding var isShown: Bool
  let content: Content

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown else { return }
    let sheet = UIHostingController(rootView: content)
    context.coordinator.shown = sheet
    controller.present(sheet, animated: true)
  }
}

/// It is never told to present.
struct Waiting<Content: View>: UIViewControllerRepresentable {
  private let isReady = false
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    if isReady { controller.present(UIHostingController(rootView: content), animated: true) }
  }
}

/// A method of its own shows what it is given below itself.
struct Placing<Content: View>: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  let content: Content

  func makeUIViewController(context: Context) -> Stage { Stage() }

  func updateUIViewController(_ stage: Stage, context: Context) {
    if isShown { stage.present(UIHostingController(rootView: content), below: true) }
  }
}

final class Stage: UIViewController {
  func present(_ child: UIViewController, below isBelow: Bool) {
    addChild(child)
    view.addSubview(child.view)
  }
}

/// Who is told when it is swept away: UIKit's member, which a class of the project has, too.
struct SweptSheet<Content: View>: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UISheetPresentationControllerDelegate {}

  @Binding var isShown: Bool
  let content: Content

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    if isShown {
      let sheet = SheetController(rootView: content)
      sheet.presentationController?.delegate = context.coordinator
      controller.present(sheet, animated: true)
    }
  }
}

final class Download { weak var delegate: AnyObject? }

/// What is set is the project's own, and may keep what it is given.
final class KeptController<Content: View>: UIHostingController<Content> {
  var stage: UIViewController? {
    didSet { stage?.addChild(self) }
  }
}

struct StagedSheet<Content: View>: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown else { return }
    let sheet = KeptController(rootView: content)
    sheet.stage = controller
    controller.present(sheet, animated: true)
  }
}

extension UIViewController {
  var owner: UIViewController? {
    get { parent }
    set { newValue?.addChild(self) }
  }
}

struct OwnedSheet<Content: View>: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown else { return }
    let sheet = UIHostingController(rootView: content)
    sheet.owner = controller
    controller.present(sheet, animated: true)
  }
}

struct Home: View {
  @EnvironmentObject private var session: Session
  @State private var isShown = false

  var body: some View {
    Button(session.name) { isShown = true }
      .background(HalfSheet(isShown: $isShown, content: Account()))  // want missing-environment-object(Session)
      .background(HalfSheet(isShown: $isShown, content: Account().environmentObject(session)))
      .background(BuiltSheet(isShown: $isShown) { ThemeName() })  // want missing-environment-object(Theme)
      .background(SweptSheet(isShown: $isShown, content: ThemeName()))  // want missing-environment-object(Theme)
      .background(StagedSheet(isShown: $isShown, content: Account()))
      .background(OwnedSheet(isShown: $isShown, content: Account()))
      .background(OwnSheet(isShown: $isShown))
      .background(Embedding(isShown: $isShown, content: Account()))
      .background(Keeping(isShown: $isShown, content: Account()))
      .background(Waiting(content: Account()))
      .background(BuiltSheet(isShown: .constant(false)) { Account() })
      .background(Placing(isShown: $isShown, content: Account()))
  }
}

@main
struct Main: App {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()
  @StateObject private var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Home()
        .environmentObject(session)
        .environmentObject(theme)
        .environmentObject(cart)
    }
  }
}
