import Foundation

public struct List: Codable, Identifiable {
  public let id: String
  public var title: String
}
