import { textOrElse } from '../i18n/text.ts'

/** A section of a class with one activity. Times in seconds of the class. */
export type Block = {
  start: number
  end: number
  /** Id of the move: phrase `moves.<id>`. */
  move: string
  side: 'left' | 'right' | null
  round: number
  rounds: number
  kind: 'warmup' | 'work' | 'rest' | 'cooldown'
  /** Fractions of the picture's width, 0 to 1: the horizontal centre of the person, and the width of the move. `null` if unspecified. */
  focus: { at: number; span: number } | null
}

/** Parses a WebVTT metadata track with JSON payloads. Invalid cues are dropped: they must not stop the class. */
export function parseCueTrack(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((cue) => parseCue(cue) ?? [])
    .sort((one, other) => one.start - other.start)
}

/** The block that is current at a time, by binary search; `-1` if none. */
export function blockIndexAt(blocks: readonly Block[], time: number): number {
  let low = 0
  let high = blocks.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const block = blocks[middle]
    if (!block) return -1
    if (time >= block.start && time < block.end) return middle
    if (time < block.start) high = middle - 1
    else low = middle + 1
  }
  return -1
}

/** A chapter of a class. `move` is its first move; times in seconds. */
export type Chapter = { start: number; end: number; move: string; kind: Exclude<Block['kind'], 'rest'> }

/** Sets shorter than this are merged with the previous one, so that the marks of an hour fit on a phone. */
const shortestSeconds = 240

/**
 * Groups blocks into warm-up, sets of work and cool-down. A set starts with the first round of a move; rests belong to the adjacent work.
 */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const { start, end, move, kind, round } of blocks) {
    const current = chapters.at(-1)
    const startsSet = kind === 'work' && round === 1 && current && start - current.start >= shortestSeconds
    const sameKind = kind === 'rest' || kind === current?.kind
    if (current && sameKind && !startsSet) current.end = end
    else chapters.push({ start, end, move, kind: kind === 'rest' ? 'work' : kind })
  }
  return chapters
}

/** The chapter at a second, counted from 1; `null` if there is only one, or none at that time. */
export function partAt(blocks: readonly Block[], second: number): { part: number; parts: number } | null {
  const chapters = chaptersOf(blocks)
  const index = chapters.findIndex(({ start, end }) => second >= start && second < end)
  return index === -1 || chapters.length === 1 ? null : { part: index + 1, parts: chapters.length }
}

const moveId = /^[a-z\d]+(-[a-z\d]+)*$/

/** The name of a move in the member's language, else its id made readable. Names entered by a club are unchanged. */
export function moveName(move: string): string {
  if (!moveId.test(move)) return move
  const words = move.replaceAll('-', ' ')
  return textOrElse(`moves.${move}`, words.charAt(0).toUpperCase() + words.slice(1))
}

function parseCue(cue: string): Block | null {
  const lines = cue.split('\n')
  const timing = lines.findIndex((line) => line.includes('-->'))
  const [from, to] = (lines[timing] ?? '').split('-->').map((part) => seconds(part.trim().split(/\s/)[0] ?? ''))
  const payload = parsePayload(lines.slice(timing + 1).join('\n'))
  if (timing < 0 || from === undefined || to === undefined || !(to > from) || !payload) return null
  return { start: from, end: to, ...payload }
}

function parsePayload(json: string): Omit<Block, 'start' | 'end'> | null {
  try {
    const { move, side, round, rounds, kind, focus } = JSON.parse(json) as Partial<Block>
    if (typeof move !== 'string' || move === '') return null
    return {
      move,
      side: side === 'left' || side === 'right' ? side : null,
      round: Number(round) || 1,
      rounds: Number(rounds) || 1,
      kind: kind === 'warmup' || kind === 'rest' || kind === 'cooldown' ? kind : 'work',
      focus: focus && isShare(focus.at) && isShare(focus.span) ? { at: focus.at, span: focus.span } : null,
    }
  } catch {
    return null
  }
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1
}

/** Parses `01:02:03.500` or `02:03.500` to seconds. */
function seconds(time: string): number | undefined {
  const parts = time.split(':').map(Number)
  if (parts.length < 2 || parts.some(Number.isNaN)) return undefined
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}
