import { readReadyPicture, readyPictures } from '@upbeat/demo/pictures/ready-pictures'
import type { ReadyPictures } from '../pictures/service.ts'

const prefix = 'demo/'
/** In pixels; fine lines would be lost in a smaller drawing. */
const minWidth = 640

/**
 * Draws a picture of the demo at a width in pixels. `key` is the part of the URL after `/images/`. Null if there is no
 * such picture.
 */
export async function demoPicture(key: string, width: number): Promise<Uint8Array | null> {
  if (!key.startsWith(prefix)) return null
  // Loaded with the first picture, so that the start doesn't wait for all the moves.
  const { drawPicture } = await import('@upbeat/demo/pictures/draw-picture')
  try {
    return new TextEncoder().encode(drawPicture(key.slice(prefix.length), Math.max(minWidth, width)))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The demo's pre-rendered pictures. */
export const demoReadyPictures: ReadyPictures = {
  widths: (key) => (key.startsWith(prefix) ? (readyPictures()[key.slice(prefix.length)]?.widths ?? []) : []),
  read: (key, width) => readReadyPicture(key.slice(prefix.length), width),
}
