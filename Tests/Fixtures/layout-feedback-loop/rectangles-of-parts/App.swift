// ROW: E.3. A rectangle that code makes of a place and a size is asked by its own members for the parts of both.
import SwiftUI

struct Grows: View {
  @State private var bounds = CGRect.zero

  var body: some View {
    Text("Total").fixedSize()
      .padding(.top, bounds.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { // want layout-feedback-loop(bounds)
        bounds = CGRect(origin: .zero, size: $0)
      }
  }
}

struct GrowsByItsSize: View {
  @State private var frame = CGRect.zero

  var body: some View {
    Text("Total").fixedSize()
      .padding(.leading, frame.size.width)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { // want layout-feedback-loop(frame)
        frame = CGRect(origin: .zero, size: $0)
      }
  }
}

/// The place is a constant, whatever is measured.
struct Stays: View {
  @State private var bounds = CGRect.zero

  var body: some View {
    Text("Total").fixedSize()
      .padding(.top, bounds.minY)
      .padding(.leading, bounds.origin.x)
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        bounds = CGRect(origin: .zero, size: $0)
      }
  }
}

/// The height moves nothing that has a width.
struct Crosses: View {
  @State private var bounds = CGRect.zero

  var body: some View {
    Text("Total").fixedSize()
      .padding(.leading, bounds.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        bounds = CGRect(origin: .zero, size: CGSize(width: $0.width, height: 10))
      }
  }
}

/// Measured inside of what it is used for.
struct Inside: View {
  @State private var bounds = CGRect.zero

  var body: some View {
    Text("Total").fixedSize()
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        bounds = CGRect(origin: .zero, size: $0)
      }
      .padding(.top, bounds.height)
  }
}
