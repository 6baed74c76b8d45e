import { closeSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Ratio, type Rung, timescaleOf } from '@upbeat/rules/media/ladder'
import { rewriteDecodeTime } from '@upbeat/rules/media/rewrite-decode-time'
import type { StoredRendition } from '../modules/intake/encoding/encoder-port.ts'
import { openSource } from './av/source.ts'
import { describeSegments } from './describe-rendition.ts'
import type { Part } from './lane.ts'
import { readFragments } from './read-fragments.ts'

/**
 * Joins parts into one file. The same encoder wrote them all, so they share one initialisation segment and only their
 * decode times are rewritten.
 */
export function joinParts(rung: Rung, files: string[], parts: Part[], folder: string, full: Ratio): StoredRendition {
  const file = join(folder, `${rung.name}.mp4`)
  const unfinished = `${file}.unfinished`
  const output = openSync(unfinished, 'w')
  const ticksPerFrame = (timescaleOf(full) * full.den) / full.num
  let init: Buffer | undefined
  try {
    for (const [number, part] of files.entries()) {
      const input = openSync(part, 'r')
      try {
        const { initBytes, fragments } = readFragments(part)
        const own = bytesAt(input, 0, initBytes)
        if (init && !init.equals(own)) throw new Error(`Part ${number} of ${rung.name} was encoded differently`)
        if (!init) writeSync(output, own)
        init ??= own
        const ticks = (parts[number]?.firstFrame ?? 0) * ticksPerFrame
        for (const { at, bytes } of fragments) writeSync(output, rewriteDecodeTime(bytesAt(input, at, bytes), ticks))
      } finally {
        closeSync(input)
      }
    }
  } finally {
    closeSync(output)
  }
  renameSync(unfinished, file)
  const { num, den } = rung.frameRate
  return {
    ...describeSegments(readFragments(file)),
    name: rung.name,
    kind: 'video',
    file: `${rung.name}.mp4`,
    codecs: codecsOf(file),
    width: rung.width,
    height: rung.height,
    frameRate: num / den,
  }
}

function bytesAt(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  if (readSync(descriptor, bytes, 0, length, at) !== length) throw new Error('A part is cut off')
  return bytes
}

function codecsOf(file: string): string {
  const source = openSource(file)
  const codecs = source.format.streams[0]?.codecpar.getCodecString() ?? ''
  source.close()
  return codecs
}
