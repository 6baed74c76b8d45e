import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createTarDecoder, createTarPacker } from 'modern-tar'

/** An entry that is being read: read all of its body before the next one, which skips what is left. */
export type ArchiveEntry = { name: string; size: number; body: Readable }
export type ArchiveWriter = {
  /** Adds an entry of exactly `size` bytes and returns its checksum. */
  add: (name: string, size: number, body: Readable) => Promise<string>
}

/** The archive isn't one, or was damaged. */
export class DamagedArchive extends Error {}

/**
 * Writes a tar file entry by entry, no faster than the disk. Fails if the disk is full, an entry's stream fails, or it
 * has another size than announced.
 */
export async function writeArchive(file: string, write: (writer: ArchiveWriter) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker()
  const isWritten = pipeline(Readable.fromWeb(readable as never), createWriteStream(file, { flags: 'w', mode: 0o600 }))
  const writer: ArchiveWriter = {
    async add(name, size, body) {
      const hash = createHash('sha256')
      const target = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter()
      for await (const chunk of body) {
        hash.update(chunk)
        await target.write(new Uint8Array(chunk))
      }
      await target.close()
      return hash.digest('hex')
    },
  }
  const isFilled = write(writer).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error)
      throw error
    },
  )
  const [written, filled] = await Promise.allSettled([isWritten, isFilled])
  // A full disk stops the file first, and what fills it then fails too.
  if (written.status === 'rejected') throw written.reason
  if (filled.status === 'rejected') throw filled.reason
}

/** @throws DamagedArchive if the file isn't a tar file or ends too early */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  const bytes = Readable.toWeb(source) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true })).getReader()
  try {
    for (;;) {
      const { done, value } = await entries.read().catch(asDamage)
      if (done) return
      const { header } = value
      if (header.type !== undefined && header.type !== 'file') throw new DamagedArchive(`${header.name} is no file`)
      const body = Readable.fromWeb(value.body as never)
      yield { name: header.name, size: header.size, body }
      if (!body.readableEnded && !body.destroyed) await finished(body.resume()).catch(asDamage)
    }
  } finally {
    await entries.cancel().catch(() => {})
    source.destroy()
  }
}

/** Reads an entry to its end and returns its checksum. */
export async function checksumOf(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}

function asDamage(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw error
  throw new DamagedArchive(message)
}
