// Left out by name.
import SwiftUI

public final class Log: ObservableObject {
  public init() {}
}
