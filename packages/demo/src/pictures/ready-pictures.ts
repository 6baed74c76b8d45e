import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** By the picture's key: the widths that are in the media folder as WebP, and the blur that links carry. */
export type PictureIndex = Record<string, { widths: number[]; blur: string }>

const folder = new URL('../../media/pictures/', import.meta.url)
let known: PictureIndex | undefined

/** The pictures that were rendered ahead. */
export function readyPictures(): PictureIndex {
  known ??= JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as PictureIndex
  return known
}

/** A file of the index. @throws Error if there is none */
export function readReadyPicture(key: string, width: number): Promise<Uint8Array> {
  return readFile(new URL(`${key}-${width}.webp`, folder))
}
