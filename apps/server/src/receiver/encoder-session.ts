import type { Socket } from 'node:net'
import type { ReceiverMessage, ReceiverRequest } from '../modules/broadcast/receiver/receiver-port.ts'
import type { SegmentStore } from '../modules/broadcast/store/segment-store.ts'
import { createRtmpConnection } from './rtmp/connection.ts'
import { createStreamWriter, type StreamWriter } from './stream-writer.ts'

export type EncoderSession = ReturnType<typeof createEncoderSession>
type Answer = Exclude<ReceiverRequest, { type: 'start' }>
type Parts = {
  clientId: string
  socket: Socket
  store: SegmentStore
  tell: (message: ReceiverMessage) => void
  onEnd: () => void
}

/** How often the server is asked whether the encoder may go on. Milliseconds. */
const reportedEveryMs = 3000
/** An encoder that sends nothing for so long is gone. Milliseconds. */
const silentMs = 8000

/** One encoder's connection. */
export function createEncoderSession({ clientId, socket, store, tell, onEnd }: Parts) {
  let key = ''
  let writer: StreamWriter | null = null
  let answered: ((answer: Answer) => void) | null = null
  /** The server's clock is ahead by this. */
  let ahead = 0
  const now = () => Date.now() + ahead

  const rtmp = createRtmpConnection({
    send: (bytes) => void socket.write(bytes),
    close: () => void socket.end(),
    publish: async (name) => {
      key = name
      const answer = await new Promise<Answer>((resolve) => {
        answered = resolve
        tell({ type: 'publish', clientId, key })
      })
      if (answer.type !== 'published') return 'the server is busy'
      if (!answer.answer.accepted) return answer.answer.reason
      ahead = answer.now - Date.now()
      const onForeign = () => rtmp.end()
      writer = createStreamWriter({ ...answer.answer, store, now, onForeign, onError: drop })
      return null
    },
    media: (kind, timestamp, payload) => {
      if (writer?.take(kind, timestamp, payload) === false) drop()
    },
  })

  /** An answer of the server. */
  function handleMessage(answer: Answer): void {
    if (answer.type === 'published') answered?.(answer)
    else if (answer.isAccepted) ahead = answer.now - Date.now()
    else rtmp.end()
  }

  function drop(): void {
    socket.destroy()
  }

  const reports = setInterval(() => {
    if (writer) tell({ type: 'update', clientId, key })
  }, reportedEveryMs)
  socket.setTimeout(silentMs, drop)
  socket.on('data', (bytes: Buffer) => {
    try {
      rtmp.receive(bytes)
    } catch {
      drop()
    }
  })
  socket.on('error', () => undefined)
  const { promise: ended, resolve: setEnded } = Promise.withResolvers<void>()
  socket.on('close', async () => {
    clearInterval(reports)
    rtmp.end()
    // What is left is stored before another connection may follow.
    await writer?.close().catch(() => undefined)
    if (key !== '') tell({ type: 'done', clientId, key })
    onEnd()
    setEnded()
  })

  return {
    handleMessage,
    /** Resolves once everything is stored. */
    end: () => {
      drop()
      return ended
    },
  }
}
