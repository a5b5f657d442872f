// C17: the content of a widget's configuration is a root.
import SwiftUI
import WidgetKit

final class Forecast: ObservableObject {
  @Published var degrees = 20
}

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

struct ForecastView: View {
  @EnvironmentObject var forecast: Forecast
  let entry: Entry
  var body: some View { Text("\(forecast.degrees)") }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "forecast", provider: Provider()) { entry in
      ForecastView(entry: entry) // want missing-environment-object(Forecast)
    }
    .configurationDisplayName("Forecast")
  }
}

struct GoodWidget: Widget {
  let forecast = Forecast()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "good", provider: Provider()) { entry in
      ForecastView(entry: entry)
        .environmentObject(forecast)
    }
  }
}

@main
struct ForecastBundle: WidgetBundle {
  var body: some Widget {
    ForecastWidget()
    GoodWidget()
  }
}
