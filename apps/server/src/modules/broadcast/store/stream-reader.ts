import { open, stat } from 'node:fs/promises'
import { createRecent } from '../../../platform/memory/recent.ts'
import { addLine, emptyStream, readLines, type StoredStream } from './stream-lines.ts'

const maxKept = 200
type Kept = {
  inode: number
  offset: number
  stream: StoredStream
  reading: Promise<StoredStream> | null
  /** A read that hasn't begun yet: it is the same for all who wait. */
  next: Promise<StoredStream> | null
}

/**
 * Reads streams' logs, only what was added since the last time. The stream that it returns grows with later reads.
 */
export function createStreamReader(logOf: (asset: string) => string) {
  const kept = createRecent<string, Kept>(maxKept)

  function read(asset: string): Promise<StoredStream> {
    const known =
      kept.get(asset) ?? kept.set(asset, { inode: 0, offset: 0, stream: emptyStream(), reading: null, next: null })
    known.next ??= readAfter(asset, known)
    return known.next
  }

  /** One after the other, since both would add the same lines. */
  async function readAfter(asset: string, known: Kept): Promise<StoredStream> {
    await known.reading?.catch(() => undefined)
    known.reading = readOn(asset, known)
    known.next = null
    return known.reading
  }

  async function readOn(asset: string, known: Kept): Promise<StoredStream> {
    const found = await stat(logOf(asset)).catch(() => null)
    // Replaced by a shorter one, or deleted.
    if (!found || found.ino !== known.inode || found.size < known.offset) {
      Object.assign(known, { inode: found?.ino ?? 0, offset: 0, stream: emptyStream() })
    }
    if (!found || found.size === known.offset) return known.stream
    const handle = await open(logOf(asset))
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(found.size - known.offset), 0, null, known.offset)
      const text = buffer.subarray(0, bytesRead)
      const whole = text.lastIndexOf(0x0a) + 1
      for (const line of readLines(text.subarray(0, whole).toString())) addLine(known.stream, line)
      known.offset += whole
    } finally {
      await handle.close()
    }
    return known.stream
  }

  return { read }
}
