// The mistake of this example: the sheet is attached outside of the injection, so the views that it
// shows do not get the object.

import SwiftUI

/// The first screen.
struct RootView: View {
  @StateObject private var trips = TripStore()
  @State private var editing = false

  var body: some View {
    TripList(editing: $editing)
      .environmentObject(trips)
      .sheet(isPresented: $editing) { TripEditor() }
  }
}
