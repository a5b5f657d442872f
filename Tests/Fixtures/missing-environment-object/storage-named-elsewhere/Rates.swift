// A7: storage that a file of its own names, for chains of another one.
import SwiftUI

struct Looking: View {
  @EnvironmentObject var rates: Rates

  var body: some View { Text("looking") }
}

func count(of view: Looking) -> Int { Mirror(reflecting: view._rates).children.count }

func name(of view: Looking) -> Any { view._rates }
