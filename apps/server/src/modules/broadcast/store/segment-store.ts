import { appendFile, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  endOf,
  type ReceivedInit,
  type ReceivedPart,
  type ReceivedRendition,
} from '@upbeat/rules/media/received-stream'
import { type Connection, type Rejected, type StoredStream, type StreamLine, writeLines } from './stream-lines.ts'
import { createStreamReader } from './stream-reader.ts'

export type SegmentStore = ReturnType<typeof createSegmentStore>

/** The disk has less space left than must stay free. */
export class DiskFull extends Error {}
/** The segment can't be accepted, with the reason. */
export class SegmentRefused extends Error {}

type Parts = {
  /** The folder of all streams. */
  folder: string
  /** Bytes that must stay free. */
  reserveBytes: number
}

/** How far ahead of the last one a segment may be numbered, in segments. */
const furthestAhead = 600
const longestSeconds = 20
const maxSegments = 100_000
const keptRejected = 20

/**
 * Received broadcasts as fragmented MP4, a folder per occurrence: an initialisation segment and numbered segments per
 * rendition, and a log that lists them in the order of arrival. A file is complete before the log lists it. Several
 * processes may read a stream; one at a time writes it.
 */
export function createSegmentStore({ folder, reserveBytes }: Parts) {
  const reader = createStreamReader(logOf)

  /** Begins a connection. */
  async function begin(asset: string, { source, at }: Pick<Connection, 'source' | 'at'>): Promise<Connection> {
    await assertSpace()
    await mkdir(folderOf(asset), { recursive: true })
    const { next, connections } = await reader.read(asset)
    const connection = { epoch: (connections.at(-1)?.epoch ?? -1) + 1, source, at, first: { ...next } }
    await append(asset, [{ type: 'connection', ...connection }])
    return connection
  }

  /** @throws DiskFull */
  async function putInit(asset: string, init: ReceivedInit, bytes: Uint8Array): Promise<void> {
    await write(asset, init.rendition, `init-${init.epoch}.mp4`, bytes)
    await append(asset, [{ type: 'init', ...init }])
  }

  /**
   * Stores a segment. One that is known is ignored.
   * @throws DiskFull
   * @throws SegmentRefused if it is too long, or numbered too far ahead
   */
  async function putPart(
    asset: string,
    given: Omit<ReceivedPart, 'at' | 'bytes'>,
    bytes: Uint8Array,
  ): Promise<StoredStream> {
    const stream = await reader.read(asset)
    const { rendition, number, epoch } = given
    const first = stream.connections.find((each) => each.epoch === epoch)?.first[rendition] ?? 0
    // Known, or of an earlier connection.
    if (stream.byName.has(`${rendition}/${number}`) || number < first) return stream
    if (!(given.duration > 0 && given.duration <= longestSeconds)) throw new SegmentRefused('too long')
    if (number >= (stream.next[rendition] ?? 0) + furthestAhead) throw new SegmentRefused('numbered too far ahead')
    if (stream.parts.length >= maxSegments) throw new SegmentRefused('too many segments')
    await write(asset, rendition, `${number}.m4s`, bytes)
    const at = beganAt(stream, given) + given.start * 1000
    await append(asset, [{ type: 'part', ...given, at, bytes: bytes.length }])
    return reader.read(asset)
  }

  /**
   * Places a connection on the clock by its first segment, which arrives when it has just been recorded; later ones may
   * be delayed.
   */
  function beganAt({ parts }: StoredStream, { epoch, start, duration, arrivedAt }: Omit<ReceivedPart, 'at' | 'bytes'>) {
    const first = parts.find((part) => part.epoch === epoch)
    return first ? first.at - first.start * 1000 : arrivedAt - (start + duration) * 1000
  }

  async function reject(asset: string, rejected: Rejected): Promise<void> {
    await mkdir(folderOf(asset), { recursive: true })
    await append(asset, [{ type: 'rejected', ...rejected }])
  }

  /** Deletes what was recorded before a time, in epoch milliseconds, and its lines. Only the writer may call it. */
  async function forget(asset: string, before: number): Promise<void> {
    const stream = await reader.read(asset)
    const old = stream.parts.filter((part) => endOf(part) <= before)
    if (old.length === 0) return
    const below = { ...stream.forgottenBelow }
    for (const { rendition, number } of old) below[rendition] = Math.max(below[rendition] ?? 0, number + 1)
    const isKept = ({ rendition, number }: ReceivedPart) => number >= (below[rendition] ?? 0)
    const kept = stream.parts.filter(isKept)
    const newest = stream.connections.at(-1)?.epoch
    const isUsed = (epoch: number) => epoch === newest || kept.some((part) => part.epoch === epoch)
    const lines: StreamLine[] = [
      { type: 'forgotten', below },
      ...stream.connections
        .filter(({ epoch }) => isUsed(epoch))
        .map((each) => ({ type: 'connection' as const, ...each })),
      ...stream.inits.filter(({ epoch }) => isUsed(epoch)).map((each) => ({ type: 'init' as const, ...each })),
      ...stream.rejected.slice(-keptRejected).map((each) => ({ type: 'rejected' as const, ...each })),
      ...kept.map((each) => ({ type: 'part' as const, ...each })),
    ]
    await replace(logOf(asset), writeLines(lines))
    for (const part of stream.parts.filter((each) => !isKept(each))) {
      await rm(join(folderOf(asset), part.rendition, `${part.number}.m4s`), { force: true })
    }
  }

  /** Bytes of an initialisation segment or a segment; null if there is none. */
  async function bytesOf(asset: string, rendition: ReceivedRendition, file: string): Promise<Uint8Array | null> {
    return readFile(join(folderOf(asset), rendition, file)).catch(() => null)
  }

  /** Deletes a stream. */
  async function remove(asset: string): Promise<void> {
    await rm(folderOf(asset), { recursive: true, force: true })
  }

  async function write(asset: string, rendition: string, file: string, bytes: Uint8Array): Promise<void> {
    await assertSpace()
    const inside = join(folderOf(asset), rendition)
    await mkdir(inside, { recursive: true })
    await replace(join(inside, file), bytes)
  }

  async function append(asset: string, lines: StreamLine[]): Promise<void> {
    await asDiskFull(() => appendFile(logOf(asset), writeLines(lines)))
  }

  async function assertSpace(): Promise<void> {
    if (await isFull()) throw new DiskFull()
  }

  async function isFull(): Promise<boolean> {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < reserveBytes
  }

  /** Encoded, so that the name contains no slash. */
  function folderOf(asset: string) {
    return join(folder, encodeURIComponent(asset))
  }

  function logOf(asset: string) {
    return join(folderOf(asset), 'segments.jsonl')
  }

  return { begin, putInit, putPart, reject, forget, bytesOf, remove, isFull, read: reader.read, folderOf }
}

let counter = 0

/** Writes a file as a whole or not at all. */
async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}-${++counter}.tmp`
  try {
    await asDiskFull(() => writeFile(aside, content))
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function asDiskFull(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOSPC' || code === 'EDQUOT' ? new DiskFull() : error
  }
}
