/** The date tokens of Day.js, longest first; text in brackets is literal. */
const parts = /\[[^\]]*\]|YYYY|YY|M{1,4}|DD?|d{1,4}/g

/** Whether a format can display a date: it has a day and a month, and no other letters. */
export function isDateFormat(format: string): boolean {
  const named = format.match(parts) ?? []
  const has = (letter: string) => named.some((part) => part.startsWith(letter))
  return has('D') && has('M') && !/[A-Za-z[\]]/.test(format.replace(parts, ''))
}
