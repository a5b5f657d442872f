// Which conformer of a protocol an environment holds is told where it is written, and else by the default value.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Card { Basket() }.environment(\.cardStyle, SupplyingStyle())
      Card { Basket() }  // want missing-environment-object(Cart)
      Slot().environmentObject(Cart())
      Slot().environment(\.footer, PaintedFooter())  // want missing-environment-object(Theme)
      Chooser()
      Chooser().environment(\.features, NewFeatures()).environmentObject(Style())
      Chooser().environment(\.features, NewFeatures())  // want missing-environment-object(Style)
      Session().environment(\.service, LiveService())  // want missing-environment-object(Account)
      Banner().environment(\.otherHeader, LoudHeader())  // want missing-environment-object(Sound)
    }
  }
}

final class Cart: ObservableObject {}
final class Theme: ObservableObject {}
final class Style: ObservableObject {}
final class Account: ObservableObject {}
final class Sound: ObservableObject {}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

protocol CardStyle {
  @MainActor func makeBody(_ content: AnyView) -> AnyView
}

struct PlainStyle: CardStyle {
  func makeBody(_ content: AnyView) -> AnyView { AnyView(content.padding()) }
}

struct SupplyingStyle: CardStyle {
  func makeBody(_ content: AnyView) -> AnyView { AnyView(content.environmentObject(Cart())) }
}

protocol Footer {
  @MainActor var content: AnyView { get }
}

struct PlainFooter: Footer {
  var content: AnyView { AnyView(Text("a")) }
}

struct PaintedFooter: Footer {
  var content: AnyView { AnyView(Painted()) }
}

protocol Features {
  var isStyled: Bool { get }
}

struct OldFeatures: Features {
  let isStyled = false
}

struct NewFeatures: Features {
  let isStyled = true
}

extension EnvironmentValues {
  @Entry var cardStyle: any CardStyle = PlainStyle()
  @Entry var footer: any Footer = PlainFooter()
  @Entry var features: any Features = OldFeatures()
}

struct Card<Content: View>: View {
  @Environment(\.cardStyle) private var style
  @ViewBuilder let content: Content

  var body: some View { style.makeBody(AnyView(content)) }
}

struct Slot: View {
  @Environment(\.footer) private var footer

  var body: some View { footer.content }
}

struct Painted: View {
  @EnvironmentObject var theme: Theme

  var body: some View { Text("\(ObjectIdentifier(theme))") }
}

struct Chooser: View {
  @Environment(\.features) private var features

  var body: some View {
    if features.isStyled { Styled() } else { Text("plain") }
  }
}

struct Styled: View {
  @EnvironmentObject var style: Style

  var body: some View { Text("\(ObjectIdentifier(style))") }
}

// What only the run knows it knows of every conformer.

protocol Service {
  var isSignedIn: Bool { get }
}

final class LiveService: Service {
  var isSignedIn = false

  func signIn() { isSignedIn = true }
}

struct PreviewService: Service {
  let isSignedIn = false
}

extension EnvironmentValues {
  @Entry var service: any Service = LiveService()
}

struct Session: View {
  @Environment(\.service) private var service

  var body: some View {
    if service.isSignedIn { Profile() } else { Text("\(PreviewService().isSignedIn)") }
  }
}

struct Profile: View {
  @EnvironmentObject var account: Account

  var body: some View { Text("\(ObjectIdentifier(account))") }
}

// What is written under one of two properties of a key stands under the other, too.

protocol Header {
  @MainActor func make() -> AnyView
}

struct QuietHeader: Header {
  func make() -> AnyView { AnyView(Text("a")) }
}

struct LoudHeader: Header {
  func make() -> AnyView { AnyView(Player()) }
}

struct HeaderKey: EnvironmentKey {
  static let defaultValue: any Header = QuietHeader()
}

extension EnvironmentValues {
  var header: any Header {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }

  var otherHeader: any Header {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}

struct Banner: View {
  @Environment(\.header) private var header

  var body: some View { header.make() }
}

struct Player: View {
  @EnvironmentObject var sound: Sound

  var body: some View { Text("\(ObjectIdentifier(sound))") }
}
