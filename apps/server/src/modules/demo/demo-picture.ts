import { readReadyPicture, readyPictures } from '@upbeat/demo/pictures/ready-pictures'
import type { ReadyPictures } from '../pictures/service.ts'

const prefix = 'demo/'
/** Drawn no smaller than this: fine lines of a tiny drawing would be lost. */
const least = 640

/** Pictures of the demo, drawn at the width asked for; `key` as in the address, after `/images/`. Null where there is none. */
export async function demoPicture(key: string, width: number): Promise<Uint8Array | null> {
  if (!key.startsWith(prefix)) return null
  // Loaded with the first picture, so that starting doesn't wait for all the moves.
  const { drawPicture } = await import('@upbeat/demo/pictures/draw-picture')
  try {
    return new TextEncoder().encode(drawPicture(key.slice(prefix.length), Math.max(least, width)))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The pictures of the demo that were rendered ahead. */
export const demoReadyPictures: ReadyPictures = {
  widths: (key) => (key.startsWith(prefix) ? (readyPictures()[key.slice(prefix.length)]?.widths ?? []) : []),
  read: (key, width) => readReadyPicture(key.slice(prefix.length), width),
}
