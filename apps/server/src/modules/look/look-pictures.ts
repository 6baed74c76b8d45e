import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { Failure } from '../../platform/http/failure.ts'
import type { Storage } from '../media/storage.ts'

export type LookPictures = ReturnType<typeof createLookPictures>
type Parts = {
  storage: Pick<Storage, 'put' | 'read'>
  pictures: { add: (tenantId: string, picture: { id: string; keys: string[] }) => Promise<void> }
  makeId: () => string
}

const formats = ['jpeg', 'png', 'webp', 'heif']
const mostPixels = 100_000_000
const longestSide = 2560

/** Pictures of landing pages. They never change, and stay for as long as a look that can be restored shows them. */
export function createLookPictures({ storage, pictures, makeId }: Parts) {
  /** Stores a picture and answers its link, with its colour for as long as it loads. @throws Failure pictureUnreadable, pictureTooLarge */
  async function add(tenantId: string, bytes: Uint8Array): Promise<string> {
    const { picture, colour } = await reduce(bytes)
    const id = makeId()
    const file = `${id}.jpg`
    const aside = join(tmpdir(), file)
    await writeFile(aside, picture)
    await pictures.add(tenantId, { id, keys: [storageKey(tenantId, file)] })
    await storage.put(storageKey(tenantId, file), aside)
    return `/images/club/${tenantId}/${file}${colour}`
  }

  /** By the key in its address; null for other keys. */
  async function picture(key: string): Promise<Uint8Array | null> {
    const [, tenantId = '', file = ''] = /^club\/([^/]+)\/([\w-]+\.jpg)$/.exec(key) ?? []
    return file === '' ? null : storage.read(storageKey(tenantId, file)).catch(() => null)
  }

  return { add, picture }
}

/** Smaller, upright, and without the positions and dates that cameras write into files. */
async function reduce(bytes: Uint8Array): Promise<{ picture: Buffer; colour: string }> {
  try {
    // Only the head is read, so that the picture's size costs nothing.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.includes(format)) throw new Failure('pictureUnreadable')
    if (width * height > mostPixels) throw new Failure('pictureTooLarge')
    const picture = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
    const { dominant } = await sharp(picture).resize(64).stats()
    const digits = [dominant.r, dominant.g, dominant.b].map((each) => each.toString(16).padStart(2, '0'))
    return { picture, colour: `#${digits.join('')}` }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('pictureUnreadable')
  }
}

function storageKey(tenantId: string, file: string): string {
  return `${encodeURIComponent(tenantId).replaceAll('.', '%2E')}/look/${file}`
}
