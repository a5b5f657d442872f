// ROW: A7 – a private wrapper is read only in its type: a member by its name of another value is no read, whether the type of that is
// written or made.
import CoreData
import SwiftUI

final class Model: ObservableObject {
  @Published var isDone = false
  func dismiss() { isDone = true }
}

struct Editor: View {
  @Environment(\.dismiss) private var dismiss  // want unused-environment-wrapper(dismiss)
  @ObservedObject var model: Model
  var body: some View { Button("Done") { model.dismiss() } }
}

struct Items: View {
  @Environment(\.managedObjectContext) private var viewContext  // want unused-environment-wrapper(managedObjectContext)
  var body: some View { Text("items") }
}

struct Closing: View {
  final class Coordinator {
    let parent: Closing
    init(parent: Closing) { self.parent = parent }
    func close() { parent.dismiss() }
  }
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { Coordinator(parent: self).close() } }
}

@main
struct ReaderApp: App {
  @StateObject private var model = Model()
  private let container = NSPersistentContainer(name: "items")
  var body: some Scene {
    WindowGroup {
      Editor(model: model)
      Items().environment(\.managedObjectContext, container.viewContext)
      Closing()
    }
  }
}
