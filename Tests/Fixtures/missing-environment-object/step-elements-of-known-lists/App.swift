// Design 4: a list whose elements are seen holds these conformers and no others.
import SwiftUI

final class Cart: ObservableObject {}

protocol Step { func view() -> AnyView }

struct One: Step { func view() -> AnyView { AnyView(Badge()) } }

struct Two: Step { func view() -> AnyView { AnyView(Text("")) } }

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

struct Wizard: View { let steps: [any Step]; var body: some View { ForEach(steps.indices, id: \.self) { i in steps[i].view() } } }

struct Wizard2: View { let steps: [any Step] = [One(), Two()]; @State var i = 0; var body: some View { steps[i].view() } }

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene { WindowGroup { Wizard(steps: [One(), Two()]).environmentObject(cart); Wizard(steps: [Two()]); Wizard2().environmentObject(cart) }
    WindowGroup {
      Wizard2() // want missing-environment-object(Cart)
    } } }
