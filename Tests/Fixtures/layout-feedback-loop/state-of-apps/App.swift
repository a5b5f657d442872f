// E.3: state that an app keeps for all that it shows, in views that do not read it themselves.
import SwiftUI

final class Chrome: ObservableObject {
  @Published var height: CGFloat = 0
  @Published var width: CGFloat = 0
}

struct Bar: View {
  @EnvironmentObject var chrome: Chrome

  var body: some View {
    Text("Title")
      .padding(.top, chrome.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { chrome.height = $0 } // want layout-feedback-loop(chrome)
  }
}

/// Measured without what it decides.
struct Side: View {
  @EnvironmentObject var chrome: Chrome

  var body: some View {
    Text("Side")
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { chrome.width = $0 }
      .padding(.leading, chrome.width)
  }
}

struct Panel: View {
  @Binding var height: CGFloat

  var body: some View {
    Text("Panel")
      .padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(panelHeight)
  }
}

struct Shell: View {
  var body: some View {
    VStack {
      Bar()
      Side()
    }
  }
}

@main
struct ChromeApp: App {
  @StateObject private var chrome = Chrome()
  @State private var panelHeight: CGFloat = 0

  var body: some Scene {
    WindowGroup {
      Shell().environmentObject(chrome)
    }
    WindowGroup(id: "panel") {
      Panel(height: $panelHeight)
    }
  }
}
