import type { Composition, MediaIndex } from './media-index.ts'
import { oncePerComposition } from './timeline.ts'

/**
 * The duration of a composition in seconds.
 * @throws Error if it names an asset that the index lacks.
 */
export function compositionDuration(index: MediaIndex, composition: Composition): number {
  return sumOf(index, composition, '')
}

const sumOf = oncePerComposition((index, { entries }) => {
  let ticks = 0
  for (const { video } of entries) {
    const track = index.videos[video]
    if (!track) throw new Error(`No video "${video}"`)
    ticks += Math.round(track.duration * index.timescale.video)
  }
  return ticks / index.timescale.video
})
