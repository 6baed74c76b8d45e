import { randomBytes } from 'node:crypto'
import { type AmfValue, readAmf, writeAmf } from './amf0.ts'
import { createChunkReader, messageTypes, type RtmpMessage } from './chunk-reader.ts'
import { writeControl, writeMessage } from './write-message.ts'

export type MediaKind = 'audio' | 'video'
export type RtmpEvents = {
  /** Sends bytes to the encoder. */
  send: (bytes: Buffer) => void
  /** The encoder wants to send a stream; resolves to null to accept it, else to why it is refused. */
  publish: (name: string) => Promise<string | null>
  /** A tag of FLV without its header. `timestamp` in milliseconds. */
  media: (kind: MediaKind, timestamp: number, payload: Buffer) => void
  /** The connection must be closed. */
  close: () => void
}

const version = 3
const handshakeBytes = 1536
const types = { audio: 8, video: 9, amf3Command: 17, command: 20 }
const windowBytes = 5_000_000
/** Bytes that a message may have before and after the stream is accepted. */
const largest = { before: 16 * 1024, after: 8 * 1024 * 1024 }
/** An encoder asks within a few kilobytes; whatever sends more is none. */
const maxBytesBeforePublish = 64 * 1024

/** The server's side of RTMP, for encoders that publish one stream; it has no input or output of its own. */
export function createRtmpConnection({ send, publish, media, close }: RtmpEvents) {
  let state: 'hello' | 'echo' | 'commands' | 'asked' | 'publishing' | 'closed' = 'hello'
  let waiting: Buffer = Buffer.alloc(0)
  let total = 0
  let acknowledged = 0
  const chunks = createChunkReader(() => (state === 'publishing' ? largest.after : largest.before))

  /** Takes bytes from the encoder. @throws MalformedChunks, MalformedAmf */
  function receive(bytes: Buffer): void {
    if (state === 'closed') return
    total += bytes.length
    if (state !== 'publishing' && total > maxBytesBeforePublish) {
      end()
      return
    }
    if (total - acknowledged >= windowBytes / 2) {
      acknowledged = total
      send(writeControl(messageTypes.acknowledgement, total % 2 ** 32))
    }
    const rest = state === 'hello' || state === 'echo' ? readHandshake(bytes) : bytes
    if (rest.length > 0) for (const message of chunks.read(rest)) handle(message)
  }

  /** The simple handshake. Returns the bytes after it. */
  function readHandshake(bytes: Buffer): Buffer {
    waiting = Buffer.concat([waiting, bytes])
    if (state === 'hello' && waiting.length > handshakeBytes) {
      if (waiting[0] !== version) {
        end()
        return Buffer.alloc(0)
      }
      const theirs = waiting.subarray(1, handshakeBytes + 1)
      const ours = Buffer.concat([Buffer.alloc(8), randomBytes(handshakeBytes - 8)])
      send(Buffer.concat([Buffer.from([version]), ours, theirs]))
      waiting = waiting.subarray(handshakeBytes + 1)
      state = 'echo'
    }
    if (state !== 'echo' || waiting.length < handshakeBytes) return Buffer.alloc(0)
    const rest = waiting.subarray(handshakeBytes)
    waiting = Buffer.alloc(0)
    state = 'commands'
    return rest
  }

  function handle({ type, streamId, timestamp, payload }: RtmpMessage): void {
    if (state === 'publishing' && type === types.audio) media('audio', timestamp, payload)
    else if (state === 'publishing' && type === types.video) media('video', timestamp, payload)
    else if (type === types.command) command(payload, streamId)
    // An AMF3 command is an AMF0 one after a zero.
    else if (type === types.amf3Command) command(payload.subarray(1), streamId)
  }

  function command(payload: Buffer, streamId: number): void {
    const [name, transaction, info, ...rest] = readAmf(payload)
    if (name === 'connect') connect(transaction)
    else if (name === 'createStream') reply(transaction, null, 1)
    else if (name === 'publish' && state === 'commands') void ask(String(rest[0] ?? ''), streamId)
    else if (name === 'play') end()
    else if (name === 'FCUnpublish' || name === 'deleteStream' || name === 'closeStream') end()
    // Some encoders wait for these.
    else if (name === 'releaseStream' || name === 'FCPublish' || name === '_checkbw')
      reply(transaction, info, undefined)
  }

  function connect(transaction: AmfValue): void {
    send(writeControl(messageTypes.windowSize, windowBytes))
    send(writeControl(messageTypes.bandwidth, windowBytes, [2]))
    const info = { level: 'status', code: 'NetConnection.Connect.Success', description: 'Connected', objectEncoding: 0 }
    reply(transaction, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, info)
  }

  function reply(transaction: AmfValue, ...values: AmfValue[]): void {
    if (state !== 'closed') send(writeMessage(types.command, writeAmf('_result', transaction, ...values)))
  }

  async function ask(name: string, streamId: number): Promise<void> {
    state = 'asked'
    // Encoders may append parameters.
    const refusal = await publish(name.split('?')[0] ?? '')
    // It may have left meanwhile.
    if (state !== 'asked') return
    state = refusal === null ? 'publishing' : 'asked'
    const status =
      refusal === null
        ? { level: 'status', code: 'NetStream.Publish.Start', description: 'Publishing' }
        : { level: 'error', code: 'NetStream.Publish.BadName', description: refusal }
    send(writeMessage(types.command, writeAmf('onStatus', 0, null, status), { streamId, chunkStream: 5 }))
    if (refusal !== null) end()
  }

  function end(): void {
    if (state === 'closed') return
    state = 'closed'
    close()
  }

  return { receive, end }
}
