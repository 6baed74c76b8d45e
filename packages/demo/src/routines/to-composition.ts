import type { Composition, MediaIndex } from '@upbeat/rules/media/media-index'
import { findMove } from '../moves/moves.ts'
import type { Block, Routine } from './routine.ts'

/**
 * The media of a routine: one entry per 8 s. The last repeat of a block has a count-in to the next; the very last one ends the class.
 * @throws if the index lacks a loop or a sound.
 */
export function toComposition(routine: Routine, index: MediaIndex): Composition {
  const entries = routine.blocks.flatMap((block, position) => {
    const repeats = block.durationSecond / 8
    const last = position === routine.blocks.length - 1
    return Array.from({ length: repeats }, (_, repeat) => {
      const ending = repeat === repeats - 1
      return { video: videoOf(block), sound: `${routine.music}-${!ending ? 'mid' : last ? 'out' : 'in'}` }
    })
  })
  for (const { video, sound } of entries) {
    if (!index.videos[video]) throw new RangeError(`The index has no loop ${video}`)
    if (!index.sounds[sound]) throw new RangeError(`The index has no sound ${sound}`)
  }
  return { entries }
}

function videoOf(block: Block): string {
  return findMove(block.move).sided ? `${block.move}-${block.side ?? 'left'}` : block.move
}
