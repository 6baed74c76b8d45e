import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { fragmentClip } from '../apps/server/src/testing/fragment-clip.ts'
import { broadcastTracks, pushRtmp } from '../apps/server/src/testing/push-rtmp.ts'
import { recordClip } from '../apps/server/src/testing/record-clip.ts'
import { type Figure, median } from './figure.ts'
import { firstPicture, networkCut, problemToText } from './live-pages.ts'
import { liveViewers } from './live-viewers.ts'
import { liveWeek } from './live-week.ts'
import { placeEvent } from './place-events.ts'
import { residentMegabytes } from './processes.ts'
import { origin } from './server.ts'
import type { StudioClient } from './studio-client.ts'
import { keyOf, poll, viewOf, withBroadcasts } from './with-broadcasts.ts'

type Started = StudioClientCalls['startSending']['reply']

const rounds = 3
/** Media minutes at which memory is read, and how much faster than real time they are sent. */
const memoryMinutes = { first: 5, last: 60 }
const speed = 12

/** Benches of broadcasts from the studio's side: `npm run bench -- live-studio browser`. */
export const liveStudio = {
  browser: fromBrowser,
  rtmp: fromRtmp,
  memory: receiverMemory,
  week: liveWeek,
  'first-picture': firstPicture,
  cut: networkCut,
  problem: problemToText,
  viewers: liveViewers,
}

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
  return withBroadcasts(dataDir, async (client, { address }) => {
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

/** The receiver's memory and open files late in a broadcast against early in it. */
async function receiverMemory(dataDir: string): Promise<Figure[]> {
  const tracks = broadcastTracks({ seconds: memoryMinutes.last * 60 + 30 })
  // Encoding it blocks this process for longer than idle connections are kept.
  recordClip({ container: 'matroska', tracks })
  return withBroadcasts(dataDir, async (client, { address, receiver }) => {
    await placeEvent('bench-memory', -5, 'climb-club')
    const encoder = pushRtmp(`${address}/${keyOf('bench-memory')}`, tracks, { speed })
    await untilListed(client, 'bench-memory', performance.now())
    await pause((memoryMinutes.first * 60_000) / speed)
    const early = stateOf(receiver)
    await pause(((memoryMinutes.last - memoryMinutes.first) * 60_000) / speed)
    const late = stateOf(receiver)
    encoder.stop()
    await encoder.ended
    const { first, last } = memoryMinutes
    const grown = late.megabytes / early.megabytes
    return [
      { name: `receiver’s memory after ${last} minutes`, result: late.megabytes, unit: 'MB', target: { atMost: 300 } },
      { name: `… against after ${first} minutes`, result: grown, unit: '×', target: { atMost: 1.1 } },
      { name: '… more files open', result: late.files - early.files, unit: '', target: { atMost: 0 } },
    ]
  })
}

function stateOf(pid: number) {
  return { megabytes: residentMegabytes(pid), files: readdirSync(`/proc/${pid}/fd`).length }
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
