import { closeSync, openSync, readSync } from 'node:fs'
import { AV_NOPTS_VALUE, AVSEEK_FLAG_BACKWARD, AVSEEK_FLAG_BYTE } from 'node-av/constants'
import { Dictionary, FormatContext, InputFormat, Packet, type Stream } from 'node-av/lib'
import { Refusal } from '../refusal.ts'
import { keep } from './keep.ts'
import { pointBefore, type SeekPoint, shiftAt } from './seek-table.ts'

/**
 * The containers that we open. Playlists, concat lists, image sequences and other formats that name further files are
 * excluded: the first bytes are checked before FFmpeg reads on.
 */
const containers = ['mov', 'matroska', 'mpegts', 'mpeg', 'avi']
const sniffedBytes = 64 * 1024
const maxStreams = 24
/** Enough for sources whose streams start late, and bounded for hostile files. */
const analysed = { bytes: 20n * 1024n * 1024n, microseconds: 10_000_000n }

export type Source = {
  format: FormatContext
  container: string
  /** Only for files without an index of their own. */
  seekTable?: readonly SeekPoint[]
  close: () => void
}

/**
 * Opens a media file.
 *
 * @throws Refusal If its container isn't supported or it can't be read.
 */
export function openSource(file: string, seekTable?: readonly SeekPoint[]): Source {
  const container = sniff(file)
  if (!container) throw new Refusal('notVideo')
  const format = keep(new FormatContext())
  format.allocContext()
  format.maxStreams = maxStreams
  format.probesize = analysed.bytes
  format.maxAnalyzeDuration = analysed.microseconds
  const options = keep(
    Dictionary.fromObject({
      protocol_whitelist: 'file',
      format_whitelist: containerNames[container] ?? container,
    }),
  )
  if (format.openInputSync(file, InputFormat.findInputFormat(container), options) < 0) throw new Refusal('corrupt')
  if (format.findStreamInfoSync() < 0) {
    format.closeInputSync()
    throw new Refusal('corrupt')
  }
  if (format.nbStreams >= maxStreams) {
    format.closeInputSync()
    throw new Refusal('tooManyStreams')
  }
  for (const stream of format.streams) keep([stream, stream.codecpar])
  return { format, container, ...(seekTable && { seekTable }), close: () => format.closeInputSync() }
}

/**
 * The packets of one stream, from the keyframe before `from` (in seconds) on. A packet is only valid until the next
 * one.
 */
export function* packetsOf(source: Source, stream: Stream, from?: number): Generator<Packet> {
  const { format, seekTable } = source
  let shift = from === undefined ? 0n : seek(source, stream, from)
  const packet = keep(new Packet())
  packet.alloc()
  try {
    while (format.readFrameSync(packet) >= 0) {
      if (packet.streamIndex === stream.index) {
        // If several frames come in one chunk, only the first has a byte position.
        if (seekTable && packet.pos >= 0n) shift = ticksOf(stream, shiftAt(seekTable, Number(packet.pos)))
        if (packet.pts !== AV_NOPTS_VALUE) packet.pts += shift
        if (packet.dts !== AV_NOPTS_VALUE) packet.dts += shift
        yield packet
      }
      packet.unref()
    }
  } finally {
    packet.free()
  }
}

/** Containers without an index: a seek by time lands after the requested keyframe. */
export function lacksIndex({ container }: Source): boolean {
  return container === 'mpegts' || container === 'mpeg'
}

/** Seeks, and returns the ticks to add to times read from there on. */
function seek(source: Source, stream: Stream, from: number): bigint {
  const { format, seekTable } = source
  const isBegin = lacksIndex(source) && ticksOf(stream, from) <= originOf(stream)
  const point = seekTable ? pointBefore(seekTable, from) : isBegin ? { byte: 0, shift: 0 } : undefined
  if (point) format.seekFrameSync(stream.index, BigInt(point.byte), AVSEEK_FLAG_BYTE)
  else format.seekFrameSync(stream.index, ticksOf(stream, from), AVSEEK_FLAG_BACKWARD)
  return ticksOf(stream, point?.shift ?? 0)
}

function ticksOf({ timeBase: { num, den } }: Stream, seconds: number): bigint {
  return BigInt(Math.floor((seconds * den) / num))
}

/** The stream's first tick, which is where the class starts. */
export function originOf(stream: Stream): bigint {
  return stream.startTime > -(2n ** 62n) ? stream.startTime : 0n
}

/** FFmpeg's full format names, as the whitelist expects them. */
const containerNames: Record<string, string> = {
  mov: 'mov,mp4,m4a,3gp,3g2,mj2',
  matroska: 'matroska,webm',
}

function sniff(file: string): string | null {
  const head = Buffer.alloc(sniffedBytes)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, head)
  closeSync(descriptor)
  if (length === 0) return null
  const names = (InputFormat.probe(head.subarray(0, length))?.name ?? '').split(',')
  return containers.find((name) => names.includes(name)) ?? null
}
