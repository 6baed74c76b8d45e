import { createHash } from 'node:crypto'
import { heldWidth, pictureWidths } from '@upbeat/rules/pictures/picture-widths'
import PQueue from 'p-queue'
import { Failure } from '../../platform/failure/failure.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { PictureFolder } from './picture-folder.ts'

export type PictureFormat = 'webp' | 'jpeg'
/**
 * Where pictures come from: the original's bytes (any format that sharp reads, including SVG), or null. `width` is the
 * requested width, for sources that can draw at exactly that size.
 */
export type PictureSource = (key: string, width: number) => Promise<Uint8Array | null>
export const noPicture: PictureSource = async () => null
/** Pictures that exist as WebP before the first request. */
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

/** More simultaneous conversions would use up the threads that read files, and pages would wait for pictures. */
const maxConcurrent = 2
/** Lower than the priority of requested pictures. */
const background = { priority: -1 }
const quality: Record<PictureFormat, object> = {
  webp: { quality: 74, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
}

type Parts = { source: PictureSource; folder: PictureFolder; ready?: ReadyPictures | undefined }

/**
 * Pictures at the requested width, encoded once and stored on disk (docs/decisions/008). If that width isn't available
 * yet, the nearest one is returned and the requested one is encoded in the background. `gone` aborts when the client
 * disconnects: a picture that is no longer needed isn't encoded, so that an abandoned page doesn't delay others.
 */
export function createPictureService({ source, folder, ready = nothingReady }: Parts) {
  const underWay = new Map<string, Making>()
  const inBackground = new Map<string, Promise<void>>()
  const conversions = new PQueue({ concurrency: maxConcurrent })
  // One at a time, so that a requested picture can start immediately.
  const ahead = new PQueue({ concurrency: 1 })

  /**
   * `onMiss` is called before a picture is encoded that isn't stored yet, and may refuse by throwing.
   * @throws Failure notFound
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

  /** Encodes a picture at these widths before the first request. Failures are left to that request. */
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

  /** Prefers the narrowest of the wider ones, otherwise the widest. */
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
    const sharp = await loadSharp()
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
