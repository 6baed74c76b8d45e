import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { makeStreamKey } from '../apps/server/src/modules/broadcast/stream-key.ts'
import { fragmentClip } from '../apps/server/src/testing/fragment-clip.ts'
import { broadcastTracks, pushRtmp } from '../apps/server/src/testing/push-rtmp.ts'
import { type Figure, median } from './figure.ts'
import { liveWeek } from './live-week.ts'
import { placeEvent } from './place-events.ts'
import { childrenOf, residentMegabytes } from './processes.ts'
import { origin, startServer } from './server.ts'
import { type StudioClient, signInToStudio } from './studio-client.ts'

type Broadcast = StudioClientCalls['getBroadcast']['reply']
type Started = StudioClientCalls['startSending']['reply']

const secret = 'secret-of-the-live-bench'
const rounds = 3
const limitMs = 60_000
/** Media minutes at which memory is read, and how much faster than real time they are sent. */
const memoryMinutes = { first: 2, last: 10 }
const speed = 6

/** Benches of broadcasts from the studio's side: `npm run bench -- live-studio browser`. */
export const liveStudio = { browser: fromBrowser, rtmp: fromRtmp, memory: receiverMemory, week: liveWeek }

/** From the first segment that a browser sends until a playlist lists it. */
async function fromBrowser(dataDir: string): Promise<Figure[]> {
  const clip = await fragmentClip({ seconds: 4 })
  return withBroadcasts(dataDir, async (client) => {
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const id = `bench-browser-${round}`
      await placeEvent(id, -5, 'climb-club')
      const renditions = [{ name: 'high', mimeType: 'video/mp4; codecs="avc1.42c00c"' }]
      const path = `/live-events/${id}/broadcast`
      const { sender } = await client.call<Started>('POST', `${path}/sender`, { renditions })
      await client.put(`${path}/sender/${sender}/high/init`, clip.high.init)
      const began = performance.now()
      await client.put(`${path}/sender/${sender}/high/0`, clip.high.segments[0] ?? Buffer.alloc(0))
      taken.push(await untilListed(client, id, began))
    }
    return [{ name: 'browser’s segment in a playlist', result: median(taken), unit: 's', target: { atMost: 1 } }]
  })
}

/** From an encoder's first byte until a playlist has its first segment, which is two seconds long. */
async function fromRtmp(dataDir: string): Promise<Figure[]> {
  return withBroadcasts(dataDir, async (client, address) => {
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const id = `bench-rtmp-${round}`
      await placeEvent(id, -5, 'climb-club')
      const began = performance.now()
      const encoder = pushRtmp(`${address}/${keyOf(id)}`, broadcastTracks({ seconds: 20 }))
      taken.push(await untilListed(client, id, began))
      encoder.stop()
      await encoder.ended
    }
    return [{ name: 'RTMP’s first segment in a playlist', result: median(taken), unit: 's', target: { atMost: 5 } }]
  })
}

/** The receiver's memory late in a broadcast against early in it. */
async function receiverMemory(dataDir: string): Promise<Figure[]> {
  return withBroadcasts(dataDir, async (client, address, receiver) => {
    await placeEvent('bench-memory', -5, 'climb-club')
    const encoder = pushRtmp(
      `${address}/${keyOf('bench-memory')}`,
      broadcastTracks({ seconds: memoryMinutes.last * 60 + 30 }),
      { speed },
    )
    await untilListed(client, 'bench-memory', performance.now())
    await pause((memoryMinutes.first * 60_000) / speed)
    const early = residentMegabytes(receiver)
    await pause(((memoryMinutes.last - memoryMinutes.first) * 60_000) / speed)
    const late = residentMegabytes(receiver)
    encoder.stop()
    await encoder.ended
    return [
      { name: 'receiver’s memory after 10 minutes', result: late, unit: 'MB', target: { atMost: 300 } },
      { name: '… against after 2 minutes', result: late / early, unit: '×', target: { atMost: 1.2 } },
    ]
  })
}

type Client = StudioClient & { put: (path: string, bytes: Buffer) => Promise<void> }

/** Runs `work` with a server that receives RTMP, its address for encoders, and the receiver's process id. */
async function withBroadcasts(
  dataDir: string,
  work: (client: Client, address: string, receiver: number) => Promise<Figure[]>,
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
    return await work({ ...client, put }, address, childrenOf(server.pid).find(isReceiver) ?? 0)
  } finally {
    await server.stop()
  }
}

function keyOf(eventId: string) {
  return makeStreamKey(secret, { tenant: 'pulse', eventId })
}

function viewOf(client: StudioClient, id: string) {
  return client.call<Broadcast>('GET', `/live-events/${id}/broadcast`)
}

/** Seconds since `began` until the picture's playlist has a segment. */
async function untilListed(client: StudioClient, id: string, began: number): Promise<number> {
  const link = await poll(async () => (await viewOf(client, id)).link)
  await poll(async () => {
    const reply = await fetch(origin + new URL(link).pathname.replace('master.m3u8', 'high.m3u8'))
    return reply.ok && (await reply.text()).includes('high/0.m4s') ? true : null
  })
  return (performance.now() - began) / 1000
}

async function poll<T>(read: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    const found = await read()
    if (found !== null) return found
    await pause(20)
  }
  throw new Error('It never came.')
}
