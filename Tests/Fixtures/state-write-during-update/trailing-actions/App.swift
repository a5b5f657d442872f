// E8: a closure that a label after it, or a parameter, shows to be an action runs when somebody acts; a label's builder runs at
// once.
import SwiftUI

struct Editor: View {
  @State private var count = 0
  @State private var text = ""
  @State private var shows = false

  var body: some View {
    VStack {
      Slider(value: .constant(1)) { _ in withAnimation { count += 1 } }
      TextField("Name", text: $text) { _ in
        withAnimation { count += 1 }
      } onCommit: {
        print(count)
      }
      Stepper("Count", value: .constant(1)) { _ in withAnimation { count += 1 } }
      Stepper("Count") {
        withAnimation { count += 1 }
      } onDecrement: {
        count -= 1
      }
      Stepper {
        withAnimation { count += 1 }  // want state-write-during-update(count)
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper(value: .constant(1)) {
        withAnimation { count += 1 }  // want state-write-during-update(count)
      }
    }
    .sheet(isPresented: $shows) {
      withAnimation { count += 1 }
    } content: {
      Text("Sheet")
    }
    .fullScreenCover(isPresented: $shows) {
      withAnimation { count += 1 }
    } content: {
      Text("Cover")
    }
  }
}
