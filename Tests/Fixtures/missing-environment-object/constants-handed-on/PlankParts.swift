import SwiftUI

extension Plank {
  @ViewBuilder var piece: some View {
    if end == .leading { Leading() } else { Trailing() }
  }
}

struct Leading: View {
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Text("\(shelf.books)") }
}

struct Trailing: View {
  @EnvironmentObject private var spare: Spare
  var body: some View { Text("\(spare.count)") }
}
