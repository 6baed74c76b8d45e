/** The reporting band of a class length in seconds: `1-10` to `51-60`, then `61+` (ANAL-04, D-88). */
export function classDurationBand(seconds: number): string {
  return tens(begunMinutes(seconds))
}

/** The reporting band of a watched time in seconds: `0-1`, `1-5`, `6-10`, then as for classes (ANAL-05, D-88). */
export function playDurationBand(seconds: number): string {
  const minutes = begunMinutes(seconds)
  if (minutes <= 1) return '0-1'
  if (minutes <= 5) return '1-5'
  return minutes <= 10 ? '6-10' : tens(minutes)
}

function begunMinutes(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 60)
}

function tens(minutes: number): string {
  if (minutes > 60) return '61+'
  const high = Math.max(10, Math.ceil(minutes / 10) * 10)
  return `${high - 9}-${high}`
}
