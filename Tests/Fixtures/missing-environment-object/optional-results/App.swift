// A1: what subscripts, `??` and the members of collections return may be nil; what is given as there is not.
import SwiftUI

final class AtIndexStore: ObservableObject {}
final class LeadingStore: ObservableObject {}
final class MatchingStore: ObservableObject {}
final class CoalescedStore: ObservableObject {}
final class PlacedStore: ObservableObject {}
final class DecodedStore: ObservableObject {}
final class ForeignStore: ObservableObject {}
final class Session: ObservableObject {
  @Published var isBusy = false
}

struct Item: Identifiable {
  var id = 0
  var name = ""
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
  var leading: Element? { first }
}

extension Sequence {
  func matching(_ isMatch: (Element) -> Bool) -> Element? { filter(isMatch).first }
}

struct AtIndex: View {
  @EnvironmentObject var store: AtIndexStore
  var body: some View { Text("\(store)") }
}

struct Leading: View {
  @EnvironmentObject var store: LeadingStore
  var body: some View { Text("\(store)") }
}

struct Matching: View {
  @EnvironmentObject var store: MatchingStore
  var body: some View { Text("\(store)") }
}

struct Coalesced: View {
  @EnvironmentObject var store: CoalescedStore
  var body: some View { Text("\(store)") }
}

struct Placed: View {
  @EnvironmentObject var store: PlacedStore
  var body: some View { Text("\(store)") }
}

struct Decoded: View {
  @EnvironmentObject var store: DecodedStore
  var body: some View { Text("\(store)") }
}

struct Foreign: View {
  @EnvironmentObject var store: ForeignStore
  var body: some View { Text("\(store)") }
}

struct Titled: View {
  @EnvironmentObject var session: Session
  let title: String?
  let isOff: Bool?

  init(title: String? = nil, isOff: Bool? = nil) {
    self.title = title
    self.isOff = isOff
  }

  var body: some View {
    let isDisabled = isOff ?? session.isBusy
    Text(title ?? "\(session.isBusy)").disabled(isDisabled)
  }
}

struct Content: View {
  @State private var items: [Item] = []
  @State private var byName: [String: Item] = [:]
  @State private var index = 0
  @State private var text = ""
  @State private var isOn = false
  let chosen: Item?
  let data: Data

  var body: some View {
    let decoded = String(data: data, encoding: .utf8)
    VStack {
      if let item = items[safe: index] { Text(item.name) } else { AtIndex() }
      if let item = items.leading { Text(item.name) } else { Leading() }
      if let item = items.matching({ $0.id == index }) { Text(item.name) } else { Matching() }
      if let item = byName[text] ?? chosen { Text(item.name) } else { Coalesced() }
      if let name = items.firstIndex(where: { $0.id == index }).map({ items[$0].name }) {
        Text(name)
      } else {
        Placed()
      }
      if let decoded { Text(decoded) } else { Decoded() }
      if let item = items[outside: index] { Text(item.name) } else { Foreign() }
      Titled(title: text, isOff: isOn)
    }
  }
}

@main
struct ItemsApp: App {
  var body: some Scene {
    WindowGroup {
      Content(chosen: nil, data: Data())  // want missing-environment-object(AtIndexStore) missing-environment-object(CoalescedStore) missing-environment-object(DecodedStore) missing-environment-object(ForeignStore) missing-environment-object(LeadingStore) missing-environment-object(MatchingStore) missing-environment-object(PlacedStore)
    }
  }
}
