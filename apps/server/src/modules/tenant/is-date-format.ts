/** The letters of Day.js that say a day, longest first; what stands in brackets is text. */
const parts = /\[[^\]]*\]|YYYY|YY|M{1,4}|DD?|d{1,4}/g

/** Whether a date can be told by this: it has a day and a month, and no letter that would stand there as it is. */
export function isDateFormat(format: string): boolean {
  const named = format.match(parts) ?? []
  const has = (letter: string) => named.some((part) => part.startsWith(letter))
  return has('D') && has('M') && !/[A-Za-z[\]]/.test(format.replace(parts, ''))
}
