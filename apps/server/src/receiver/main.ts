import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import type { ReceiverMessage, ReceiverRequest, ReceiverSettings } from '../modules/broadcast/receiver/receiver-port.ts'
import { createSegmentStore } from '../modules/broadcast/store/segment-store.ts'
import { createEncoderSession, type EncoderSession } from './encoder-session.ts'

/** Together with each one's queue, this bounds the memory. */
const maxConnections = 200

/**
 * The process that receives RTMP. It stores segments and asks the server about each encoder over its IPC channel. It ends
 * with the server.
 */
function main() {
  // Ctrl+C and systemd signal all processes of a server at once; the server decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  const sessions = new Map<string, EncoderSession>()
  let stopListening = () => {}
  process.on('disconnect', async () => {
    stopListening()
    await Promise.all([...sessions.values()].map(({ end }) => end()))
    process.exit(0)
  })
  process.on('message', (request: ReceiverRequest) => {
    if (request.type === 'start') stopListening = listen(request.settings, sessions)
    else sessions.get(request.clientId)?.handleMessage(request)
  })
}

function listen(
  { host, port, folder, reserveBytes }: ReceiverSettings,
  sessions: Map<string, EncoderSession>,
): () => void {
  const store = createSegmentStore({ folder, reserveBytes })
  const server = createServer({ noDelay: true }, (socket: Socket) => {
    const clientId = `r.${randomUUID().replaceAll('-', '').slice(0, 24)}`
    const session = createEncoderSession({ clientId, socket, store, tell, onEnd: () => sessions.delete(clientId) })
    sessions.set(clientId, session)
  })
  server.maxConnections = maxConnections
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    tell({ type: 'failed', message, isTaken: code === 'EADDRINUSE' }, () => process.exit(0))
  })
  server.listen(port, host, () => {
    const address = server.address()
    tell({ type: 'listening', port: typeof address === 'object' && address ? address.port : port })
  })
  return () => server.close()
}

function tell(message: ReceiverMessage, sent: () => void = () => undefined) {
  if (process.connected) process.send?.(message, undefined, undefined, sent)
}

main()
