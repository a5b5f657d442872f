// Charts.

extension StandardModifiers {
  static let charts: [ModifierEntry] = .groups(
    .plain([
      "alignsMarkStylesWithPlotArea", "chart3DCameraProjection", "chart3DPose",
      "chart3DRenderingStyle", "chartAngleSelection", "chartForegroundStyleScale",
      "chartLineStyleScale", "chartScrollableAxes", "chartScrollPosition",
      "chartScrollTargetBehavior", "chartSymbolSizeScale", "chartXScale", "chartXSelection",
      "chartXVisibleDomain", "chartYScale", "chartYSelection", "chartYVisibleDomain", "chartZScale",
      "chartZSelection", "compositingLayer", "interpolationMethod", "lineStyle", "roughness",
      "symbolRotation", "symbolSize",
    ]),
    [
      .modifier("annotation", content: ["", "content"], with: [.external("AnnotationContext")]),
      .modifier("chartBackground", content: ["", "content"], with: [.external("ChartProxy")]),
      .modifier("chartGesture", action: [""], given: [.external("ChartProxy")]),
      .modifier("chartLegend", content: ["", "content"]),
      .modifier("chartOverlay", content: ["", "content"], with: [.external("ChartProxy")]),
      .modifier("chartPlotStyle", content: ["", "content"], with: [.external("ChartPlotContent")]),
      .modifier("chartSymbolScale", content: ["mapping"]),
      .modifier("chartXAxis", content: ["", "content"]),
      .modifier("chartXAxisLabel", content: ["", "content"]),
      .modifier(
        "chartXAxisStyle", content: ["", "content"], with: [.external("ChartAxisContent")]),
      .modifier("chartYAxis", content: ["", "content"]),
      .modifier("chartYAxisLabel", content: ["", "content"]),
      .modifier(
        "chartYAxisStyle", content: ["", "content"], with: [.external("ChartAxisContent")]),
      .modifier("chartZAxis", content: ["", "content"]),
      .modifier("chartZAxisLabel", content: ["", "content"]),
      .modifier(
        "chartZAxisStyle", content: ["", "content"], with: [.external("ChartAxisContent")]),
      .modifier("symbol", content: ["", "symbol"]),
    ])
}
