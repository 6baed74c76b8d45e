/** Reads a number with a decimal comma or point; `NaN` for other texts. */
export function numberIn(text: string): number {
  return /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A whole number within a range. */
export function isWholeIn(text: string, least: number, most: number): boolean {
  const number = numberIn(text)
  return Number.isInteger(number) && number >= least && number <= most
}
