// Design 4: a model or a state that is given a view by its callers, as it is or in a structure, shows what they give: below the
// presenter, not below what gives it.
import SwiftUI

final class Comments: ObservableObject { @Published var texts: [String] = [] }

struct CommentList: View {
  @EnvironmentObject var comments: Comments
  var body: some View { Text("\(comments.texts.count)") }
}

final class ModalManager: ObservableObject {
  @Published var isPresented = false
  private(set) var content = AnyView(EmptyView())
  func show<Content: View>(@ViewBuilder _ view: () -> Content) {
    content = AnyView(view())
    isPresented = true
  }
}

struct Post: View {
  @EnvironmentObject var modal: ModalManager
  @StateObject private var comments = Comments()
  var body: some View {
    Button("All") { modal.show { CommentList() } }.environmentObject(comments)
  }
}

struct Feed: View {
  @StateObject private var modal = ModalManager()
  var body: some View {
    Post().environmentObject(modal).sheet(isPresented: $modal.isPresented) { modal.content }
  }
}

final class GoodManager: ObservableObject {
  @Published var isPresented = false
  @Published var content: AnyView?
  func show(_ view: AnyView) {
    content = view
    isPresented = true
  }
}

struct GoodPost: View {
  @EnvironmentObject var modal: GoodManager
  @StateObject private var comments = Comments()
  var body: some View {
    Button("All") { modal.show(AnyView(CommentList().environmentObject(comments))) }
  }
}

struct GoodFeed: View {
  @StateObject private var modal = GoodManager()
  var body: some View {
    GoodPost().environmentObject(modal).sheet(isPresented: $modal.isPresented) { modal.content }
  }
}

struct Route: Identifiable {
  let id: String
  let view: AnyView
  static var comments: Route { Route(id: "comments", view: AnyView(CommentList())) }
}

struct Routed: View {
  @State private var route: Route?
  var body: some View {
    Button("Comments") { route = .comments }.sheet(item: $route) { $0.view }
  }
}

struct Detail: View {
  @State private var shown: AnyView?
  let detail: AnyView
  var body: some View {
    VStack {
      Button("Show") { shown = detail }
      if let shown { shown }
    }
  }
}

@main struct A: App {
  @StateObject private var comments = Comments()
  var body: some Scene {
    WindowGroup { Feed() } // want missing-environment-object(Comments)
    WindowGroup { GoodFeed() }
    WindowGroup { Routed() } // want missing-environment-object(Comments)
    WindowGroup { Routed().environmentObject(comments) }
    WindowGroup { Detail(detail: AnyView(CommentList())) } // want missing-environment-object(Comments)
    WindowGroup { Detail(detail: AnyView(Text("none"))) }
  }
}
