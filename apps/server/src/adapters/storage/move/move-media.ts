import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaFolder } from '../folder/folder-storage.ts'
import type { Bucket } from '../s3/s3-storage.ts'
import { etagOf } from './etag-of.ts'

export type Count = { files: number; bytes: number }
export type Moved = {
  all: Count
  moved: Count
  /** What stays where it was, and why. */
  failures: { key: string; reason: string }[]
}
type Item = { key: string; bytes: number }
type Parts = {
  folder: MediaFolder
  bucket: Bucket
  to: 'folder' | 's3'
  /** Bytes that stay free on the folder's disk. */
  reserveBytes: number
  isDryRun?: boolean
  /** Called after each file. */
  onProgress?: (moved: Moved) => void
  wait: (milliseconds: number) => Promise<void>
  now: () => number
}

const atOnce = 4
/** Longer than a player uses a bucket's URL, which is valid for a minute and cached for half of one. */
const addressMs = 120_000

/**
 * Moves all media to the other place, file by file: copies, compares and only then deletes. It can be ended at any time
 * and started again, while servers read from both places.
 */
export async function moveMedia(parts: Parts): Promise<Moved> {
  const { folder, bucket, to, wait, now } = parts
  const from = to === 's3' ? folder : bucket
  const items = await listed(from)
  const done: Moved = { all: countOf(items), moved: { files: 0, bytes: 0 }, failures: [] }
  if (parts.isDryRun) return done
  const waiting: { key: string; at: number }[] = []
  const queue = items[Symbol.iterator]()

  async function work() {
    for (const item of queue) {
      try {
        await copy(parts, item)
        if (to === 's3') await folder.remove(item.key)
        else waiting.push({ key: item.key, at: now() })
        done.moved = { files: done.moved.files + 1, bytes: done.moved.bytes + item.bytes }
      } catch (error) {
        done.failures.push({ key: item.key, reason: error instanceof Error ? error.message : String(error) })
      }
      while (waiting[0] && now() - waiting[0].at > addressMs) await bucket.remove(waiting.shift()?.key ?? '')
      parts.onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (waiting.length > 0) await wait(addressMs)
  for (const { key } of waiting) await bucket.remove(key)
  return done
}

async function listed(from: Pick<Bucket, 'list'>) {
  const items: Item[] = []
  for await (const item of from.list()) {
    const names = item.key.split('/')
    // Keys of media have at least three parts: club, class and file.
    if (names.length >= 3 && !names.some((name) => name === '' || name.startsWith('.'))) items.push(item)
  }
  return items
}

function countOf(items: Item[]): Count {
  return { files: items.length, bytes: items.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Copies a file unless the other place has it whole, and compares the two. */
async function copy(parts: Parts, { key, bytes }: Item) {
  const { folder, bucket, to, reserveBytes } = parts
  const path = folder.localPath(key)
  const there = await (to === 's3' ? bucket : folder).size(key)
  if (there !== null && there !== bytes) throw new Error(`is there already, with ${there} bytes instead of ${bytes}`)
  if (to === 's3') {
    if (there !== null) return compare(bucket, key, { file: path, bytes })
    await bucket.copy(key, path)
    return compare(bucket, key, { file: path, bytes }).catch(async (error: unknown) => {
      await bucket.remove(key)
      throw error
    })
  }
  if (there !== null) return compare(bucket, key, { file: path, bytes })
  if (((await folder.free()) ?? Number.POSITIVE_INFINITY) < bytes + reserveBytes) throw new Error('the disk is full')
  await mkdir(dirname(path), { recursive: true })
  await pipeline(await bucket.stream(key), createWriteStream(`${path}.part`, { mode: 0o600 }))
  await compare(bucket, key, { file: `${path}.part`, bytes })
  await rename(`${path}.part`, path)
}

/** Compares sizes, and checksums if the bucket's can be computed from the file. */
async function compare(bucket: Bucket, key: string, { file, bytes }: { file: string; bytes: number }) {
  const sizes = [await bucket.size(key), (await stat(file)).size]
  if (sizes.some((each) => each !== bytes)) throw new Error(`has ${sizes.join(' and ')} bytes instead of ${bytes}`)
  const etag = await bucket.etag(key)
  const own = await etagOf(file, { bytes, partBytes: bucket.partBytes })
  // Another program may have uploaded it in parts of another size.
  if (etag === null || etag.split('-')[1] !== own.split('-')[1]) return
  if (etag !== own) throw new Error('differs from the bucket’s checksum')
}
