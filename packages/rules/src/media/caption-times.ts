export type CaptionTimes = { start: number; end: number }

const time = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,9})`
/** The arrow, and what editors and people make of it. */
const arrow = String.raw`(?:[-\u2010-\u2015\u2212]+\s*(?:>|&gt;)|=+>|[\u2192\u21D2\u27F6])`
const readable = new RegExp(`^\\s*${time}\\s*${arrow}\\s*${time}`)
/** Two complete times and nothing else, whatever stands between them. */
const bare = new RegExp(String.raw`^\s*${time}[^\d:]{1,7}${time}\s*$`)
const rough = String.raw`\d+\s*:[\d:.,;\s]*\d`
const meant = new RegExp(String.raw`^\s*${rough}\s*${arrow}\s*${rough}`)

/** The times in a line of a caption file, in seconds; `unreadable` if the line is meant to hold times, null if it isn’t. */
export function captionTimes(line: string): CaptionTimes | 'unreadable' | null {
  const match = readable.exec(line) ?? bare.exec(line)
  if (match) return { start: seconds(match.slice(1, 5)), end: seconds(match.slice(5, 9)) }
  return meant.test(line) || (line.includes('-->') && /\d:\d/.test(line)) ? 'unreadable' : null
}

function seconds([hours = '0', minutes = '0', whole = '0', fraction = '0']: (string | undefined)[]) {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(`0.${fraction}`)
}
