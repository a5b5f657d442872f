import SwiftUI

extension InExtension {
  var content: some View { Text("\(cart.count)") }
}
