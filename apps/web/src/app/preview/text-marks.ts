/**
 * Invisible marks that identify a phrase in rendered text: six zero-width characters (U+2061 to U+2064), which affect neither letter
 * joining nor direction. They encode a number in base four, so up to 4,096 phrases.
 */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const
const length = 6
const mark = /[\u2061-\u2064]{6}/

/** The mark of a number from 0 to 4,095. */
export function markOf(index: number): string {
  let rest = index
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text += digits[rest % digits.length]
    rest = Math.floor(rest / digits.length)
  }
  return text
}

/** The number of the first mark in a text; null if none. */
export function readMark(text: string): number | null {
  const found = mark.exec(text)?.[0]
  if (found === undefined) return null
  return [...found].reduceRight(
    (sum, digit) => sum * digits.length + digits.indexOf(digit as (typeof digits)[number]),
    0,
  )
}
