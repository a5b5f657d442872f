// C14: UIHostingConfiguration is a new root.
import SwiftUI
import UIKit

final class Player: ObservableObject {
  @Published var track = 0
}

struct TrackRow: View {
  @EnvironmentObject var player: Player
  let index: Int
  var body: some View { Text(player.track == index ? "playing" : "track \(index)") }
}

final class TracksController: UITableViewController {
  private let player = Player()

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    if indexPath.section == 0 {
      cell.contentConfiguration = UIHostingConfiguration { // want missing-environment-object(Player)
        TrackRow(index: indexPath.row)
      }
      .margins(.all, 0)
    } else {
      cell.contentConfiguration = UIHostingConfiguration {
        TrackRow(index: indexPath.row)
          .environmentObject(player)
      }
    }
    return cell
  }
}
