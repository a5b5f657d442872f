import SwiftUI

extension Home { var header: some View { Text("\(cart.n)") } }
