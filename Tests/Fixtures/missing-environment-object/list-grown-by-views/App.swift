// §0.2: a view that holds itself and hands on a list that is longer each time is followed to an end; what it shows besides is told.
import SwiftUI

enum Line { case none, straight, curve, bend

  var child: Line { self == .straight || self == .bend ? .straight : .none }
}

final class Reply: ObservableObject, Identifiable {
  @Published var text: String?
  @Published var isMore = false
  @Published var replies: [Reply] = []
}

final class Votes: ObservableObject { @Published var count = 0 }

struct ReplyRow: View {
  var lines: [Line] = []
  var highlight: String?
  var author: String?
  var isOpen = true
  @ObservedObject var reply: Reply

  var body: some View {
    if let text = reply.text {
      Group {
        if reply.isMore {
          MoreRow(lines: lines, author: author, reply: reply)
        } else {
          TextRow(lines: lines, highlight: highlight, text: text, author: author, reply: reply)
        }
        if isOpen {
          ForEach(Array(reply.replies.enumerated()), id: \.element.id) { index, next in
            if next.text != nil {
              ReplyRow(
                lines: lines.map { $0.child } + [reply.replies.count - 1 == index ? .curve : .bend],
                author: author, reply: next)
            }
          }
        }
      }
    } else {
      Text("gone")
    }
  }
}

struct TextRow: View {
  var lines: [Line]
  var highlight: String?
  var text: String
  var author: String?
  @ObservedObject var reply: Reply
  @State private var isPressed = false

  var body: some View {
    HStack {
      let depths = Array(1...lines.count)
      ForEach(depths, id: \.self) { depth in
        if lines.indices.contains(depth - 1) { LineView(line: lines[depth - 1]) }
      }
      Text(text).onTapGesture { isPressed.toggle() }
      if isPressed { VoteView() }
    }
  }
}

struct MoreRow: View {
  var lines: [Line]
  var author: String?
  @ObservedObject var reply: Reply

  var body: some View {
    HStack {
      ForEach(lines, id: \.self) { line in LineView(line: line) }
      Text(author ?? "more")
    }
  }
}

struct LineView: View {
  var line: Line

  var body: some View {
    switch line {
    case .none: Color.clear
    case .straight: Color.gray
    case .curve, .bend: Color.black
    }
  }
}

struct VoteView: View {
  @EnvironmentObject var votes: Votes

  var body: some View { Text("\(votes.count)") }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      ReplyRow(reply: Reply()) // want missing-environment-object(Votes)
    }
  }
}
