// Whether something is so, as far as the sources tell.

/// An answer, from the least to the most that is known for it. Of several that must all hold the least counts.
enum Fit: Comparable {
  case no, unknown, yes
}
