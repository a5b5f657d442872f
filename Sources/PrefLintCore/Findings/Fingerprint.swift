// A name for a finding that outlives edits around it: it depends on the rule, on what the finding is
// about and on the declaration and boundary that hold it, never on lines, wording or the machine.

enum Fingerprint {
  /// Gives each finding its fingerprint. Findings that nothing tells apart are numbered in the order in
  /// which they stand.
  static func assign(to findings: inout [Finding]) {
    var seen: [String: Int] = [:]
    for index in findings.indices {
      let finding = findings[index]
      let parts = [finding.rule, finding.anchor, finding.subject]
      let first = text(of: parts)
      let count = (seen[first] ?? 0) + 1
      seen[first] = count
      findings[index].fingerprint = count == 1 ? first : text(of: parts + ["\(count)"])
    }
  }

  /// Numbers the findings that nothing tells apart, in the order in which they stand.
  static func number(_ findings: inout [Finding]) {
    var seen: [[String]: Int] = [:]
    for index in findings.indices {
      let finding = findings[index]
      seen[[finding.rule, finding.anchor, finding.subject], default: 0] += 1
      findings[index].ordinal = seen[[finding.rule, finding.anchor, finding.subject]] ?? 1
    }
  }

  /// The version of the scheme and 16 hexadecimal digits.
  static func text(of parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { mix(byte, into: &hash) }
      // No UTF-8 text holds this byte: it keeps "a", "bc" from "ab", "c".
      mix(0xFF, into: &hash)
    }
    let digits = String(finished(hash), radix: 16)
    return "1:" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A step of FNV-1a.
  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The last bytes reach all digits (the finalizer of SplitMix64).
  private static func finished(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return hash ^ (hash >> 31)
  }
}
