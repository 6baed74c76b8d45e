import type { Move } from '../moves/move.ts'
import { findMove, videosOf } from '../moves/moves.ts'
import { classCuts, readPictureKey } from '../pictures/picture-key.ts'
import { planPicture } from '../pictures/plan-picture.ts'
import type { Routine } from '../routines/routine.ts'
import { promisedMoves } from './name-promises.ts'

/** The distinct moves of a routine. */
export function movesIn({ blocks }: Routine): Move[] {
  return [...new Set(blocks.map(({ move }) => move))].map(findMove)
}

/**
 * The key of a class's picture: one of its routine's work moves, preferably one named by the class. For a move with two sides, the first,
 * as in its trailer.
 */
export function classPicture(routine: Routine, name: string, ordinal: number): string {
  const work = movesIn(routine).filter(({ part }) => part === 'work')
  const named = promisedMoves(name, work)
  const moves = named.length > 0 ? named : work
  const move = moves[(ordinal + Math.floor(ordinal / classCuts)) % moves.length]
  const [loop] = move ? videosOf(move) : []
  if (!loop) throw new RangeError(`${name} has no work to show`)
  return `class/${loop.video}/${ordinal % classCuts}`
}

/** Whether a class's picture shows the coach from head to foot, as Home's large card needs. */
export function showsWholeFigure(classPictureKey: string): boolean {
  return planPicture(readPictureKey(classPictureKey)).shot === 'whole'
}

/** The wide variant of a class picture. */
export function widePicture(classPictureKey: string): string {
  return `wide/${classPictureKey.split('/')[1]}`
}
