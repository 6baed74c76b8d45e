/** The most digits a card number has. */
const mostDigits = 19

/** A card number as it is printed: groups of four, or four, six and five on cards that begin with 34 or 37. */
export function groupCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, mostDigits)
  if (!/^3[47]/.test(digits)) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter((group) => group !== '').join(' ')
}

/** An expiry date as it is typed, `MM / YY`; a browser may also fill in `12/2030`. `before` is what stood there. */
export function formatExpiry(text: string, before = ''): string {
  const typed = /^\s*(\d)\s*\//.exec(text) ? `0${text.trim()}` : text
  const digits = typed.replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  const year = padded.length > 4 ? padded.slice(4, 6) : padded.slice(2, 4)
  // Deleting goes through the slash, typing brings it.
  if (year !== '') return `${month} / ${padded.length === 5 ? padded.slice(2, 4) : year}`
  return month.length === 2 && text.length > before.length ? `${month} / ` : month
}

/** Month and four-digit year of such a text; `null` unless both are there. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(text)?.map(Number) ?? []
  if (month === undefined || year === undefined || month < 1 || month > 12) return null
  return { month, year: 2000 + year }
}

/** Where the caret belongs in `grouped` for `digits` digits to stand before it. */
export function caretAfterDigits(grouped: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(grouped[index] ?? '')) seen += 1
  }
  return grouped.length
}
