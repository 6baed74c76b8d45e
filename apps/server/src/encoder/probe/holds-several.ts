import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

type Element = { name: string; bytes: number }
/** The element that starts a recording, for containers of which FFmpeg reads only the first recording. */
const beginnings: Record<string, { name: string; read: (head: Buffer) => Element | null }> = {
  mov: { name: 'moov', read: readBox },
  matroska: { name: '1a45dfa3', read: readEbml },
}
const headerBytes = 16
/** A fragmented file has two elements per fragment. */
const maxElements = 100_000

/** Whether a file contains more than one recording. Reads only the headers of its outermost elements. */
export function holdsSeveral(file: string, container: string): boolean {
  const beginning = beginnings[container]
  if (!beginning) return false
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    let found = 0
    let at = 0
    for (let number = 0; number < maxElements && at < size; number++) {
      const head = Buffer.alloc(headerBytes)
      readSync(descriptor, head, 0, headerBytes, at)
      const element = beginning.read(head)
      if (!element) return false
      if (element.name === beginning.name && ++found > 1) return true
      at += element.bytes
    }
    return false
  } finally {
    closeSync(descriptor)
  }
}

/** Null if the box extends to the end of the file. */
function readBox(head: Buffer): Element | null {
  const short = head.readUInt32BE(0)
  const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short
  return bytes < 8 ? null : { name: head.toString('latin1', 4, 8), bytes }
}

/**
 * The leading zeros of the identifier and the length give their size in bytes (RFC 8794). Null if the length is
 * unknown.
 */
function readEbml(head: Buffer): Element | null {
  const nameBytes = Math.clz32(head[0] ?? 0) - 23
  const lengthBytes = Math.clz32(head[nameBytes] ?? 0) - 23
  if (nameBytes > 4 || lengthBytes > 8) return null
  const mask = 2n ** BigInt(7 * lengthBytes)
  const length = BigInt(`0x${head.toString('hex', nameBytes, nameBytes + lengthBytes)}`) - mask
  if (length === mask - 1n) return null
  return { name: head.toString('hex', 0, nameBytes), bytes: nameBytes + lengthBytes + Number(length) }
}
