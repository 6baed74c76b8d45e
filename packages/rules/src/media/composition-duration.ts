import type { Composition, MediaIndex } from './media-index.ts'

/** How long a composition plays, in seconds. Throws when it names an asset that the index lacks. */
export function compositionDuration(index: MediaIndex, composition: Composition): number {
  let ticks = 0
  for (const { video } of composition.entries) {
    const track = index.videos[video]
    if (!track) throw new Error(`No video "${video}"`)
    ticks += Math.round(track.duration * index.timescale.video)
  }
  return ticks / index.timescale.video
}
