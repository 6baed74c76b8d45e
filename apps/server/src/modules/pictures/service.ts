import { createHash } from 'node:crypto'
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

/** Pictures at the width asked for, made once and kept on disk. WebP and not AVIF: see docs/decisions/008. */
export function createPictureService({ source, cacheDir }: { source: PictureSource; cacheDir: string }) {
  const underWay = new Map<string, Promise<Uint8Array>>()
  const inTurn = createTurns(mostAtOnce)

  async function picture(key: string, width: number | undefined, format: PictureFormat): Promise<Uint8Array> {
    const rounded = Math.min(widest, Math.ceil((width ?? 1166) / widthStep) * widthStep)
    const file = join(cacheDir, `${createHash('sha256').update(`${key}\n${rounded}`).digest('hex')}.${format}`)
    const running = underWay.get(file)
    if (running) return running
    const made = readFile(file).catch(() => inTurn(() => make(key, rounded, format, file)))
    underWay.set(file, made)
    try {
      return await made
    } finally {
      underWay.delete(file)
    }
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
    await writeFile(`${file}.part`, bytes)
    await rename(`${file}.part`, file)
    return bytes
  }

  return { picture }
}

/** Runs at most `most` at once, the others in the order they came. */
function createTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await task()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
