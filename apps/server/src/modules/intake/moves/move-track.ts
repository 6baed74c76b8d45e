/** A move of a class as marked by the coach. `endSecond` is the start of the next move or the end of the class. */
export type ClassMove = {
  startSecond: number
  endSecond: number
  name: string
  side: 'left' | 'right' | null
  round: number
  rounds: number
  kind: 'work' | 'rest'
}

/** The WebVTT metadata track for the member's player: one cue per move, its payload as JSON. */
export function moveTrack(moves: ClassMove[]): string | null {
  if (moves.length === 0) return null
  const cues = moves.map(({ startSecond, endSecond, name, side, round, rounds, kind }, at) => {
    const next = moves[at + 1]
    const payload = { move: title(name), side, round, rounds, kind, next: next ? title(next.name) : null }
    return `${at + 1}\n${time(startSecond)} --> ${time(endSecond)}\n${JSON.stringify(payload)}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Capitalised, because players take an all-lower-case name for the id of a move that they know. */
function title(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function time(seconds: number) {
  const milliseconds = Math.round(seconds * 1000)
  const part = (unit: number, of: number, digits: number) =>
    String(Math.floor(milliseconds / unit) % of).padStart(digits, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}
