import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../platform/failure/failure.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { Storage } from '../media/storage.ts'
import { placeholderOf } from '../pictures/placeholder-of.ts'
import type { PreparePicture } from '../pictures/prepare-picture.ts'

export type LookPictures = ReturnType<typeof createLookPictures>
type Parts = {
  storage: Pick<Storage, 'put' | 'read'>
  pictures: { add: (tenantId: string, picture: { id: string; keys: string[] }) => Promise<void> }
  preparePicture: PreparePicture
  makeId: () => string
}

const formats = ['jpeg', 'png', 'webp', 'heif']
const maxPixels = 100_000_000
const maxSide = 2560

/** Pictures of landing pages. They never change, and are kept as long as a restorable look shows them. */
export function createLookPictures({ storage, pictures, preparePicture, makeId }: Parts) {
  /**
   * Stores a picture and returns its link, which includes a placeholder. @throws Failure pictureUnreadable,
   * pictureTooLarge
   */
  async function add(tenantId: string, bytes: Uint8Array): Promise<string> {
    const { picture, placeholder } = await reduce(bytes)
    const id = makeId()
    const file = `${id}.jpg`
    const aside = join(tmpdir(), file)
    await writeFile(aside, picture)
    await pictures.add(tenantId, { id, keys: [storageKey(tenantId, file)] })
    await storage.put(storageKey(tenantId, file), aside)
    const link = `/images/club/${tenantId}/${file}${placeholder}`
    preparePicture(link, 'hero')
    return link
  }

  /** A picture by the key in its URL; null for other keys. */
  async function picture(key: string): Promise<Uint8Array | null> {
    const [, tenantId = '', file = ''] = /^club\/([^/]+)\/([\w-]+\.jpg)$/.exec(key) ?? []
    return file === '' ? null : storage.read(storageKey(tenantId, file)).catch(() => null)
  }

  return { add, picture }
}

/** Shrinks a picture, applies its orientation and removes its metadata, e.g. location and date. */
async function reduce(bytes: Uint8Array): Promise<{ picture: Buffer; placeholder: string }> {
  try {
    const sharp = await loadSharp()
    // Reads only the header, so that a huge picture is refused cheaply.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.includes(format)) throw new Failure('pictureUnreadable')
    if (width * height > maxPixels) throw new Failure('pictureTooLarge')
    const picture = await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
    return { picture, placeholder: await placeholderOf(picture) }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('pictureUnreadable')
  }
}

function storageKey(tenantId: string, file: string): string {
  return `${encodeURIComponent(tenantId).replaceAll('.', '%2E')}/look/${file}`
}
