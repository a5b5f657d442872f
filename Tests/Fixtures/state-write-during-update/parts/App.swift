// E8: a part of state that is a value is state, on whatever way it is reached; what an object on the way holds is not, nor what a
// setter of the project's own does.
import SwiftUI

final class Box {
  var value = 0
  var list: [Int] = []
}

struct Holder {
  let box = Box()
  var sizes: [CGSize] = []
}

struct Pointer {
  let box = Box()
  subscript(index: Int) -> Int {
    get { box.value + index }
    nonmutating set { box.value = newValue }
  }
}

protocol Counting: AnyObject {
  var count: Int { get set }
}

struct Values: UIViewRepresentable {
  @State private var boxes: [Box] = []
  @State private var holder = Holder()
  @Binding var named: [String: CGSize]

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    boxes[0] = Box() // want state-write-during-update(boxes)
    holder.sizes[0].width = 3 // want state-write-during-update(holder)
    holder.sizes.append(.zero) // want state-write-during-update(holder)
    named["a"]?.height = 4 // want state-write-during-update(named)
  }
}

struct Objects: UIViewRepresentable {
  @State private var boxes: [Box] = []
  @State private var holder = Holder()
  @State private var pointer = Pointer()
  @State private var counting: [any Counting] = []
  @Binding var named: [String: Box]

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    boxes[0].value = 3
    boxes.first?.value = 4
    boxes[0].list.append(5)
    holder.box.value = 6
    pointer[0] = 7
    counting[0].count = 8
    named["a", default: Box()].value = 9
  }
}

struct Screen: View {
  @State private var sizes: [String: CGSize] = [:]
  @State private var boxes: [String: Box] = [:]

  var body: some View {
    Values(named: $sizes)
    Objects(named: $boxes)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
