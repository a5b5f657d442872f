// D6, D7: what an optional is worth may be told where it is given; `map` builds a view of it all the same.
import SwiftUI

struct BannerKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct FooterKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Banner: View {
  let text: String
  var body: some View { Text(text).preference(key: BannerKey.self, value: [1]) }
}

struct Footer: View {
  let count: Int
  var body: some View {
    Text("\(count)").preference(key: FooterKey.self, value: [count])  // want non-child-preference(FooterKey)
  }
}

final class Model: ObservableObject {
  @Published var count = 0
  var message: String? { count > 3 ? "many" : nil }
}

extension Optional {
  @MainActor @ViewBuilder func view<Content: View>(
    @ViewBuilder _ content: (Wrapped) -> Content
  ) -> some View {
    if let self { content(self) }
  }
}

struct Titled: View {
  var title: String? = nil
  @State private var marks: [Int] = []
  var body: some View {
    VStack { title.map { Banner(text: $0) } }
      .onPreferenceChange(BannerKey.self) { marks = $0 }
  }
}

struct Counted: View {
  var count: Int? = 3
  @StateObject private var model = Model()
  @State private var marks: [Int] = []
  private var text: String? { model.count > 2 ? "x" : nil }
  var body: some View {
    VStack {
      VStack { text.map(Banner.init(text:)) }
        .onPreferenceChange(BannerKey.self) { marks = $0 }
      VStack { model.message.map { AnyView(Banner(text: $0)) } ?? AnyView(EmptyView()) }
        .onPreferenceChange(BannerKey.self) { marks = $0 }
      VStack { count.view { Banner(text: "\($0)") } }
        .onPreferenceChange(BannerKey.self) { marks = $0 }
      VStack { count.map { Footer(count: $0) } }
      Text("\(marks.count)")
        .onPreferenceChange(FooterKey.self) { marks = $0 }  // want deaf-preference-listener(FooterKey)
    }
    .onTapGesture { model.count += 1 }
  }
}

@main
struct BannersApp: App {
  var body: some Scene {
    WindowGroup {
      Titled(title: "b")
      Counted()
    }
  }
}
