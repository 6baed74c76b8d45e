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
