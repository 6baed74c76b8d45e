import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * A fragment of an MP4 file: a `moof` box and its data. `at` and `bytes` locate it in the file; `start` is its decode
 * time in ticks.
 */
type Fragment = { at: number; bytes: number; start: number; ticks: number }
export type FragmentedFile = { timescale: number; initBytes: number; fragments: Fragment[] }

const headerBytes = 16
/** Our `moof` and `moov` boxes have a few kilobytes. */
const maxBoxBytes = 16 * 1024 * 1024

/** Locates the fragments of a file that we wrote. Reads box headers and movie fragments, not the media. */
export function readFragments(file: string): FragmentedFile {
  const descriptor = openSync(file, 'r')
  try {
    return read(descriptor, fstatSync(descriptor).size)
  } finally {
    closeSync(descriptor)
  }
}

function read(descriptor: number, size: number): FragmentedFile {
  const found: FragmentedFile = { timescale: 0, initBytes: 0, fragments: [] }
  for (let at = 0; at < size; ) {
    const box = boxAt(descriptor, at, size)
    if (box.type === 'moov') {
      found.timescale = timescaleOf(content(descriptor, box))
      found.initBytes = box.at + box.bytes
    } else if (box.type === 'moof') {
      const { start, ticks } = timesOf(content(descriptor, box))
      found.fragments.push({ at, bytes: box.bytes, start, ticks })
    } else if (box.type === 'mdat') {
      const last = found.fragments.at(-1)
      if (last) last.bytes = at + box.bytes - last.at
    }
    at += box.bytes
  }
  if (found.timescale === 0 || found.fragments.length === 0) throw new Error('No fragments were written')
  return found
}

type Box = { type: string; at: number; bytes: number; header: number }

function boxAt(descriptor: number, at: number, size: number): Box {
  const head = Buffer.alloc(headerBytes)
  const length = readSync(descriptor, head, 0, headerBytes, at)
  if (length < 8) throw new Error('A box header is cut off')
  const short = head.readUInt32BE(0)
  const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short
  if (bytes < 8 || at + bytes > size) throw new Error('A box does not fit into its file')
  return { type: head.toString('latin1', 4, 8), at, bytes, header: short === 1 ? 16 : 8 }
}

function content(descriptor: number, { at, bytes, header }: Box): Buffer {
  if (bytes > maxBoxBytes) throw new Error('A box is too large')
  const held = Buffer.alloc(bytes - header)
  readSync(descriptor, held, 0, held.length, at + header)
  return held
}

function* children(buffer: Buffer): Generator<{ type: string; content: Buffer }> {
  for (let at = 0; at + 8 <= buffer.length; ) {
    const bytes = buffer.readUInt32BE(at)
    if (bytes < 8 || at + bytes > buffer.length) return
    yield { type: buffer.toString('latin1', at + 4, at + 8), content: buffer.subarray(at + 8, at + bytes) }
    at += bytes
  }
}

function childAt(buffer: Buffer, ...path: string[]): Buffer {
  let found = buffer
  for (const type of path) {
    const child = [...children(found)].find((each) => each.type === type)
    if (!child) throw new Error(`No ${type} in the file`)
    found = child.content
  }
  return found
}

function timescaleOf(moov: Buffer): number {
  const mdhd = childAt(moov, 'trak', 'mdia', 'mdhd')
  return mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12)
}

/** Decode time and duration from `tfdt`, `tfhd` and `trun` (ISO/IEC 14496-12). */
function timesOf(moof: Buffer): { start: number; ticks: number } {
  const traf = childAt(moof, 'traf')
  const tfdt = childAt(traf, 'tfdt')
  const start = tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4)
  const fallback = defaultDuration(childAt(traf, 'tfhd'))
  let ticks = 0
  for (const { type, content: trun } of children(traf)) if (type === 'trun') ticks += runTicks(trun, fallback)
  return { start, ticks }
}

function defaultDuration(tfhd: Buffer): number {
  const flags = tfhd.readUIntBE(1, 3)
  const before = (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0)
  return flags & 0x8 ? tfhd.readUInt32BE(8 + before) : 0
}

function runTicks(trun: Buffer, fallback: number): number {
  const flags = trun.readUIntBE(1, 3)
  const count = trun.readUInt32BE(4)
  if (!(flags & 0x100)) return count * fallback
  const entry = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  let ticks = 0
  for (let number = 0; number < count; number++) ticks += trun.readUInt32BE(first + number * entry)
  return ticks
}
