import type { Move } from '../moves/move.ts'
import { findMove, videosOf } from '../moves/moves.ts'
import { classCuts } from '../pictures/picture-key.ts'
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

/** The wide variant of a class picture. */
export function widePicture(classPictureKey: string): string {
  return `wide/${classPictureKey.split('/')[1]}`
}
