export type CaptionCue = { start: number; end: number; text: string }

export const captionTiming =
  /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/

/**
 * Parses the cues of WebVTT or SRT, sorted by time. Settings, styles, regions and comments are dropped; of inline tags, only those common
 * to both formats are kept. `null` if there is no cue.
 */
export function readCaptions(text: string): CaptionCue[] | null {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const cues: CaptionCue[] = []
  for (const block of blocks) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => captionTiming.test(line))
    const match = at < 0 ? null : captionTiming.exec(lines[at] ?? '')
    if (!match) continue
    const start = seconds(match.slice(1, 5))
    const end = seconds(match.slice(5, 9))
    const words = lines
      .slice(at + 1)
      .map(withoutMarks)
      .filter((line) => line !== '')
    if (end > start && words.length > 0) cues.push({ start, end, text: words.join('\n') })
  }
  return cues.length > 0 ? cues.sort((a, b) => a.start - b.start) : null
}

/** Serialises cues as WebVTT. */
export function writeCaptions(cues: readonly CaptionCue[]): string {
  return `WEBVTT\n\n${cues.map(({ start, end, text }) => `${time(start)} --> ${time(end)}\n${escaped(text)}\n`).join('\n')}`
}

function seconds([hours = '0', minutes = '0', whole = '0', fraction = '0']: (string | undefined)[]) {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(fraction.padEnd(3, '0')) / 1000
}

function withoutMarks(line: string) {
  return line
    .replace(/<\/?[a-z][^>]*>|<[\d:.]+>|\{\\[^}]*\}/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()
}

/** An arrow in the text would be parsed as a time. */
function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function time(value: number) {
  const milliseconds = Math.round(value * 1000)
  const part = (unit: number, of: number, digits: number) =>
    String(Math.floor(milliseconds / unit) % of).padStart(digits, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}
