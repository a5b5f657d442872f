// E.3 across views: the measurement goes up through a binding, a callback, an object or the environment, and comes back
// down as an argument.
import SwiftUI

struct Measured: View {
  @Binding var height: CGFloat

  var body: some View {
    Text("Total")
      .padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(total)
  }
}

struct BindingOwner: View {
  @State private var total: CGFloat = 0

  var body: some View {
    VStack { Measured(height: $total) }
  }
}

struct Reporting<Content: View>: View {
  let onHeight: (CGFloat) -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .background {
        GeometryReader { proxy in // want layout-feedback-loop(reported)
          Color.clear.onChange(of: proxy.size.height) { onHeight(proxy.size.height) }
        }
      }
  }
}

struct CallbackOwner: View {
  @State private var reported: CGFloat = 0

  var body: some View {
    Reporting(onHeight: { reported = $0 }) {
      Text("Total").padding(.bottom, reported)
    }
  }
}

struct CallbackSibling: View {
  @State private var reported: CGFloat = 0

  var body: some View {
    HStack {
      Reporting(onHeight: { reported = $0 }) { Text("Total") }
      Color.red.frame(height: reported)
    }
  }
}

@Observable final class Metrics {
  var height: CGFloat = 0

  func update(_ size: CGSize) { height = size.height }
}

struct ModelOwner: View {
  @State private var metrics = Metrics()

  var body: some View {
    ModelChild(metrics: metrics)
  }
}

struct ModelChild: View {
  let metrics: Metrics

  var body: some View {
    Text("Total")
      .padding(.top, metrics.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { metrics.update($0) } // want layout-feedback-loop(metrics)
  }
}

struct EnvironmentOwner: View {
  @State private var shared = Metrics()

  var body: some View {
    EnvironmentChild().environment(shared)
  }
}

struct EnvironmentChild: View {
  @Environment(Metrics.self) private var metrics

  var body: some View {
    Text("Total")
      .padding(.top, metrics.height)
      .onGeometryChange(for: CGSize.self, of: \.size) { metrics.update($0) } // want layout-feedback-loop(shared)
  }
}

@main
struct AcrossApp: App {
  var body: some Scene {
    WindowGroup {
      BindingOwner()
      CallbackOwner()
      CallbackSibling()
      ModelOwner()
      EnvironmentOwner()
    }
  }
}
