import type { CaptionCue } from '@upbeat/rules/media/read-captions'
import { writeCaptions } from '@upbeat/rules/media/write-captions'
import { momentOf, parseMoment } from '../../../lib/i18n/moment.ts'

/** A caption being edited, with times as typed. */
export type CaptionRow = { key: number; start: string; end: string; text: string }

const newLineSeconds = 2
let lastKey = 0

export function rowsOf(cues: readonly CaptionCue[]): readonly CaptionRow[] {
  return cues.map(({ start, end, text }) => rowAt(start, end, text))
}

/** Inserts a caption at this position, sorted by time. */
export function insertRow(rows: readonly CaptionRow[], second: number): readonly CaptionRow[] {
  const start = Math.round(second * 10) / 10
  const at = rows.findIndex((row) => (timesOf(row)?.start ?? 0) > start)
  // Rows of an earlier visit have its keys.
  lastKey = Math.max(lastKey, ...rows.map(({ key }) => key))
  return rows.toSpliced(at < 0 ? rows.length : at, 0, rowAt(start, start + newLineSeconds, ''))
}

/** Why a caption can't be saved; null if it can. */
export function problemOf({ start, end, text }: CaptionRow): 'time' | 'order' | 'text' | null {
  const [from, until] = [parseMoment(start), parseMoment(end)]
  if (from === null || until === null) return 'time'
  if (until <= from) return 'order'
  return text.trim() === '' ? 'text' : null
}

export function isSound(row: CaptionRow): boolean {
  return problemOf(row) === null
}

export function timesOf({ start, end }: CaptionRow): { start: number; end: number } | null {
  const [from, until] = [parseMoment(start), parseMoment(end)]
  return from === null || until === null ? null : { start: from, end: until }
}

/** Serialises valid captions as WebVTT. */
export function bodyOf(rows: readonly CaptionRow[]): string {
  const cues = rows.flatMap((row) => {
    const times = timesOf(row)
    // An empty line would end the cue.
    return times ? [{ ...times, text: row.text.trim().replace(/\n{2,}/g, '\n') }] : []
  })
  return writeCaptions(cues.toSorted((a, b) => a.start - b.start))
}

function rowAt(start: number, end: number, text: string): CaptionRow {
  lastKey += 1
  return { key: lastKey, start: momentOf(start), end: momentOf(end), text }
}
