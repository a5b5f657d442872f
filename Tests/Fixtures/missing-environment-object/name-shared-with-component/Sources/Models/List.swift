import CoreData

public struct List: Codable, Identifiable {
  public var id: String
  public var title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

public struct Group: Sendable {
  public var name = ""

  public init() {}
}

public final class Section: NSManagedObject {
  public var name = ""
}

public final class Form: NSObject {
  public init(_ content: () -> Void) { content() }
}
