// Rows made from enumerated, reversed, sorted, chunked and nested sequences.
import SwiftUI

final class Stars: ObservableObject { @Published var count = 0 }
final class Likes: ObservableObject, Identifiable {
  @Published var count = 0
  let id = 1
}

struct StarView: View {
  @EnvironmentObject var stars: Stars
  let index: Int
  var body: some View { Text("\(stars.count) \(index)") }
}

struct LikeView: View {
  @EnvironmentObject var likes: Likes
  var body: some View { Text("\(likes.count)") }
}

struct Rows: View {
  private let likes = [Likes(), Likes()]
  private let grid = [[1, 2], [3]]

  var body: some View {
    ForEach(likes.sorted { $0.count < $1.count }) { LikeView().environmentObject($0) }
    ForEach(Array(likes.reversed().enumerated()), id: \.offset) { _, like in
      LikeView().environmentObject(like)
    }
    ForEach(likes.prefix(1)) { like in
      LikeView().environmentObject(like)
    }
    ForEach(grid, id: \.self) { line in
      HStack {
        ForEach(line, id: \.self, content: star)
      }
    }
    ForEach(Dictionary(grouping: likes, by: \.count).values.flatMap { $0 }) { like in
      LikeView().environmentObject(like)
    }
  }

  private func star(_ index: Int) -> some View {
    StarView(index: index).environmentObject(likes[0])
  }
}

@main
struct StarApp: App {
  var body: some Scene {
    WindowGroup { Rows() }
  }
}
