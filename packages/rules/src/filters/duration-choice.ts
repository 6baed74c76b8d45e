/** The options of the duration filter in minutes; 40 means 40 and longer. */
export type DurationChoice = 10 | 20 | 30 | 40

/**
 * The two tables of the product, which differ on purpose (D-45): `bucket`, in seconds and inclusive, filters loaded classes; `code` is sent
 * with a search (FILT-32 to FILT-34).
 */
export const durationChoices: Record<DurationChoice, { bucket: readonly [low: number, high: number]; code: string }> = {
  10: { bucket: [0, 600], code: '0,960' },
  20: { bucket: [601, 1200], code: '961,1559' },
  30: { bucket: [1201, 1800], code: '1560,2159' },
  40: { bucket: [1801, 18_000], code: '2160,18000' },
}

/** The search code for no selection. */
export const anyDurationCode = '0,18000'

/** Parses an option from a chip's value or a URL; `null` if invalid. */
export function durationChoice(value: string): DurationChoice | null {
  return Object.hasOwn(durationChoices, value) ? (Number(value) as DurationChoice) : null
}

/** Whether a class of this length, in seconds, matches the option. A class without a length matches none. */
export function isInDuration(durationSecond: number | null | undefined, choice: DurationChoice): boolean {
  if (durationSecond === null || durationSecond === undefined) return false
  const [low, high] = durationChoices[choice].bucket
  // Buckets are in whole seconds: 600.5 s must not fall between two.
  const seconds = Math.ceil(durationSecond)
  return seconds >= low && seconds <= high
}
