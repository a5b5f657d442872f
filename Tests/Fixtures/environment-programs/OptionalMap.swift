// Optionals that become views: map, flatMap, if let with several bindings, nil coalescing of views.
import SwiftUI

final class Badge: ObservableObject { @Published var count = 0 }
final class Photo: ObservableObject { @Published var name = "" }

struct BadgeView: View {
  @EnvironmentObject var badge: Badge
  var body: some View { Text("\(badge.count)") }
}

struct PhotoView: View {
  @EnvironmentObject var photo: Photo
  var body: some View { Text(photo.name) }
}

struct Card: View {
  let photo: Photo?
  let badge: Badge?

  var body: some View {
    photo.map { PhotoView().environmentObject($0) }
    badge.flatMap { $0.count > 0 ? BadgeView() : nil }
    if let photo, let badge {
      HStack {
        PhotoView()
        BadgeView()
      }
      .environmentObject(photo)
      .environmentObject(badge)
    }
    photo.map { AnyView(PhotoView().environmentObject($0)) } ?? AnyView(Text("none"))
  }
}

@main
struct CardApp: App {
  @StateObject private var photo = Photo()
  private let badge: Badge? = {
    let badge = Badge()
    badge.count = 3
    return badge
  }()

  var body: some Scene {
    WindowGroup {
      Card(photo: photo, badge: badge)
    }
  }
}
