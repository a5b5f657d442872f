import SwiftUI

final class TripStore: ObservableObject {
  @Published var names = ["Ridge", "Lake"]
}

/// What stands in the sheet.
struct TripEditor: View {
  var body: some View {
    VStack { StopPicker() }
  }
}

struct StopPicker: View {
  @EnvironmentObject var trips: TripStore
  var body: some View { Text(trips.names.joined()) }
}

/// What stands below the injection.
struct TripList: View {
  @EnvironmentObject var trips: TripStore
  @Binding var editing: Bool

  var body: some View {
    List(trips.names, id: \.self) { Text($0) }
      .toolbar { Button("Edit") { editing = true } }
  }
}
