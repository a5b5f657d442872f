// E.3: what an object does with its own publishers from its beginning on.
import Combine
import SwiftUI

final class Sinking: ObservableObject {
  @Published var raw: CGFloat = 0
  @Published var top: CGFloat = 0
  private var bag = Set<AnyCancellable>()

  init() { bind() }

  private func bind() {
    $raw
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] value in
        guard let self else { return }
        self.top = value + 2
      }
      .store(in: &bag)
  }
}

final class Assigning: ObservableObject {
  @Published var raw: CGFloat = 0
  @Published var top: CGFloat = 0

  init() { $raw.map { $0 + 2 }.assign(to: &$top) }
}

final class Bounded: ObservableObject {
  @Published var raw: CGFloat = 0
  @Published var top: CGFloat = 0

  init() { $raw.map { min($0 + 2, 90) }.assign(to: &$top) }
}

final class Filtering: ObservableObject {
  @Published var raw: CGFloat = 0
  @Published var top: CGFloat = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $raw.filter { $0 < 100 }.sink { [weak self] in self?.top = $0 + 2 }.store(in: &bag)
  }
}

struct BySink: View {
  @StateObject private var model = Sinking()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } // want layout-feedback-loop(model)
  }
}

struct ByAssign: View {
  @StateObject private var model = Assigning()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } // want layout-feedback-loop(model)
  }
}

struct ByAssignBounded: View {
  @StateObject private var model = Bounded()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 }
  }
}

struct BySinkFiltered: View {
  @StateObject private var model = Filtering()

  var body: some View {
    Color.red.frame(height: model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 }
  }
}

struct BySinkDrawn: View {
  @StateObject private var model = Sinking()

  var body: some View {
    Color.red.frame(height: 20).opacity(model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      BySink()
      ByAssign()
      ByAssignBounded()
      BySinkFiltered()
      BySinkDrawn()
    }
  }
}
