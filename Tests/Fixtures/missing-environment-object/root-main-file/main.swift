// C16: an App without `@main`, started by hand.
import SwiftUI

print("starting")
ShopApp.main()
