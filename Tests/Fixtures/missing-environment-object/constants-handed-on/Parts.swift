import SwiftUI

struct Drag: ViewModifier {
  let direction: Edge
  let action: () -> Void
  @EnvironmentObject private var spare: Spare

  func body(content: Content) -> some View {
    content.gesture(
      DragGesture().onEnded { value in
        switch direction {
        case .top: print(spare.count)
        case .bottom: if value.translation.height > 10 { action() }
        default: break
        }
      })
  }
}

struct Line: View {
  let level: Int
  @EnvironmentObject private var scores: Scores
  @EnvironmentObject private var spare: Spare

  var body: some View {
    if level > 2 { Text("\(scores.best)") }
    if level > 4 { Text("\(spare.count)") }
  }
}

struct Badge: View {
  private let kind: String

  init(rank: String) { kind = rank }

  var body: some View { Medal(called: kind) }
}

struct Medal: View {
  let name: String
  @EnvironmentObject private var medals: Medals
  @EnvironmentObject private var spare: Spare

  init(called: String) { name = called }

  var body: some View {
    if name == "gold" { Text("\(medals.count)") }
    if name == "silver" { Text("\(spare.count)") }
  }
}

struct Books: View {
  let edge: HorizontalEdge

  var body: some View { board(at: edge) }

  private func board(at side: HorizontalEdge) -> some View { Plank(side) }
}

struct Plank: View {
  let end: HorizontalEdge

  init(_ place: HorizontalEdge) { self.end = place }

  var body: some View { piece }
}

struct Walk: View {
  let count: Int

  var body: some View {
    let doubled = (count, "steps")
    Path(of: doubled.0)
  }
}

struct Path: View {
  let length: Int

  init(of length: Int) { self.length = length }

  var body: some View { Stretch(.init(length: length)) }
}

struct Stretch: View {
  let piece: Piece
  @EnvironmentObject private var steps: Steps
  @EnvironmentObject private var spare: Spare

  init(_ piece: Piece) { self.piece = piece }

  var body: some View {
    if piece.length == 2 { Text("\(steps.count)") }
    if piece.length == 3 { Text("\(spare.count)") }
  }
}

struct Piece { let length: Int }
