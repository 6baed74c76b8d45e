import { createHash } from 'node:crypto'
import { heldWidth, pictureWidths } from '@upbeat/rules/pictures/picture-widths'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { Failure } from '../../platform/http/failure.ts'
import type { PictureFolder } from './picture-folder.ts'

export type PictureFormat = 'webp' | 'jpeg'
/**
 * Where pictures come from: the original's bytes (any format that sharp reads, SVG too), or null. `width` is what will be made of it, for
 * those who can draw it just so.
 */
export type PictureSource = (key: string, width: number) => Promise<Uint8Array | null>
export const noPicture: PictureSource = async () => null
/** Pictures that exist as WebP before anyone requests them. */
export type ReadyPictures = {
  widths: (key: string) => readonly number[]
  read: (key: string, width: number) => Promise<Uint8Array>
}
const nothingReady: ReadyPictures = { widths: () => [], read: () => Promise.reject(new Error('There is no picture')) }

type Wanted = { key: string; width: number; format: PictureFormat }
/** `isStandIn`: of another width, while the requested one is being encoded. */
type Answer = { bytes: Uint8Array; isStandIn: boolean }
type Making = { bytes: Promise<Answer>; waiting: number; unwanted: AbortController }
export type PictureService = ReturnType<typeof createPictureService>

// Each picture is made once: what libvips would keep for the next is only memory, and two cores serve beside it.
sharp.cache(false)
sharp.concurrency(1)

/** Conversions at once: more would take the threads that files are read with, and pages would wait behind pictures. */
const mostAtOnce = 2
/** Behind every picture that somebody waits for. */
const background = { priority: -1 }
const quality: Record<PictureFormat, object> = {
  webp: { quality: 74, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
}

type Parts = { source: PictureSource; folder: PictureFolder; ready?: ReadyPictures | undefined }

/**
 * Pictures at the width asked for, made once and kept on disk (docs/decisions/008). A width that isn't there yet is answered by the nearest
 * one, and encoded in the background. `gone` says that who asked is there no more: a picture that nobody waits for is not made, so that a
 * page left behind holds up no other.
 */
export function createPictureService({ source, folder, ready = nothingReady }: Parts) {
  const underWay = new Map<string, Making>()
  const inBackground = new Map<string, Promise<void>>()
  const conversions = new PQueue({ concurrency: mostAtOnce })
  // One at a time, so that a picture that somebody waits for begins at once.
  const ahead = new PQueue({ concurrency: 1 })

  /**
   * `onMiss` is called before a picture that isn't kept yet is made, and may refuse by throwing. @throws Failure notFound
   */
  function picture(
    key: string,
    width: number | undefined,
    format: PictureFormat,
    { gone, onMiss }: { gone?: AbortSignal; onMiss?: () => void } = {},
  ): Promise<Answer> {
    const wanted = { key, width: heldWidth(width ?? 1166), format }
    const file = fileOf(wanted)
    const making = underWay.get(file) ?? begin(file, wanted, onMiss)
    making.waiting++
    gone?.addEventListener('abort', () => {
      making.waiting--
      if (making.waiting > 0) return
      making.unwanted.abort()
      forget(file, making)
    })
    return making.bytes
  }

  function begin(file: string, wanted: Wanted, onMiss: (() => void) | undefined) {
    const unwanted = new AbortController()
    const find = async (): Promise<Answer> => {
      const kept = await existing(wanted)
      if (kept) return { bytes: kept, isStandIn: false }
      onMiss?.()
      const nearest = await nearestTo(wanted)
      if (nearest) {
        void encodeAhead(wanted)
        return { bytes: nearest, isStandIn: true }
      }
      return { bytes: await conversions.add(() => make(wanted), { signal: unwanted.signal }), isStandIn: false }
    }
    const making: Making = { bytes: find().finally(() => forget(file, making)), waiting: 0, unwanted }
    underWay.set(file, making)
    return making
  }

  function forget(file: string, making: object) {
    if (underWay.get(file) === making) underWay.delete(file)
  }

  /** Encodes a picture at these widths before anyone requests it; one that can't be is left to its first request. */
  async function prepare(key: string, widths: readonly number[]): Promise<void> {
    for (const width of new Set(widths.map(heldWidth))) await encodeAhead({ key, width, format: 'webp' })
  }

  function encodeAhead(wanted: Wanted): Promise<void> {
    const file = fileOf(wanted)
    const begun = inBackground.get(file)
    if (begun) return begun
    const encode = async () => {
      if (!(await existing(wanted))) await conversions.add(() => make(wanted), background)
    }
    const made = ahead
      .add(encode)
      .catch(() => {})
      .finally(() => inBackground.delete(file))
    inBackground.set(file, made)
    return made
  }

  async function existing(wanted: Wanted): Promise<Uint8Array | null> {
    const { key, width } = wanted
    return isReady(wanted) ? ready.read(key, width) : folder.read(fileOf(wanted))
  }

  /** The narrowest of the wider ones, else the widest. */
  async function nearestTo({ key, width: wanted, format }: Wanted): Promise<Uint8Array | null> {
    const order = [
      ...pictureWidths.filter((each) => each > wanted),
      ...pictureWidths.filter((each) => each < wanted).reverse(),
    ]
    for (const width of order) {
      const other = { key, width, format }
      const bytes = isReady(other) || (await folder.has(fileOf(other))) ? await existing(other) : null
      if (bytes) return bytes
    }
    return null
  }

  function isReady({ key, width, format }: Wanted): boolean {
    return format === 'webp' && ready.widths(key).includes(width)
  }

  async function make({ key, width, format }: Wanted) {
    const original = await source(key, width)
    if (!original) throw new Failure('notFound')
    const bytes = await sharp(original, { density: 96, limitInputPixels: 60_000_000 })
      .resize({ width })
      .toFormat(format, quality[format])
      .toBuffer()
    await folder.keep(fileOf({ key, width, format }), bytes)
    return bytes
  }

  return { picture, prepare }
}

function fileOf({ key, width, format }: Wanted): string {
  return `${createHash('sha256').update(`${key}\n${width}`).digest('hex')}.${format}`
}
