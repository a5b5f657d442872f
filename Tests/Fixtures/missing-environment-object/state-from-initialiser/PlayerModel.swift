import Foundation

final class PlayerModel: ObservableObject {
  let id: Int?
  init(id: Int?) { self.id = id }
}
