import { captionTrack } from '@upbeat/demo/routines/caption-track'
import type { Cue } from '@upbeat/demo/routines/cue-track'
import type { Routine } from '@upbeat/demo/routines/routine'

export type PhrasesOf = (tenantId: string, language: string) => Promise<Record<string, string>>

/** What the instructor would say at each move, in the given language: its name and side, then how to do it. */
export async function demoCaptions(
  routine: Routine,
  tenantId: string,
  language: string,
  phrasesOf: PhrasesOf,
): Promise<string> {
  const phrases = await phrasesOf(tenantId, language)
  return captionTrack(routine, ({ move, side }: Cue) => {
    const name = phrases[`moves.${move}`] ?? readable(move)
    const ofSide = side && phrases[side === 'left' ? 'player.sideLeft' : 'player.sideRight']
    return [ofSide ? `${name} · ${ofSide}` : name, phrases[`moveCues.${move}`] ?? ''].join('\n')
  })
}

/** `goblet-squat` as readable text, for a move without a phrase. */
function readable(move: string) {
  const words = move.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
