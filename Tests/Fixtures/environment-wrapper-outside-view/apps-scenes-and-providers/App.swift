// A16: apps, scenes and widgets are installed, the provider of a timeline is not.
import SwiftUI
import WidgetKit

struct MainScene: Scene {
  @Environment(\.scenePhase) private var phase
  var body: some Scene { WindowGroup { Text("") }.onChange(of: phase) { } } }

struct Entry: TimelineEntry { let date: Date }

struct Prov: TimelineProvider {
  @Environment(\.widgetFamily) var family // want environment-wrapper-outside-view(widgetFamily)
  func placeholder(in c: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in c: Context, completion: @escaping (Entry) -> Void) {}
  func getTimeline(in c: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

struct WView: View { @Environment(\.widgetFamily) var family; var body: some View { switch family { default: Text("") } } }

struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "", provider: Prov()) { _ in WView() } } }

@main struct A: App {
  @Environment(\.openWindow) private var open
  @Environment(\.scenePhase) private var phase // want unused-environment-wrapper(scenePhase)
  var body: some Scene { MainScene(); WindowGroup(id: "x") { Button("") { open(id: "x") } } } }
