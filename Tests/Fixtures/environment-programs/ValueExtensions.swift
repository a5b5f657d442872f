// Views made by extensions of Optional, Binding, Array and Int.
import SwiftUI

final class Votes: ObservableObject { @Published var count = 0 }
final class Polls: ObservableObject { @Published var count = 0 }

struct VoteView: View {
  @EnvironmentObject var votes: Votes
  var body: some View { Text("\(votes.count)") }
}

struct PollView: View {
  @EnvironmentObject var polls: Polls
  var body: some View { Text("\(polls.count)") }
}

extension Optional where Wrapped == Polls {
  @ViewBuilder var panel: some View {
    if let polls = self {
      PollView().environmentObject(polls)
    } else {
      Text("no polls")
    }
  }
}

extension Binding where Value == Bool {
  func toggle(_ title: String) -> some View {
    HStack {
      Toggle(title, isOn: self)
      VoteView()
    }
  }
}

extension Array where Element == Polls {
  var rows: some View {
    ForEach(indices, id: \.self) { PollView().environmentObject(self[$0]) }
  }
}

extension Int {
  func stars() -> some View { Text(String(repeating: "*", count: self)) }
}

struct Survey: View {
  @State private var open = false
  var polls: Polls? = Polls()

  var body: some View {
    polls.panel
    [Polls(), Polls()].rows
    3.stars()
    $open.toggle("open")
  }
}

@main
struct SurveyApp: App {
  var body: some Scene {
    WindowGroup { Survey() }
  }
}
