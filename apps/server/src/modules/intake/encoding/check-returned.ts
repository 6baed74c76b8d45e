import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSharp } from '../../../platform/load-sharp.ts'
import type { Storage } from '../../media/storage.ts'
import type { EncoderResults, StoredRendition, TaskKind } from './encoder-port.ts'
import type { Encode } from './encoder-process.ts'

type Parts = { storage: Storage; encode: Encode; workDir: string; prefix: string }
type Made = EncoderResults[TaskKind]

const inspectionSeconds = 120
/** The largest difference in seconds between a decoded duration and the reported one. */
const tolerance = 0.1
const codecs = { video: 'h264', audio: 'aac' }

/**
 * Checks what a worker on another machine has stored: whether the files exist, have the reported size and decode to
 * what was reported. Of renditions, the first and last segments are decoded. Returns what is wrong, or null.
 */
export async function checkReturned(made: Made, parts: Parts): Promise<string | null> {
  try {
    if ('renditions' in made) for (const each of made.renditions) await checkRendition(each, parts)
    else if ('posters' in made) for (const { file } of made.posters) await checkPicture(file, parts)
    else if ('storyboard' in made) for (const file of made.storyboard.files) await checkPicture(file, parts)
    else if ('file' in made) await checkBytes(await read(made.file, parts), codecs.video, null, parts)
    else return 'An answer to nothing that was asked'
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The file size in bytes according to the index. */
export function bytesOf({ initBytes, segments }: StoredRendition): number {
  return segments.bytes.reduce((all, each) => all + each, initBytes)
}

async function checkRendition(rendition: StoredRendition, parts: Parts) {
  const { file, initBytes, segments, timescale, kind } = rendition
  assertPlain(file)
  const size = await parts.storage.size(parts.prefix + file)
  if (size !== bytesOf(rendition)) throw new Error(`${file} is not as long as its index says`)
  const init = await read(file, parts, { offset: 0, bytes: initBytes })
  let offset = initBytes
  for (const [number, bytes] of segments.bytes.entries()) {
    if (number === 0 || number === segments.bytes.length - 1) {
      const segment = await read(file, parts, { offset, bytes })
      const seconds = (segments.ticks[number] ?? 0) / timescale
      await checkBytes(Buffer.concat([init, segment]), codecs[kind], { ...rendition, seconds }, parts)
    }
    offset += bytes
  }
}

async function checkBytes(
  bytes: Uint8Array,
  codec: string,
  told: { seconds: number; file: string; width?: number; height?: number } | null,
  { encode, workDir }: Parts,
) {
  await mkdir(workDir, { recursive: true })
  const aside = join(workDir, `returned-${crypto.randomUUID()}.mp4`)
  await writeFile(aside, bytes)
  const outcome = await encode({ kind: 'inspect', file: aside }, { seconds: inspectionSeconds })
  await rm(aside, { force: true })
  if (outcome.kind !== 'done') throw new Error('A returned file can’t be decoded')
  const { result: found } = outcome
  const isAlike =
    found.codec === codec &&
    (told === null ||
      (Math.abs(found.seconds - told.seconds) < tolerance &&
        (told.width === undefined || (told.width === found.width && told.height === found.height))))
  if (!isAlike) throw new Error(`${told?.file ?? 'A returned file'} is not what its description says`)
}

async function checkPicture(file: string, parts: Parts) {
  const sharp = await loadSharp()
  const { format } = await sharp(await read(file, parts)).metadata()
  if (format !== 'jpeg') throw new Error(`${file} is no picture`)
}

async function read(file: string, { storage, prefix }: Parts, range?: { offset: number; bytes: number }) {
  assertPlain(file)
  return storage.read(prefix + file, range)
}

/** Allows only plain names in the version's own folder. */
function assertPlain(file: string) {
  if (!/^[\w-]+\.(mp4|jpg)$/.test(file)) throw new Error('A file with a name that is none of ours')
}
