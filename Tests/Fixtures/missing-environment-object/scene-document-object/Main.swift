// C16: a document that is an object is one of the environment of its window.
import SwiftUI
import UniformTypeIdentifiers
final class Doc: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var n = 0
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Data { Data() }
  func fileWrapper(snapshot: Data, configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: snapshot) }
}
struct V: View { @EnvironmentObject var d: Doc; var body: some View { Text("\(d.n)") } }
@main struct A: App { var body: some Scene { DocumentGroup(newDocument: { Doc() }) { _ in V() } } }
