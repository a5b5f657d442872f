// Design §4: a value of the run is what code has made of it: what it is given as a constant decides, the rest is the run's.
import SwiftUI

@main
struct ShopApp: App {
  @StateObject private var shop = Shop()

  var body: some Scene {
    WindowGroup {
      Copied(options: shop.options, isOpen: false)
      Copied(options: shop.options, isOpen: true) // want missing-environment-object(Copies)
      Nested(options: shop.options, isOpen: false)
      Nested(options: shop.options, isOpen: true) // want missing-environment-object(Parts)
      ByPath(options: shop.options, isOpen: false)
      ByPath(options: shop.options, isOpen: true) // want missing-environment-object(Paths)
      Fluent(options: shop.options, isOpen: false)
      Fluent(options: shop.options, isOpen: true) // want missing-environment-object(Methods)
      Mutated(options: shop.options, isOpen: false)
      Mutated(options: shop.options, isOpen: true) // want missing-environment-object(Mutations)
      Given(options: shop.options, isOpen: false)
      Given(options: shop.options, isOpen: true) // want missing-environment-object(Givens)
      Listed(all: shop.all, isOpen: false)
      Listed(all: shop.all, isOpen: true) // want missing-environment-object(Lists)
      Tabled(table: shop.table, isOpen: false)
      Tabled(table: shop.table, isOpen: true) // want missing-environment-object(Tables)
      Paired(pair: shop.pair, isOpen: false)
      Paired(pair: shop.pair, isOpen: true) // want missing-environment-object(Pairs)
      Bound(options: .constant(shop.options.opened(false)))
      Bound(options: .constant(shop.options.opened(true))) // want missing-environment-object(Bounds)
      BoundAnew(options: Binding(get: { shop.options.opened(false) }, set: { _ in }))
      BoundAnew(options: Binding(get: { shop.options.opened(true) }, set: { _ in })) // want missing-environment-object(News)
      Kept(shop.options, isOpen: false)
      Kept(shop.options, isOpen: true) // want missing-environment-object(Keeps)
      Appended(options: shop.options) // want missing-environment-object(Appends)
      Titled(options: shop.options) // want missing-environment-object(Titles)
      Twice(options: shop.options, width: shop.all.count) // want missing-environment-object(Twos)
      Untouched(options: shop.options) // want missing-environment-object(Runs)
    }
  }
}

class Base: ObservableObject { @Published var count = 0 }

final class Copies: Base {}
final class Parts: Base {}
final class Paths: Base {}
final class Methods: Base {}
final class Mutations: Base {}
final class Givens: Base {}
final class Lists: Base {}
final class Tables: Base {}
final class Pairs: Base {}
final class Bounds: Base {}
final class News: Base {}
final class Keeps: Base {}
final class Appends: Base {}
final class Titles: Base {}
final class Twos: Base {}
final class Runs: Base {}

struct Shows<Object: Base>: View {
  @EnvironmentObject private var object: Object

  var body: some View { Text("\(object.count)") }
}

struct Style {
  var isOpen = false
  var width = 1
}

struct Options: Identifiable {
  var id = 1
  var isOpen = false
  var style = Style()
  var items: [Int] = []

  func title() -> String { "\(id)" }

  mutating func open(_ value: Bool) { isOpen = value }

  func opened(_ value: Bool) -> Options {
    var copy = self
    copy.isOpen = value
    return copy
  }
}

final class Shop: ObservableObject {
  @Published var options = Options()
  @Published var all: [Options] = []
  @Published var table: [String: Options] = [:]
  @Published var pair = (isOpen: false, count: 1)
}

struct Panel<Object: Base>: View {
  let options: Options

  var body: some View { if options.isOpen { Shows<Object>() } }
}

struct Copied: View {
  let options: Options
  let isOpen: Bool

  var body: some View {
    var copy = options
    copy.isOpen = isOpen
    return Panel<Copies>(options: copy)
  }
}

struct Nested: View {
  let options: Options
  let isOpen: Bool

  var body: some View {
    var copy = options
    copy.style.isOpen = isOpen
    return Group { if copy.style.isOpen { Shows<Parts>() } }
  }
}

struct ByPath: View {
  let options: Options
  let isOpen: Bool

  var body: some View {
    var copy = options
    copy[keyPath: \.isOpen] = isOpen
    return Panel<Paths>(options: copy)
  }
}

struct Fluent: View {
  let options: Options
  let isOpen: Bool

  var body: some View { Panel<Methods>(options: options.opened(isOpen)) }
}

struct Mutated: View {
  let options: Options
  let isOpen: Bool

  var body: some View {
    var copy = options
    copy.open(isOpen)
    return Panel<Mutations>(options: copy)
  }
}

struct Given: View {
  let options: Options
  let isOpen: Bool

  var body: some View { Panel<Givens>(options: with(options) { $0.isOpen = isOpen }) }
}

func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}

struct Listed: View {
  let all: [Options]
  let isOpen: Bool

  var body: some View { ForEach(all.map { $0.opened(isOpen) }) { Panel<Lists>(options: $0) } }
}

struct Tabled: View {
  let table: [String: Options]
  let isOpen: Bool

  var body: some View {
    if let options = table.mapValues({ $0.opened(isOpen) })["a"] { Panel<Tables>(options: options) }
  }
}

struct Paired: View {
  let pair: (isOpen: Bool, count: Int)
  let isOpen: Bool

  var body: some View {
    var copy = pair
    copy.isOpen = isOpen
    return Group { if copy.isOpen { Shows<Pairs>() } }
  }
}

struct Bound: View {
  @Binding var options: Options

  var body: some View { Panel<Bounds>(options: options) }
}

struct BoundAnew: View {
  @Binding var options: Options

  var body: some View { Panel<News>(options: options) }
}

struct Kept: View {
  @State private var kept: Options

  init(_ options: Options, isOpen: Bool) {
    var copy = options
    copy.isOpen = isOpen
    _kept = State(initialValue: copy)
  }

  var body: some View { Panel<Keeps>(options: kept) }
}

struct Appended: View {
  let options: Options

  var body: some View {
    var copy = options
    copy.items.append(1)
    return Panel<Appends>(options: copy)
  }
}

struct Titled: View {
  let options: Options

  var body: some View {
    var copy = options
    copy.isOpen = true
    return VStack {
      Panel<Titles>(options: copy)
      Text(copy.title())
    }
  }
}

struct Twice: View {
  let options: Options
  let width: Int

  var body: some View {
    var copy = options
    copy.isOpen = true
    if width == 1 { copy.style.width = 1 }
    if width == 2 { copy.style.width = 2 }
    return Panel<Twos>(options: copy)
  }
}

struct Untouched: View {
  let options: Options

  var body: some View { Panel<Runs>(options: options) }
}
