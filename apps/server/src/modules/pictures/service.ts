import { createHash } from 'node:crypto'
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
type Wanted = { key: string; width: number; format: PictureFormat }
export type PictureService = ReturnType<typeof createPictureService>

// Each picture is made once: what libvips would keep for the next is only memory, and two cores serve beside it.
sharp.cache(false)
sharp.concurrency(1)

/**
 * The widths that pictures are made at: what the app asks for (`imageWidthBands`, posters, cards) and steps for phones, whose odd viewports
 * must not each make a file of their own. A picture comes at the first one that is no narrower than what was asked.
 */
const widths = [320, 384, 416, 448, 512, 640, 832, 1184, 1376, 1504, 2016, 2560] as const
const widest = 2560
/** Conversions at once: more would take the threads that files are read with, and pages would wait behind pictures. */
const mostAtOnce = 2
const quality: Record<PictureFormat, object> = {
  webp: { quality: 74, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
}

/**
 * Pictures at the width asked for, made once and kept on disk. WebP and not AVIF: see docs/decisions/008. `gone` says that who asked is
 * there no more: a picture that nobody waits for is not made, so that a page left behind holds up no other.
 */
export function createPictureService({ source, folder }: { source: PictureSource; folder: PictureFolder }) {
  const underWay = new Map<string, { bytes: Promise<Uint8Array>; waiting: number; unwanted: AbortController }>()
  const conversions = new PQueue({ concurrency: mostAtOnce })

  /**
   * `onMiss` is called before a picture that isn't kept yet is made, and may refuse by throwing. @throws Failure notFound
   */
  function picture(
    key: string,
    width: number | undefined,
    format: PictureFormat,
    { gone, onMiss }: { gone?: AbortSignal; onMiss?: () => void } = {},
  ): Promise<Uint8Array> {
    const rounded = widths.find((each) => each >= (width ?? 1166)) ?? widest
    const file = `${createHash('sha256').update(`${key}\n${rounded}`).digest('hex')}.${format}`
    const making = underWay.get(file) ?? begin(file, { key, width: rounded, format, onMiss })
    making.waiting++
    gone?.addEventListener('abort', () => {
      making.waiting--
      if (making.waiting > 0) return
      making.unwanted.abort()
      forget(file, making)
    })
    return making.bytes
  }

  function begin(file: string, { onMiss, ...wanted }: Wanted & { onMiss: (() => void) | undefined }) {
    const unwanted = new AbortController()
    const bytes = folder.read(file).then((kept) => {
      if (kept) return kept
      onMiss?.()
      return conversions.add(() => make(file, wanted), { signal: unwanted.signal })
    })
    const making = { bytes, waiting: 0, unwanted }
    underWay.set(file, making)
    const done = () => forget(file, making)
    bytes.then(done, done)
    return making
  }

  function forget(file: string, making: object) {
    if (underWay.get(file) === making) underWay.delete(file)
  }

  async function make(file: string, { key, width, format }: Wanted) {
    const original = await source(key, width)
    if (!original) throw new Failure('notFound')
    const bytes = await sharp(original, { density: 96, limitInputPixels: 60_000_000 })
      .resize({ width })
      .toFormat(format, quality[format])
      .toBuffer()
    await folder.keep(file, bytes)
    return bytes
  }

  return { picture }
}
