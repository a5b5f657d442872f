// E.3: code writes state in many ways: by way of `inout`, in a function of its own, in what an optional is mapped with, by a reference
// that is weak, in a case, and by what an object sends itself.
import Combine
import SwiftUI

func assign(_ target: inout CGFloat, _ value: CGFloat) { if target != value { target = value } }

func raise(_ target: inout CGFloat, by step: CGFloat) { target += step }

struct Given: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { assign(&height, $0) } // want layout-feedback-loop(height)
  }
}

struct GivenOther: View {
  @State private var height: CGFloat = 0
  @State private var other: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { assign(&other, $0) }
  }
}

struct GivenLocal: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        var half = height / 2
        raise(&half, by: value / 4)
        height = min(half, 20)
      }
  }
}

struct Within: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in // want layout-feedback-loop(height)
        func store(_ new: CGFloat) { height = new }
        store(value)
      }
  }
}

struct WithinLess: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        func store(_ new: CGFloat) { height = new / 4 }
        store(value)
      }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

struct Mapped: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightKey.self) { $0.map { height = $0 } }
  }
}

struct Switched: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightKey.self) { value in
        switch value {
        case .some(let new): height = new
        case .none: break
        }
      }
  }
}

struct SwitchedAway: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      .onPreferenceChange(HeightKey.self) { value in
        switch value {
        case .some: height = 8
        case .none: height = 0
        }
      }
  }
}

final class Model: ObservableObject { @Published var height: CGFloat = 0 }

struct Weak: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("A").padding(.top, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { [weak model] value in // want layout-feedback-loop(model)
        guard let model else { return }
        model.height = value
      }
  }
}

final class Sender: ObservableObject {
  let sizes = PassthroughSubject<CGFloat, Never>()
  @Published var width: CGFloat = 0
  private var bag = Set<AnyCancellable>()
  init() {
    sizes.debounce(for: .milliseconds(100), scheduler: RunLoop.main)
      .sink { [weak self] in self?.width = $0 }
      .store(in: &bag)
  }
}

struct Sent: View {
  @StateObject private var sender = Sender()
  var body: some View {
    Text("A").padding(.leading, sender.width)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { sender.sizes.send($0) } // want layout-feedback-loop(sender)
  }
}

struct SentOutside: View {
  @StateObject private var sender = Sender()
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { sender.sizes.send($0) }
      .padding(.leading, sender.width)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Given()
      GivenOther()
      GivenLocal()
      Within()
      WithinLess()
      Mapped()
      Switched()
      SwitchedAway()
      Weak()
      Sent()
      SentOutside()
    }
  }
}
