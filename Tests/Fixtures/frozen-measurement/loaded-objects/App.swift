// E.3: an object that a store gives back, or that is decoded, begins with what was stored, and not with what its class says.
import SwiftData
import SwiftUI

@Observable final class Plain { var plainHeight: CGFloat = 40 }

struct PlainRow: View {
  @Bindable var plain: Plain
  var body: some View {
    VStack { Text("A") }.frame(height: plain.plainHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { plain.plainHeight = $0 } // want frozen-measurement(plain)
  }
}

@Model final class Fetched {
  var fetchedHeight: CGFloat = 40
  init() {}
}

struct FetchedRow: View {
  @Bindable var fetched: Fetched
  var body: some View {
    VStack { Text("A") }.frame(height: fetched.fetchedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { fetched.fetchedHeight = $0 }
  }
}

@Observable final class Decoded: Codable { var decodedHeight: CGFloat = 40 }

struct DecodedRow: View {
  @Bindable var decoded: Decoded
  var body: some View {
    VStack { Text("A") }.frame(height: decoded.decodedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { decoded.decodedHeight = $0 }
  }
}
