import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { makeStreamKey } from '../apps/server/src/modules/broadcast/stream-key.ts'
import type { Figure } from './figure.ts'
import { placeEvent } from './place-events.ts'
import { childrenOf } from './processes.ts'
import { origin, startServer } from './server.ts'
import { type StudioClient, signInToStudio } from './studio-client.ts'

type Broadcast = StudioClientCalls['getBroadcast']['reply']
export type BroadcastClient = StudioClient & { put: (path: string, bytes: Buffer) => Promise<void> }
/** The process ids of the server and of its receiver of RTMP, and its address for encoders. */
type Running = { address: string; server: number; receiver: number }

const secret = 'secret-of-the-live-bench'
const limitMs = 60_000

/** Runs `work` with a server that receives RTMP. */
export async function withBroadcasts(
  dataDir: string,
  work: (client: BroadcastClient, running: Running) => Promise<Figure[]>,
): Promise<Figure[]> {
  const more = { MEDIA_RESERVE_GB: '0', LIVE_KEY_SECRET: secret, RTMP_PORT: '0', RTMP_HOST: '127.0.0.1' }
  const server = await startServer(dataDir, more)
  try {
    const client = await signInToStudio()
    const put = async (path: string, bytes: Buffer) => {
      const headers = { ...client.headers, 'content-type': 'application/octet-stream' }
      const reply = await fetch(`${origin}/studio/api/v1${path}`, {
        method: 'PUT',
        headers,
        body: new Uint8Array(bytes),
      })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    }
    await placeEvent('bench-address', 600, 'climb-club')
    const address = await poll(async () => (await viewOf(client, 'bench-address')).server)
    const isReceiver = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('receiver/main')
    const receiver = childrenOf(server.pid).find(isReceiver) ?? 0
    return await work({ ...client, put }, { address, server: server.pid, receiver })
  } finally {
    await server.stop()
  }
}

export function keyOf(eventId: string) {
  return makeStreamKey(secret, { tenant: 'pulse', eventId })
}

export function viewOf(client: Pick<StudioClient, 'call'>, id: string) {
  return client.call<Broadcast>('GET', `/live-events/${id}/broadcast`)
}

/** Calls `read` until it has something. */
export async function poll<T>(read: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    const found = await read()
    if (found !== null) return found
    await pause(20)
  }
  throw new Error('It never came.')
}
