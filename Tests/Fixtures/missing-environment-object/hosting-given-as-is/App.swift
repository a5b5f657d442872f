// C12: what a representable hosts as it is given inherits the environment around it or begins anew. What neither has is missing; what the
// environment around it has may be lost, which is left open, and so is what the representable wraps, or hosts under a condition only.
import SwiftUI
import UIKit

final class Post: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var count = 0 }
final class Font: ObservableObject { @Published var count = 0 }

struct ModalView<Content: View>: UIViewControllerRepresentable {
  let view: Content

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: view)
  }

  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = view
  }
}

struct BuiltView<Content: View>: UIViewRepresentable {
  @ViewBuilder let content: () -> Content

  func makeUIView(context: Context) -> UIView {
    let host = UIHostingController(rootView: AnyView(content()))
    return host.view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct WrappingView<Content: View>: UIViewControllerRepresentable {
  let view: Content

  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: Themed { view })
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct WritingView<Content: View>: UIViewControllerRepresentable {
  let view: Content
  let font = Font()

  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: view.environmentObject(font))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct SometimesView<Content: View>: UIViewControllerRepresentable {
  let view: Content
  let isShown: Bool

  func makeUIViewController(context: Context) -> UIViewController {
    if isShown { return UIHostingController(rootView: view) }
    return UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct GuardedView<Content: View>: UIViewControllerRepresentable {
  let view: Content
  let isShown: Bool

  func makeUIViewController(context: Context) -> UIViewController {
    guard isShown else { return UIViewController() }
    return UIHostingController(rootView: view)
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct HidingView<Content: View>: UIViewControllerRepresentable {
  let view: Content

  func makeUIViewController(context: Context) -> UIViewController {
    let view = Text("instead")
    return UIHostingController(rootView: view)
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Themed<Content: View>: View {
  @StateObject private var theme = Theme()
  @ViewBuilder let content: Content
  var body: some View { content.environmentObject(theme) }
}

struct PostView: View {
  @EnvironmentObject private var post: Post
  var body: some View { Text("\(post.count)") }
}

struct ThemeView: View {
  @EnvironmentObject private var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct FontView: View {
  @EnvironmentObject private var font: Font
  var body: some View { Text("\(font.count)") }
}

extension View {
  func dismissable() -> some View { ModalView(view: self) }
}

struct Browse: View {
  @State private var isPosting = false
  @StateObject private var post = Post()

  var body: some View {
    Button("post") { isPosting = true }
      .sheet(isPresented: $isPosting) { PostView().dismissable() }
    PostView().dismissable().environmentObject(post)
    PostView().environmentObject(post).dismissable()
  }
}

@main
struct ForumApp: App {
  var body: some Scene {
    WindowGroup {
      Browse()  // want missing-environment-object(Post)
    }
    WindowGroup {
      BuiltView { ThemeView() }  // want missing-environment-object(Theme)
    }
    WindowGroup {
      WrappingView(view: ThemeView())
      WritingView(view: FontView())
      SometimesView(view: FontView(), isShown: .random())
      GuardedView(view: FontView(), isShown: .random())
      HidingView(view: FontView())
    }
  }
}
