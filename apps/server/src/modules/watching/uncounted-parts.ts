/** A period in epoch milliseconds; `until` is not part of it. */
export type Span = { at: number; until: number }

/** The parts of a period that none of `counted` covers, in order. */
export function uncountedParts(span: Span, counted: readonly Span[]): Span[] {
  let parts = [span]
  for (const taken of counted) {
    if (taken.until <= span.at || taken.at >= span.until) continue
    parts = parts.flatMap((part) => [
      { at: part.at, until: Math.min(part.until, taken.at) },
      { at: Math.max(part.at, taken.until), until: part.until },
    ])
    parts = parts.filter(({ at, until }) => until > at)
  }
  return parts
}
