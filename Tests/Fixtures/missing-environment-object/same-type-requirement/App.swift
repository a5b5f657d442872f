// ROW: A6. In an extension `where Content == CourseView` the generic parameter is that view, wherever it is named.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Account: ObservableObject { @Published var name = "" }

final class Theme: ObservableObject { @Published var name = "" }

final class Settings: ObservableObject { @Published var name = "" }

final class Player: ObservableObject { @Published var name = "" }

struct Course: Identifiable { var id = 0 }

struct CoursePath<Content: View>: View {
  @State var course: Course
  let content: (Course) -> Content
  var body: some View { content(course) }
}

extension CoursePath {
  init(path: Int, @ViewBuilder content: @escaping (Course) -> Content) {
    self.init(course: Course(id: path), content: content)
  }
}

extension CoursePath where Content == CourseView {
  init(path: Int) { self.init(path: path, content: Content.init) }
}

extension CoursePath where Content == ExamView {
  init(exam: Int) { self.init(path: exam) { Content(course: $0) } }
}

extension CoursePath where Content == NewsView {
  init(news: Int) { self.init(path: news) { _ in Content.latest() } }
}

extension CoursePath where Content == Text {
  init(title: String) { self.init(path: 0) { _ in Content(title) } }
}

struct Shelf<Content: View>: View {
  let content: Content
  var body: some View { content }
}

extension Shelf where Content == BookView {
  init() { self.init(content: .init()) }
  static func books() -> some View { Content() }
}

/// What is fixed in one extension is not in another one.
extension Shelf where Content == PageView {
  static func pages() -> some View { Content() }
}

struct CourseView: View {
  let course: Course
  init(course: Course) { self.course = course }
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct ExamView: View {
  let course: Course
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

struct NewsView: View {
  static func latest() -> Self { NewsView() }
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct BookView: View {
  @EnvironmentObject var settings: Settings
  var body: some View { Text(settings.name) }
}

struct PageView: View {
  @EnvironmentObject var player: Player
  var body: some View { Text(player.name) }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { CoursePath(path: 1) }  // want missing-environment-object(Session)
    WindowGroup(id: "course") { CoursePath(path: 1).environmentObject(Session()) }
    WindowGroup(id: "exam") { CoursePath(exam: 1) }  // want missing-environment-object(Account)
    WindowGroup(id: "exam 2") { CoursePath(exam: 1).environmentObject(Account()) }
    WindowGroup(id: "news") { CoursePath(news: 1) }  // want missing-environment-object(Theme)
    WindowGroup(id: "news 2") { CoursePath(news: 1).environmentObject(Theme()) }
    WindowGroup(id: "title") { CoursePath(title: "x") }
    WindowGroup(id: "books") { Shelf.books() }  // want missing-environment-object(Settings)
    WindowGroup(id: "books 2") { Shelf().environmentObject(Settings()) }
    WindowGroup(id: "books 3") { Shelf.books().environmentObject(Settings()) }
    WindowGroup(id: "pages") { Shelf.pages().environmentObject(Player()) }
    WindowGroup(id: "pages 2") { Shelf.pages() }  // want missing-environment-object(Player)
  }
}
