// A framework that declares views of its own installs them itself: nothing is known of what it does with wrappers.
import OtherInterface

public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

public struct EmptyView: View {
  public var body: EmptyView { self }
}

struct Picker: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { EmptyView().onTap { dismiss() } }
}
