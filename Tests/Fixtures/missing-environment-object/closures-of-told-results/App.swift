// Design §4: what a closure builds by `.init` alone is of the type that its place declares.
import SwiftUI

final class Rows: ObservableObject { @Published var count = 0 }

final class Lists: ObservableObject { @Published var count = 0 }

final class Client: ObservableObject { @Published var count = 0 }

final class Stored: ObservableObject { @Published var count = 0 }

final class Sheets: ObservableObject { @Published var count = 0 }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Screen() // want missing-environment-object(Rows) missing-environment-object(Lists) missing-environment-object(Client) missing-environment-object(Stored)
    }
  }
}

struct Screen: View {
  @State private var isOn = false
  private let names = ["a", "b"]
  private let make: (String) -> StoredView = { .init(text: $0) }
  private var labels: [ListView] { names.map { .init(text: $0) } }
  private var sheet: () -> SheetView { { .init() } }

  var body: some View {
    VStack {
      Host(title: "x") { .init(text: $0) }
      ForEach(labels, id: \.text) { $0 }
      ScreenClient.live.label("x")
      make("x")
      Toggle("x", isOn: $isOn)
        .environmentObject(Sheets())
        .sheet(isPresented: $isOn, content: sheet) // want missing-environment-object(Sheets)
    }
  }
}

struct Host: View {
  let title: String
  let row: (String) -> RowView
  var body: some View { VStack { row(title) } }
}

struct ScreenClient {
  var label: (String) -> ClientView
  static let live = ScreenClient(label: { .init(text: $0) })
}

struct RowView: View {
  let text: String
  @EnvironmentObject var rows: Rows
  var body: some View { Text("\(rows.count)") }
}

struct ListView: View {
  let text: String
  @EnvironmentObject var lists: Lists
  var body: some View { Text("\(lists.count)") }
}

struct ClientView: View {
  let text: String
  @EnvironmentObject var client: Client
  var body: some View { Text("\(client.count)") }
}

struct StoredView: View {
  let text: String
  @EnvironmentObject var stored: Stored
  var body: some View { Text("\(stored.count)") }
}

struct SheetView: View {
  @EnvironmentObject var sheets: Sheets
  var body: some View { Text("\(sheets.count)") }
}
