import SwiftUI

extension Extended: View {
  var body: some View { Text(locale.identifier) }
}
