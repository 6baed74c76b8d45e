import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { Failure } from '../../platform/http/failure.ts'

export type PictureFormat = 'webp' | 'jpeg'
/**
 * Where pictures come from: the original's bytes (any format that sharp reads, SVG too), or null. `width` is what will be made of it, for
 * those who can draw it just so.
 */
export type PictureSource = (key: string, width: number) => Promise<Uint8Array | null>
export const noPicture: PictureSource = async () => null
export type PictureService = ReturnType<typeof createPictureService>

// Each picture is made once: what libvips would keep for the next is only memory, and two cores serve beside it.
sharp.cache(false)
sharp.concurrency(1)

const widest = 2560
/** Conversions at once: more would take the threads that files are read with, and pages would wait behind pictures. */
const mostAtOnce = 2
/** Widths are rounded up to these steps, so that a phone's odd viewport doesn't make a file of its own. */
const widthStep = 32
const quality: Record<PictureFormat, object> = {
  webp: { quality: 74, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
}

/**
 * Pictures at the width asked for, made once and kept on disk. WebP and not AVIF: see docs/decisions/008. `gone` says that who asked is
 * there no more: a picture that nobody waits for is not made, so that a page left behind holds up no other.
 */
export function createPictureService({ source, cacheDir }: { source: PictureSource; cacheDir: string }) {
  const underWay = new Map<string, { bytes: Promise<Uint8Array>; waiting: number; unwanted: AbortController }>()
  const inTurn = createTurns(mostAtOnce)

  function picture(
    key: string,
    width: number | undefined,
    format: PictureFormat,
    gone?: AbortSignal,
  ): Promise<Uint8Array> {
    const rounded = Math.min(widest, Math.ceil((width ?? 1166) / widthStep) * widthStep)
    const file = join(cacheDir, `${createHash('sha256').update(`${key}\n${rounded}`).digest('hex')}.${format}`)
    const making = underWay.get(file) ?? begin(file, key, rounded, format)
    making.waiting++
    gone?.addEventListener('abort', () => {
      making.waiting--
      if (making.waiting > 0) return
      making.unwanted.abort()
      forget(file, making)
    })
    return making.bytes
  }

  function begin(file: string, key: string, width: number, format: PictureFormat) {
    const unwanted = new AbortController()
    const bytes = readFile(file).catch(() => inTurn(() => make(key, width, format, file), unwanted.signal))
    const making = { bytes, waiting: 0, unwanted }
    underWay.set(file, making)
    const done = () => forget(file, making)
    bytes.then(done, done)
    return making
  }

  function forget(file: string, making: object) {
    if (underWay.get(file) === making) underWay.delete(file)
  }

  async function make(key: string, width: number, format: PictureFormat, file: string) {
    const original = await source(key, width)
    if (!original) throw new Failure('notFound')
    const bytes = await sharp(original, { density: 96, limitInputPixels: 60_000_000 })
      .resize({ width })
      .toFormat(format, quality[format])
      .toBuffer()
    await mkdir(dirname(file), { recursive: true })
    // Written aside and moved, so that a killed process never leaves half a picture.
    const aside = `${file}.${randomUUID()}.part`
    await writeFile(aside, bytes)
    await rename(aside, file)
    return bytes
  }

  return { picture }
}

/** Runs at most `most` at once, the others in the order they came. Whose signal is aborted before its turn loses it, and rejects. */
function createTurns(most: number) {
  const waiting = new Set<() => void>()
  let running = 0

  function turn(signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        waiting.delete(start)
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(start)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave)
      waiting.add(start)
    })
  }

  return async function inTurn<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    // Whoever waited takes the place of the one that has ended.
    if (running >= most) await turn(signal)
    else running++
    try {
      return await task()
    } finally {
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}
