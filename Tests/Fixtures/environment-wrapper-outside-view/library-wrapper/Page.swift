// Design §4: in a file that imports a library and not SwiftUI the wrapper is the library's.
import Foundation
import Ignite

struct Page: Layout {
  @Environment(\.page) private var page

  var body: some Document {
    Head {
      if page.url.path.contains("/2016") { MetaLink(href: "/2016.css", rel: "stylesheet") }
    }
  }
}
