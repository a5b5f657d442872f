// E8: what a helper does where it is given nothing does not happen where an update gives it a number, a text or a list.
import SwiftUI

struct Report: View {
  @State private var count = 0
  @State private var failures = 0
  @State private var losses = 0
  var other: Int?

  var body: some View {
    Text(title(of: "a"))
    Text(total(of: [1, 2]))
    Text(rest(of: 1, without: other))
  }

  private func title(of text: String?) -> String {
    guard let text else {
      count += 1
      return ""
    }
    return text
  }

  private func total(of numbers: [Int]?) -> String {
    if let numbers {
      return "\(numbers.count)"
    } else {
      failures += 1
      return ""
    }
  }

  private func rest(of number: Int?, without other: Int?) -> String {
    guard let other else {
      losses += 1  // want state-write-during-update(losses)
      return ""
    }
    return "\(number ?? other)"
  }
}
