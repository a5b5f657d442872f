// D8: what a key path names, whoever has the key path may assign: what stands there is not told by its first value, also where a
// member is looked up by a key path. What no code assigns is what it begins with.
import SwiftUI

struct TagKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Tagged: View { var body: some View { Text("e").preference(key: TagKey.self, value: [1]) } }

struct PlacedModel { var placedPage = AnyView(Text("")) }

struct PlacedRoot: View {
  @State private var placedModel = PlacedModel()
  var body: some View {
    VStack {
      Button("") { placedModel[keyPath: \.placedPage] = AnyView(Tagged()) }
      placedModel.placedPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
}

struct LookedModel { var lookedPage = AnyView(Text("")) }

@dynamicMemberLookup
final class LookedStore: ObservableObject {
  @Published var lookedModel = LookedModel()
  subscript<T>(dynamicMember path: WritableKeyPath<LookedModel, T>) -> T {
    get { lookedModel[keyPath: path] }
    set { lookedModel[keyPath: path] = newValue }
  }
}

struct LookedRoot: View {
  @StateObject private var lookedStore = LookedStore()
  var body: some View {
    VStack {
      Button("") { lookedStore.lookedPage = AnyView(Tagged()) }
      lookedStore.lookedPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
}

struct GivenModel { var givenPage = AnyView(Text("")) }

final class GivenStore: ObservableObject { @Published var givenModel = GivenModel() }

struct GivenRoot: View {
  @StateObject private var givenStore = GivenStore()
  var body: some View {
    VStack {
      Button("") { set(\.givenPage, AnyView(Tagged())) }
      givenStore.givenModel.givenPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
  func set(_ path: WritableKeyPath<GivenModel, AnyView>, _ view: AnyView) { givenStore.givenModel[keyPath: path] = view }
}

final class PublishedPages: ObservableObject { @Published var publishedPage = AnyView(Text("")) }

struct PublishedRoot: View {
  @StateObject private var publishedPages = PublishedPages()
  var body: some View {
    VStack {
      Button("") { publishedPages[keyPath: \.publishedPage] = AnyView(Tagged()) }
      publishedPages.publishedPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
}

final class KeptPages: ObservableObject { @Published var keptPage: AnyView? = nil }

struct KeptRoot: View {
  @StateObject private var keptPages = KeptPages()
  let path: ReferenceWritableKeyPath<KeptPages, AnyView?> = \.keptPage
  var body: some View {
    VStack {
      Button("") { keptPages[keyPath: path] = AnyView(Tagged()) }
      keptPages.keptPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
}

struct OwnRoot: View {
  @State var ownPage = AnyView(Text(""))
  var body: some View {
    VStack {
      Button("") { self[keyPath: \.ownPage] = AnyView(Tagged()) }
      ownPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
}

@Observable final class ObservedModel { var observedPage: AnyView = AnyView(Text("")) }

@dynamicMemberLookup
@Observable final class ObservedStore {
  var observedModel = ObservedModel()
  subscript<T>(dynamicMember path: ReferenceWritableKeyPath<ObservedModel, T>) -> T {
    get { observedModel[keyPath: path] }
    set { observedModel[keyPath: path] = newValue }
  }
}

struct ObservedRoot: View {
  @State private var observedStore = ObservedStore()
  var body: some View {
    VStack {
      Button("") { observedStore.observedPage = AnyView(Tagged()) }
      observedStore.observedPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
}

struct HandedRoot: View {
  @State var handedPage: AnyView = AnyView(Text(""))
  var body: some View {
    VStack {
      Button("") { set(\.handedPage, AnyView(Tagged())) }
      handedPage
    }
    .onPreferenceChange(TagKey.self) { _ in }
  }
  func set(_ path: ReferenceWritableKeyPath<HandedRoot, AnyView>, _ view: AnyView) { self[keyPath: path] = view }
}

struct NeverRoot: View {
  @State var neverPage = AnyView(Text(""))
  var body: some View {
    neverPage.onPreferenceChange(TagKey.self) { _ in }  // want deaf-preference-listener(TagKey)
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      PlacedRoot()
      LookedRoot()
      GivenRoot()
      PublishedRoot()
      KeptRoot()
      OwnRoot()
      ObservedRoot()
      HandedRoot()
      NeverRoot()
      Tagged()
    }
  }
}
