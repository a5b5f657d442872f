// C17: AppIntentConfiguration, with an Observable class.
import AppIntents
import SwiftUI
import WidgetKit

@Observable
final class Forecast {
  var degrees = 20
}

struct Pick: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick"
}

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func snapshot(for pick: Pick, in context: Context) async -> Entry { Entry(date: .now) }
  func timeline(for pick: Pick, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(date: .now)], policy: .never)
  }
}

struct ForecastView: View {
  @Environment(Forecast.self) private var forecast
  var body: some View { Text("\(forecast.degrees)") }
}

@main
struct ForecastWidget: Widget {
  private let forecast = Forecast()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "bare", intent: Pick.self, provider: Provider()) { entry in
      VStack { // want missing-environment-object(Forecast)
        Text(entry.date, style: .time)
        ForecastView()
      }
    }
    .supportedFamilies([.systemSmall])
  }
}
