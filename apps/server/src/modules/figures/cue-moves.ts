import { webVttBlocks } from '@upbeat/rules/media/webvtt-blocks'
import { z } from 'zod'

const Payload = z.object({ move: z.string().min(1), kind: z.string().optional() })

/** The moves of a class's cue track, without its rests. Cues that can't be read are left out. */
export function cueMoves(track: string | null): { name: string; startSecond: number; endSecond: number }[] {
  return webVttBlocks((track ?? '').split(/\r?\n/)).flatMap(({ times, text }) => {
    const payload = readPayload(text.join('\n'))
    if (typeof times === 'string' || !payload || payload.kind === 'rest') return []
    return [{ name: nameOf(payload.move), startSecond: times.start, endSecond: times.end }]
  })
}

function readPayload(text: string) {
  try {
    return Payload.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Names of known moves are ids, such as `jumping-jack`. */
function nameOf(move: string): string {
  const words = /^[a-z\d-]+$/.test(move) ? move.replaceAll('-', ' ') : move
  return words.charAt(0).toUpperCase() + words.slice(1)
}
