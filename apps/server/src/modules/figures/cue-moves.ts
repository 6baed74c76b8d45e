import { z } from 'zod'

const timing = /(\d+):(\d\d):(\d\d\.\d+) --> (\d+):(\d\d):(\d\d\.\d+)[^\n]*\n(.+)/g
const Payload = z.object({ move: z.string().min(1), kind: z.string().optional() })

/** The moves of a class's cue track, without its rests. Cues that can't be read are left out. */
export function cueMoves(track: string | null): { name: string; startSecond: number; endSecond: number }[] {
  return [...(track ?? '').replaceAll('\r\n', '\n').matchAll(timing)].flatMap(([, h1, m1, s1, h2, m2, s2, text]) => {
    const payload = readPayload(text ?? '')
    if (!payload || payload.kind === 'rest') return []
    const [startSecond, endSecond] = [seconds(h1, m1, s1), seconds(h2, m2, s2)]
    return [{ name: nameOf(payload.move), startSecond, endSecond }]
  })
}

function readPayload(text: string) {
  try {
    return Payload.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function seconds(hours = '0', minutes = '0', rest = '0'): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

/** Names of known moves are ids, such as `jumping-jack`. */
function nameOf(move: string): string {
  const words = /^[a-z\d-]+$/.test(move) ? move.replaceAll('-', ' ') : move
  return words.charAt(0).toUpperCase() + words.slice(1)
}
