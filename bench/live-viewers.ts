import { setTimeout as pause } from 'node:timers/promises'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { fragmentClip } from '../apps/server/src/testing/fragment-clip.ts'
import { callApi, signInByApi } from '../e2e/support/api.ts'
import type { Figure } from './figure.ts'
import { placeBroadcast } from './place-events.ts'
import { cpuSeconds } from './processes.ts'
import { origin } from './server.ts'
import { withBroadcasts } from './with-broadcasts.ts'

type Started = StudioClientCalls['startSending']['reply']

const id = 'bench-viewers'
const viewers = 200
const segmentMs = 2000
const [settleSegments, measuredSegments] = [5, 20]

/**
 * The server's share of a core while a browser sends two rungs and sound, and members watch, each of whom asks for the playlists
 * and new segments of a rung and of the sound every two seconds.
 */
export async function liveViewers(dataDir: string): Promise<Figure[]> {
  const seconds = ((settleSegments + measuredSegments + 5) * segmentMs) / 1000
  const [high, low] = [
    await fragmentClip({ seconds, size: '1280x720' }),
    await fragmentClip({ seconds, size: '640x360' }),
  ]
  return withBroadcasts(dataDir, async (client, { server }) => {
    await placeBroadcast(id)
    const path = `/live-events/${id}/broadcast/sender`
    const tracks = { high: high.high, low: low.high, sound: high.sound }
    const { sender } = await client.call<Started>('POST', path, { renditions: renditionsSent })
    for (const [name, { init }] of Object.entries(tracks)) await client.put(`${path}/${sender}/${name}/init`, init)
    const send = async (number: number) => {
      for (const [name, { segments }] of Object.entries(tracks)) {
        await client.put(`${path}/${sender}/${name}/${number}`, segments[number] ?? Buffer.alloc(0))
      }
    }
    await send(0)
    const base = await streamOf()
    const watching = Array.from({ length: viewers }, (_, place) => createViewer(base, place % 2 === 0 ? 'high' : 'low'))
    let before = 0
    for (let number = 1; number <= settleSegments + measuredSegments; number++) {
      const began = performance.now()
      if (number === settleSegments + 1) before = cpuSeconds(server)
      await send(number)
      await Promise.all(watching.map((watch, place) => pause((place / viewers) * segmentMs * 0.8).then(watch)))
      await pause(Math.max(0, segmentMs - (performance.now() - began)))
    }
    // Of the length of the broadcast, so that a machine too busy to keep pace doesn't flatter the figure.
    const share = (cpuSeconds(server) - before) / ((measuredSegments * segmentMs) / 1000)
    const name = `one core for a broadcast with ${viewers} viewers`
    return [{ name, result: share * 100, unit: '%', target: { atMost: 25 } }]
  })
}

const renditionsSent = [
  { name: 'high', mimeType: 'video/mp4; codecs="avc1.42c01f"', width: 1280, height: 720 },
  { name: 'low', mimeType: 'video/mp4; codecs="avc1.42c01e"', width: 640, height: 360 },
  { name: 'sound', mimeType: 'audio/mp4; codecs="mp4a.40.2"' },
]

/** The folder of the playlists that a member gets. */
async function streamOf(): Promise<string> {
  const { token, userId } = await signInByApi('active@pulse.example')
  const { liveStreamingLink } = await callApi('connectClass', { token, params: { id, userId } })
  return origin + new URL(liveStreamingLink).pathname.replace('master.m3u8', '')
}

/** A player: each call reads the playlists and the segments that are new in them. */
function createViewer(base: string, rung: 'high' | 'low') {
  const last: Record<string, string> = {}

  async function watch(): Promise<void> {
    for (const rendition of [rung, 'sound']) {
      const text = (await read(`${base}${rendition}.m3u8`)).toString()
      const files = text.split('\n').filter((line) => line.startsWith(`${rendition}/`) && line.includes('.m4s'))
      // A player that joins begins near the end.
      const from = last[rendition] === undefined ? files.length - 2 : files.indexOf(last[rendition]) + 1
      for (const file of files.slice(Math.max(0, from))) await read(base + file)
      last[rendition] = files.at(-1) ?? ''
    }
  }

  return watch
}

async function read(url: string): Promise<Buffer> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`)
  return Buffer.from(await reply.arrayBuffer())
}
