/** Maximum number of digits of a card number. */
const maxDigits = 19

/** Formats a card number as printed: groups of four, or four, six and five for cards that start with 34 or 37. */
export function groupCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, maxDigits)
  if (!/^3[47]/.test(digits)) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter((group) => group !== '').join(' ')
}

/** Formats an expiry date while typing, `MM / YY`; autofill may also enter `12/2030`. `before` is the previous value. */
export function formatExpiry(text: string, before = ''): string {
  const typed = /^\s*(\d)\s*\//.exec(text) ? `0${text.trim()}` : text
  const digits = typed.replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  const year = padded.length > 4 ? padded.slice(4, 6) : padded.slice(2, 4)
  // Deleting removes the slash, typing adds it.
  if (year !== '') return `${month} / ${padded.length === 5 ? padded.slice(2, 4) : year}`
  return month.length === 2 && text.length > before.length ? `${month} / ` : month
}

/** Parses month and four-digit year; `null` unless both are present. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(text)?.map(Number) ?? []
  if (month === undefined || year === undefined || month < 1 || month > 12) return null
  return { month, year: 2000 + year }
}

/** The caret position in `grouped` after `digits` digits. */
export function caretAfterDigits(grouped: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(grouped[index] ?? '')) seen += 1
  }
  return grouped.length
}
