import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/**
 * The ETag that a bucket gives to a file: its MD5, or if it was uploaded in parts the MD5 of their MD5s and their number.
 */
export async function etagOf(file: string, { bytes, partBytes }: { bytes: number; partBytes: number }) {
  if (bytes <= partBytes) return (await md5(file, 0, bytes)).toString('hex')
  const parts: Buffer[] = []
  for (let at = 0; at < bytes; at += partBytes) parts.push(await md5(file, at, Math.min(partBytes, bytes - at)))
  return `${createHash('md5').update(Buffer.concat(parts)).digest('hex')}-${parts.length}`
}

async function md5(file: string, offset: number, bytes: number) {
  const hash = createHash('md5')
  if (bytes === 0) return hash.digest()
  for await (const chunk of createReadStream(file, { start: offset, end: offset + bytes - 1 })) hash.update(chunk)
  return hash.digest()
}
