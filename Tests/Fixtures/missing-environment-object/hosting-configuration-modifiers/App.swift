// C14: the background that a hosting configuration is given is as far from any environment as its content.
import SwiftUI
import UIKit

final class Skin: ObservableObject { @Published var color = Color.red }

final class Fonts: ObservableObject { @Published var size = 12 }

struct RowBackground: View {
  @EnvironmentObject var skin: Skin
  var body: some View { skin.color }
}

struct RowText: View {
  @EnvironmentObject var fonts: Fonts
  var body: some View { Text("\(fonts.size)") }
}

final class ListController: UITableViewController {
  let skin = Skin()
  let fonts = Fonts()

  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    if path.row == 0 {
      cell.contentConfiguration = UIHostingConfiguration { RowText().environmentObject(fonts).environmentObject(skin) }
        .margins(.all, 8)
        .background { RowBackground() } // want missing-environment-object(Skin)
    } else {
      cell.contentConfiguration = UIHostingConfiguration { // want missing-environment-object(Fonts)
        RowText()
      }
      .background { RowBackground().environmentObject(skin) }
    }
    return cell
  }
}
