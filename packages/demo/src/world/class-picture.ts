import { categories, type Move } from '../moves/move.ts'
import { findMove, videosOf } from '../moves/moves.ts'
import { classCuts, loopInKey } from '../pictures/picture-key.ts'
import { signatureOf } from '../pictures/plan-picture.ts'
import type { Routine } from '../routines/routine.ts'
import type { CategoryId } from './categories/category-recipe.ts'
import { namedMoves } from './name-promises.ts'

/** The distinct moves of a routine. */
export function movesIn({ blocks }: Routine): Move[] {
  return [...new Set(blocks.map(({ move }) => move))].map(findMove)
}

/**
 * The key of a class's picture: one of its routine's work moves, preferably one named by the class. For a move with two sides, the first,
 * as in its trailer. Some classes of `club` have a cover in the club's own shapes.
 */
export function classPicture(routine: Routine, name: string, ordinal: number, club: string | null = null): string {
  const work = movesIn(routine).filter(({ part }) => part === 'work')
  const named = namedMoves(name, work)
  const moves = named.length > 0 ? named : work
  const move = moves[(ordinal + Math.floor(ordinal / classCuts)) % moves.length]
  const [loop] = move ? videosOf(move) : []
  if (!move || !loop) throw new RangeError(`${name} has no work to show`)
  // Shifted by category, or the newest classes, one of each, would all have covers.
  const hasCover = club && (ordinal + categories.indexOf(move.category)) % (coverEvery[club] ?? 4) === 1
  return hasCover ? `banner/${club}/${loop.video}` : `class/${loop.video}/${ordinal % classCuts}`
}

/** Every how many classes one has a cover: more where a single class opens Home. */
const coverEvery: Readonly<Record<string, number>> = { mono: 2 }

/** Whether a class has a cover in its club's shapes, which suits Home's large card. */
export function isCover(classPictureKey: string): boolean {
  return classPictureKey.startsWith('banner/')
}

/** The banner of a club's channel or collection, with the move of a class picture. */
export function bannerPicture(club: string, classPictureKey: string): string {
  return `banner/${club}/${loopInKey(classPictureKey)}`
}

/** The banner of a club's category. */
export function categoryPicture(club: string, category: CategoryId): string {
  return `banner/${club}/${signatureOf(category).video}`
}
