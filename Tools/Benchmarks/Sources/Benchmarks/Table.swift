// Markdown tables of what was measured.

import Foundation

func stageTable(_ timings: [Timing], reference: String, corpus: Corpus) -> String {
  let base = timings.first { $0.name == reference }?.median ?? 0
  var lines = [
    "| one thread, CPU time | median | best | MB/s | lines/s | relative to SwiftSyntax |",
    "|---|---:|---:|---:|---:|---:|",
  ]
  for timing in timings {
    let speed = corpus.megabytes / timing.median
    let lineSpeed = Double(corpus.lineCount) / timing.median
    let ratio = String(format: "%.2f", base / timing.median)
    lines.append(
      "| \(timing.name) | \(milliseconds(timing.median)) | \(milliseconds(timing.best)) | "
        + String(format: "%.1f", speed) + " | \(grouped(lineSpeed)) | \(ratio) |")
  }
  return lines.joined(separator: "\n")
}

func commandTable(_ runs: [CommandRun]) -> String {
  func row(_ name: String, _ values: [Double], _ text: (Double) -> String) -> String {
    let sorted = values.sorted()
    let ends = "\(text(sorted.first ?? 0)) | \(text(sorted.last ?? 0))"
    return "| \(name) | \(text(PrefLintBench.median(of: sorted))) | \(ends) |"
  }
  return [
    "| whole command, \(runs.count) fresh processes | median | least | most |",
    "|---|---:|---:|---:|",
    row("wall time", runs.map(\.wall), milliseconds),
    row("CPU time, all threads", runs.map(\.cpu), milliseconds),
    row("peak memory", runs.map { Double($0.peak) }) { String(format: "%.1f MiB", $0 / 1_048_576) },
  ].joined(separator: "\n")
}

func milliseconds(_ seconds: Double) -> String {
  String(format: seconds < 0.1 ? "%.1f ms" : "%.0f ms", seconds * 1_000)
}

/// 1234567 as `1,234,567`.
func grouped(_ number: Double) -> String {
  let digits = Array(String(Int(number)))
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return text
}
