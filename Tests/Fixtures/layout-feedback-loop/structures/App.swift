// E.3 through values of the project's structures: state is written as a whole, made of what is measured, next to forms that end.
import SwiftUI

struct Metrics: Equatable {
  var height: CGFloat = 0
  var width: CGFloat = 0
  mutating func forget() { height = 0 }
}

struct Inside: View {
  @State private var inside = Metrics()
  var body: some View {
    Text("A").padding(.top, inside.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { inside = Metrics(height: $0.height, width: $0.width) } // want layout-feedback-loop(inside)
  }
}

struct Outside: View {
  @State private var outside = Metrics()
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGSize.self) { $0.size } action: { outside = Metrics(height: $0.height, width: $0.width) }
      .padding(.top, outside.height)
  }
}

struct Half: View {
  @State private var half = Metrics()
  var body: some View {
    Text("A").padding(.top, half.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { half = Metrics(height: $0.height / 2, width: $0.width) }
  }
}

struct OtherPart: View {
  @State private var other = Metrics()
  var body: some View {
    Text("A").padding(.top, other.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { other = Metrics(height: 8, width: $0.height) }
  }
}

struct Transformed: View {
  @State private var transformed = Metrics()
  var body: some View {
    Text("A").padding(.top, transformed.height)
      .onGeometryChange(for: Metrics.self) { Metrics(height: $0.size.height, width: $0.size.width) } action: { transformed = $0 } // want layout-feedback-loop(transformed)
  }
}

struct Guarded: View {
  @State private var guarded = Metrics()
  var body: some View {
    Text("A").padding(.top, guarded.height)
      .onGeometryChange(for: Metrics.self) { Metrics(height: $0.size.height, width: $0.size.width) } action: { new in // want layout-feedback-loop(guarded)
        guard new != guarded else { return }
        guarded = new
      }
  }
}

struct MetricsKey: PreferenceKey {
  static let defaultValue = Metrics()
  static func reduce(value: inout Metrics, nextValue: () -> Metrics) {
    let next = nextValue()
    value.height = max(value.height, next.height)
  }
}

struct Heard: View {
  @State private var heard = Metrics()
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { row in
        Text("\(row)").padding(.top, heard.height)
          .background(GeometryReader { proxy in // want layout-feedback-loop(heard)
            Color.clear.preference(key: MetricsKey.self, value: Metrics(height: proxy.size.height, width: proxy.size.width))
          })
      }
    }
    .onPreferenceChange(MetricsKey.self) { heard = $0 }
  }
}

struct HeardOutside: View {
  @State private var beyond = Metrics()
  var body: some View {
    VStack {
      Text("A")
        .background(GeometryReader { proxy in
          Color.clear.preference(key: MetricsKey.self, value: Metrics(height: proxy.size.height, width: proxy.size.width))
        })
        .padding(.top, beyond.height)
    }
    .onPreferenceChange(MetricsKey.self) { beyond = $0 }
  }
}

struct Sized: Equatable {
  var height: CGFloat = 0
  init(_ size: CGSize = .zero) { height = size.height }
}

struct Limited: Equatable {
  var height: CGFloat = 0
  init(_ size: CGSize = .zero) { height = min(size.height, 100) }
}

struct Initialised: View {
  @State private var sized = Sized()
  @State private var limited = Limited()
  var body: some View {
    VStack {
      Text("A").padding(.top, sized.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { sized = Sized($0) } // want layout-feedback-loop(sized)
      Text("B").padding(.top, limited.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { limited = Limited($0) }
    }
  }
}

struct Frozen: View {
  @State private var frozen = Metrics(height: 40)
  var body: some View {
    VStack { Text("A") }.frame(height: frozen.height)
      .onGeometryChange(for: Metrics.self) { Metrics(height: $0.size.height, width: $0.size.width) } action: { frozen = $0 } // want frozen-measurement(frozen)
  }
}

// A variable holds a copy, which assignments change.
struct Changed: View {
  @State private var grown = Metrics()
  @State private var fixed = Metrics()
  @State private var forgotten = Metrics()
  @State private var kept = Metrics()
  @State private var maybe = Metrics()
  @State private var isWide = false
  var body: some View {
    VStack {
      Text("A").padding(.top, grown.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size in // want layout-feedback-loop(grown)
          var next = Metrics()
          next.height = size.height
          grown = next
        }
      Text("B").padding(.top, fixed.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
          var next = Metrics(height: size.height)
          next.height = 12
          fixed = next
        }
      Text("C").padding(.top, forgotten.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
          var next = Metrics(height: size.height)
          next.forget()
          forgotten = next
        }
      Text("D").padding(.top, kept.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size in // want layout-feedback-loop(kept)
          let next = Metrics(height: size.height)
          var other = next
          other.forget()
          kept = next
        }
      Text("E").padding(.top, maybe.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
          var next = Metrics(height: size.height)
          if isWide { next.forget() }
          maybe = next
        }
      Toggle("Wide", isOn: $isWide)
    }
  }
}

// A copy of what state holds is not the state.
struct Copied: View {
  @State private var drawn = Metrics()
  @State private var size = CGSize.zero
  @State private var taken = Metrics()
  @State private var overwritten = Metrics()
  @State private var taller = CGSize.zero
  var body: some View {
    VStack {
      Text("A").padding(.top, drawn.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
          var copy = drawn
          copy.height = new
          print(copy)
        }
      Text("B").padding(.top, size.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
          var copy = size
          copy.height = new
          print(copy)
        }
      Text("C").padding(.top, taken.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(taken)
          var copy = taken
          copy.height = new
          taken = copy
        }
      Text("D").padding(.top, overwritten.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
          var copy = overwritten
          copy.height = new
          copy.height = 4
          overwritten = copy
        }
      Text("E").padding(.top, taller.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(taller)
          var copy = taller
          copy.height = new
          taller = copy
        }
    }
  }
}

@propertyWrapper struct Clamped: Equatable {
  private var value: CGFloat = 0
  var wrappedValue: CGFloat { get { value } set { value = min(newValue, 30) } }
  init(wrappedValue: CGFloat) { self.wrappedValue = wrappedValue }
}

struct Wrapped: Equatable { @Clamped var height: CGFloat = 0 }

struct Loose: Equatable {
  var height: CGFloat = 0
  static func == (left: Loose, right: Loose) -> Bool { abs(left.height - right.height) < 1000 }
}

struct Own: View {
  @State private var wrapped = Wrapped()
  @State private var loose = Loose()
  var body: some View {
    VStack {
      Text("A").padding(.top, wrapped.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { wrapped = Wrapped(height: $0.height) }
      Text("B").padding(.top, loose.height)
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
          if loose != Loose(height: size.height) { loose = Loose(height: size.height) }
        }
    }
  }
}

// Insets, by an edge and as a whole.
struct Insets: View {
  @State private var edge = EdgeInsets()
  @State private var whole = EdgeInsets()
  @State private var made = EdgeInsets()
  @State private var across = EdgeInsets()
  @State private var around = EdgeInsets()
  var body: some View {
    VStack {
      Text("A").padding(.top, edge.top)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { edge.top = $0 } // want layout-feedback-loop(edge)
      Text("B").padding(whole)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { whole.top = $0 } // want layout-feedback-loop(whole)
      Text("C").padding(made)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { // want layout-feedback-loop(made)
          made = EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: 0)
        }
      Text("D").fixedSize().padding(across)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { across.leading = $0 }
      Text("E")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { around.top = $0 }
        .padding(around)
    }
  }
}

// What takes as much away as it is given stays.
struct Balanced: View {
  @State private var balance = EdgeInsets()
  var body: some View {
    Color.red.frame(height: 40).padding(balance)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
        balance = EdgeInsets(top: $0 / 4, leading: 0, bottom: $0 / 4, trailing: 0)
      }
  }
}

@main struct AppS: App {
  var body: some Scene {
    WindowGroup {
      VStack { Inside(); Outside(); Half(); OtherPart(); Transformed(); Guarded(); Heard(); HeardOutside() }
      VStack { Initialised(); Frozen(); Changed(); Copied(); Own(); Insets(); Balanced() }
    }
  }
}
