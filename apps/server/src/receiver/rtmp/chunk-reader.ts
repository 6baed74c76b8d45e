/** A message of RTMP's chunk stream. `timestamp` in milliseconds. */
export type RtmpMessage = { type: number; streamId: number; timestamp: number; payload: Buffer }

/** The bytes are not RTMP, or need more memory than an encoder may take. */
export class MalformedChunks extends Error {}

type ChunkStream = {
  timestamp: number
  delta: number
  length: number
  type: number
  streamId: number
  isExtended: boolean
  parts: Buffer[]
  received: number
}

const headerBytes = [11, 7, 3, 0] as const
const extended = 0xffffff
const maxChunkStreams = 16
const largestChunk = 1024 * 1024
export const messageTypes = { setChunkSize: 1, abort: 2, acknowledgement: 3, control: 4, windowSize: 5, bandwidth: 6 }

/**
 * Puts the messages of RTMP chunks together (Adobe's specification 1.0, section 5.3). `largest`: bytes that a message may
 * have at present.
 */
export function createChunkReader(largest: () => number) {
  const streams = new Map<number, ChunkStream>()
  let chunkSize = 128
  let waiting: Buffer = Buffer.alloc(0)

  /**
   * Takes bytes as they arrive. Returns the messages that they complete.
   * @throws MalformedChunks
   */
  function read(bytes: Buffer): RtmpMessage[] {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, bytes]) : bytes
    const messages: RtmpMessage[] = []
    let at = 0
    for (;;) {
      const chunk = readChunk(waiting.subarray(at))
      if (!chunk) break
      at += chunk.bytes
      if (chunk.message) handle(chunk.message, messages)
    }
    // Copied, so that a small rest doesn't keep a large buffer.
    waiting = Buffer.from(waiting.subarray(at))
    return messages
  }

  function handle(message: RtmpMessage, messages: RtmpMessage[]) {
    const { type, payload } = message
    if (type === messageTypes.setChunkSize) {
      const size = payload.length >= 4 ? payload.readUInt32BE() & 0x7fffffff : 0
      if (size < 1 || size > largestChunk) throw new MalformedChunks(`chunk size ${size}`)
      chunkSize = size
    } else if (type === messageTypes.abort && payload.length >= 4) {
      streams.get(payload.readUInt32BE())?.parts.splice(0)
    } else messages.push(message)
  }

  /** One chunk from the start of the bytes; null if it isn't whole yet. */
  function readChunk(bytes: Buffer): { bytes: number; message: RtmpMessage | null } | null {
    const head = readBasicHeader(bytes)
    if (!head) return null
    const { format, id, length: basic } = head
    const fields = headerBytes[format]
    if (bytes.length < basic + fields) return null
    const known = streams.get(id)
    if (!known && format !== 0) throw new MalformedChunks('a chunk stream without a beginning')
    if (!known && streams.size >= maxChunkStreams) throw new MalformedChunks('too many chunk streams')
    const stream = known ?? empty()
    const header = readFields(bytes.subarray(basic, basic + fields), format, stream)
    let at = basic + fields
    if (header.isExtended) {
      if (bytes.length < at + 4) return null
      header.time = bytes.readUInt32BE(at)
      at += 4
    }
    if (header.length > largest()) throw new MalformedChunks(`a message of ${header.length} bytes`)
    const received = stream.parts.length > 0 ? stream.received : 0
    if (received > 0 && header.length !== stream.length) throw new MalformedChunks('a message that changes its length')
    const size = Math.min(chunkSize, header.length - received)
    if (bytes.length < at + size) return null
    streams.set(id, stream)
    if (received === 0) begin(stream, header, format)
    stream.parts.push(Buffer.from(bytes.subarray(at, at + size)))
    stream.received = received + size
    return { bytes: at + size, message: stream.received >= stream.length ? finish(stream) : null }
  }

  return { read }
}

type Header = Pick<ChunkStream, 'length' | 'type' | 'streamId' | 'isExtended'> & { time: number }

function readFields(bytes: Buffer, format: number, stream: ChunkStream): Header {
  const time = format <= 2 ? bytes.readUIntBE(0, 3) : stream.delta
  return {
    time,
    length: format <= 1 ? bytes.readUIntBE(3, 3) : stream.length,
    type: format <= 1 ? bytes.readUInt8(6) : stream.type,
    streamId: format === 0 ? bytes.readUInt32LE(7) : stream.streamId,
    // Chunks without a header repeat the extended time of their message.
    isExtended: format <= 2 ? time === extended : stream.isExtended,
  }
}

/** The first chunk of a message. */
function begin(stream: ChunkStream, { time, length, type, streamId, isExtended }: Header, format: number) {
  Object.assign(stream, { length, type, streamId, isExtended, received: 0 })
  if (format === 0) {
    stream.timestamp = time
    // A following message without a header has the same distance from this one as this one has from zero only by the
    // letter of the specification; encoders send those with a header.
    stream.delta = 0
  } else {
    stream.delta = time
    stream.timestamp = (stream.timestamp + time) % 2 ** 32
  }
}

function finish(stream: ChunkStream): RtmpMessage {
  const [only] = stream.parts
  const payload = stream.parts.length === 1 && only ? only : Buffer.concat(stream.parts)
  stream.parts = []
  stream.received = 0
  return { type: stream.type, streamId: stream.streamId, timestamp: stream.timestamp, payload }
}

function readBasicHeader(bytes: Buffer): { format: 0 | 1 | 2 | 3; id: number; length: number } | null {
  const [first, second, third] = bytes
  if (first === undefined) return null
  const format = (first >> 6) as 0 | 1 | 2 | 3
  const id = first & 0x3f
  if (id >= 2) return { format, id, length: 1 }
  if (second === undefined || (id === 1 && third === undefined)) return null
  return id === 0 ? { format, id: second + 64, length: 2 } : { format, id: (third ?? 0) * 256 + second + 64, length: 3 }
}

function empty(): ChunkStream {
  return { timestamp: 0, delta: 0, length: 0, type: 0, streamId: 0, isExtended: false, parts: [], received: 0 }
}
