import type { CaptionCue } from './read-captions.ts'

/** Serialises cues as WebVTT. */
export function writeCaptions(cues: readonly CaptionCue[]): string {
  return `WEBVTT\n\n${cues.map(({ start, end, text }) => `${time(start)} --> ${time(end)}\n${escaped(text)}\n`).join('\n')}`
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
