import { moveFocus } from '../render/move-focus.ts'
import type { Block, Routine } from './routine.ts'
import { endOf, webvttTime } from './webvtt-time.ts'

/** What the player shows during a block, independent of language: `move` and `next` are phrase keys. */
export type Cue = Pick<Block, 'move' | 'side' | 'round' | 'rounds' | 'kind'> & { next: string | null }

export function cuesOf(routine: Routine): (Cue & { startSecond: number; endSecond: number })[] {
  return routine.blocks.map((block, index) => {
    const { move, side, round, rounds, kind, startSecond } = block
    const next = routine.blocks[index + 1]?.move ?? null
    return { move, side, round, rounds, kind, next, startSecond, endSecond: endOf(block) }
  })
}

/** A WebVTT metadata track: one cue per block, with a `Cue` as JSON that includes the move's position in the picture (`focus`). */
export function cueTrack(routine: Routine): string {
  const cues = cuesOf(routine).map(({ startSecond, endSecond, ...cue }, index) => {
    return `${index + 1}\n${webvttTime(startSecond)} --> ${webvttTime(endSecond)}\n${JSON.stringify({ ...cue, focus: moveFocus(cue.move, cue.side) })}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}
