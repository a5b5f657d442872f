// Functions inside functions that capture objects and call each other.
import SwiftUI

final class Salt: ObservableObject { @Published var grams = 0 }
final class Sugar: ObservableObject { @Published var grams = 0 }

struct SaltView: View {
  @EnvironmentObject var salt: Salt
  var body: some View { Text("\(salt.grams)") }
}

struct SugarView: View {
  @EnvironmentObject var sugar: Sugar
  var body: some View { Text("\(sugar.grams)") }
}

struct Kitchen: View {
  var body: some View { table() }

  private func table() -> some View {
    let sugar = Sugar()

    func sweet<Dish: View>(_ dish: Dish) -> some View {
      dish.environmentObject(sugar)
    }

    @ViewBuilder func dish(_ number: Int) -> some View {
      if number > 1 {
        sweet(SugarView())
      } else {
        plain()
      }
    }

    func plain() -> some View {
      let salted = sweet(SaltView())
      return salted.padding()
    }

    return VStack {
      dish(1)
      dish(2)
    }
  }
}

@main
struct KitchenApp: App {
  var body: some Scene {
    WindowGroup { Kitchen() }
  }
}
