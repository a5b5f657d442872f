// E.3: what an object holds follows what it is given: by observers of properties, by methods that read what they have just written,
// by publishers.
import Combine
import SwiftUI

@Observable
final class Observed {
  var measured: CGFloat = 0 { didSet { top = measured + 3 } }
  var top: CGFloat = 0
}

@Observable
final class Announced {
  var measured: CGFloat = 0 { willSet { top = newValue + 3 } }
  var top: CGFloat = 0
}

@Observable
final class Compared {
  var measured: CGFloat = 0 {
    didSet {
      guard measured != oldValue else { return }
      top = measured + 3
    }
  }
  var top: CGFloat = 0
}

@Observable
final class Limited {
  var measured: CGFloat = 0 { didSet { top = min(measured + 3, 80) } }
  var top: CGFloat = 0
}

@Observable
final class Stepwise {
  private(set) var top: CGFloat = 0
  private var raw: CGFloat = 0

  func set(_ height: CGFloat) {
    raw = height
    sync()
  }

  private func sync() { top = raw + 2 }
}

final class Publishing: ObservableObject {
  @Published var raw: CGFloat = 0 { didSet { top = raw + 2 } }
  @Published var top: CGFloat = 0
}

final class Source: ObservableObject {
  @Published var height: CGFloat = 0
}

@Observable
final class Given {
  var top: CGFloat = 0
  func update(_ height: CGFloat) { top = height + 4 }
}

@Observable
final class Derived {
  var raw: CGFloat = 0
  var top: CGFloat = 0
  var effective: CGFloat { raw + 4 }
}

struct ByDidSet: View {
  @State private var model = Observed()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.measured = $0 } // want layout-feedback-loop(model)
  }
}

struct ByWillSet: View {
  @State private var model = Announced()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.measured = $0 } // want layout-feedback-loop(model)
  }
}

struct ByComparison: View {
  @State private var model = Compared()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.measured = $0 } // want layout-feedback-loop(model)
  }
}

struct ByDidSetDrawn: View {
  @State private var model = Observed()

  var body: some View {
    Color.red.frame(height: 30).opacity(model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.measured = $0 }
  }
}

struct ByDidSetLimited: View {
  @State private var model = Limited()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.measured = $0 }
  }
}

struct ByMethods: View {
  @State private var model = Stepwise()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.set($0) } // want layout-feedback-loop(model)
  }
}

struct ByMethodsOutside: View {
  @State private var model = Stepwise()

  var body: some View {
    Color.red.frame(height: 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.set($0) }
      .padding(.top, model.top)
  }
}

struct ByPublished: View {
  @StateObject private var model = Publishing()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } // want layout-feedback-loop(model)
  }
}

struct ByPublisher: View {
  @StateObject private var source = Source()
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { source.height = $0 } // want layout-feedback-loop(source)
      .onReceive(source.$height) { b = $0 }
  }
}

struct ByPublisherDrawn: View {
  @StateObject private var source = Source()
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 30).opacity(b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { source.height = $0 }
      .onReceive(source.$height) { b = $0 }
  }
}

struct ByPublisherLater: View {
  @StateObject private var source = Source()
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { source.height = $0 } // want layout-feedback-loop(source)
      .onReceive(source.$height.removeDuplicates().debounce(for: .milliseconds(50), scheduler: RunLoop.main)) {
        b = $0
      }
  }
}

struct IntoModel: View {
  @State private var model = Given()
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      .onChange(of: h) { model.update(h) }
  }
}

struct IntoModelDrawn: View {
  @State private var model = Given()
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 30).opacity(model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .onChange(of: h) { model.update(h) }
  }
}

struct OfComputed: View {
  @State private var model = Derived()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } // want layout-feedback-loop(model)
      .onChange(of: model.effective) { model.top = model.effective }
  }
}

struct OwnObserver: View {
  @State private var a: CGFloat = 0 { didSet { b = a } }
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(b)
  }
}

struct OwnObserverOutside: View {
  @State private var a: CGFloat = 0 { didSet { b = a } }
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .padding(.top, b)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      ByDidSet()
      ByWillSet()
      ByComparison()
      ByDidSetDrawn()
      ByDidSetLimited()
      ByMethods()
      ByMethodsOutside()
      ByPublished()
      ByPublisher()
      ByPublisherDrawn()
      ByPublisherLater()
      IntoModel()
      IntoModelDrawn()
      OfComputed()
      OwnObserver()
      OwnObserverOutside()
    }
  }
}
