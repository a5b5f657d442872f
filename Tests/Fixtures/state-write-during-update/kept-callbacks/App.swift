// E8: a view that is given a closure runs it during an update only where its own statements call it, in a view that is shown.
import SwiftUI

// A type of the project by the name of a component keeps what it is given.
struct Menu: View {
  let action: () -> Void
  var body: some View { Button("G", action: action) }
}

struct Card: View {
  let onTap: () -> Void
  var body: some View { Menu { onTap() } }
}

struct CardScreen: View {
  @State private var taps = 0
  @State private var renders = 0
  var body: some View {
    VStack {
      Card(onTap: { taps += 1 })
      Rendered(onRender: { renders += 1 }) // want state-write-during-update(renders)
      Menu { tap() }
    }
  }
  private func tap() { taps += 1 }
}

struct Rendered: View {
  let onRender: () -> Void
  var body: some View {
    let _ = onRender()
    Text("A")
  }
}

// A field with a title runs it when somebody is done; without one it builds the label.
struct Login: View {
  @Binding var password: String
  let onDone: () -> Void
  var body: some View { SecureField("Password", text: $password) { onDone() } }
}

struct LoginScreen: View {
  @State private var tries = 0
  @State private var shown = 0
  @State private var password = ""
  var body: some View {
    VStack {
      Login(password: $password, onDone: { tries += 1 })
      SecureField("Password", text: $password) { submit() }
      SecureField(text: $password) { label() }
    }
  }
  private func submit() { tries += 1 }
  private func label() -> Text {
    shown += 1 // want state-write-during-update(shown)
    return Text("Password")
  }
}

// A function of another type by the name of a modifier.
struct Finished: UIViewRepresentable {
  let onEnd: () -> Void
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    Async.background { onEnd() }
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

// It may make another one that calls later.
struct Resolver: UIViewRepresentable {
  let onResolve: (UIView) -> Void
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    onResolve(view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Deferring: UIViewRepresentable {
  let onResolve: (UIView) -> Void
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    onResolve(view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
  func deferred() -> Deferring { Deferring { view in DispatchQueue.main.async { onResolve(view) } } }
}

struct ResolverScreen: View {
  @State private var height = 0.0
  @State private var later = 0.0
  @State private var ended = false
  @State private var kept: Resolver?
  var body: some View {
    Text("\(height)")
      .background(Resolver { height = $0.bounds.height }) // want state-write-during-update(height)
      .background(Deferring { later = $0.bounds.height }.deferred())
      .background(Finished { ended = true })
      .onAppear { kept = Resolver { later = $0.bounds.height } }
  }
}

// Only for what there is.
struct Items: UIViewRepresentable {
  var pending: [String] = []
  var problem: String?
  let onItem: (String) -> Void
  let onProblem: (String) -> Void
  let onError: (Error) -> Void
  let onUpdate: () -> Void
  func makeUIView(context: Context) -> UIView {
    do { try FileManager.default.removeItem(atPath: "x") } catch { onError(error) }
    return UIView()
  }
  func updateUIView(_ view: UIView, context: Context) {
    onUpdate()
    for item in pending { onItem(item) }
    problem.map { onProblem($0) }
  }
}

struct ItemScreen: View {
  @State private var text = ""
  @State private var updates = 0
  var body: some View {
    Text(text)
    Items(
      onItem: { text = $0 }, onProblem: { text = $0 }, onError: { text = "\($0)" },
      onUpdate: { updates += 1 }) // want state-write-during-update(updates)
  }
}

@main struct AppK: App {
  var body: some Scene {
    WindowGroup {
      VStack { CardScreen(); LoginScreen(); ResolverScreen(); ItemScreen() }
    }
  }
}
