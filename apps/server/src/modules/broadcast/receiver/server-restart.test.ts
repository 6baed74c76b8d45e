// @database embedded
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../../../../../scripts/free-port.mjs'
import { broadcastTracks, type Pushed, pushRtmp } from '../../../testing/push-rtmp.ts'
import { ended, type RunningServer, startServer } from '../../../testing/run-server.ts'
import { createSegmentStore } from '../store/segment-store.ts'
import { makeStreamKey } from '../stream-key.ts'

const secret = 'secret-of-the-restart-test'
const id = 'restarted-ride'

let folder: string
let running: RunningServer[]
let encoder: Pushed | null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upbeat-restart-'))
  if (process.env.UPBEAT_DEMO_TEMPLATE) cpSync(process.env.UPBEAT_DEMO_TEMPLATE, folder, { recursive: true })
  running = []
  encoder = null
})
afterEach(async () => {
  encoder?.stop()
  for (const { child } of running.filter(({ child: { exitCode, signalCode } }) => exitCode === null && !signalCode)) {
    child.kill('SIGTERM')
    await ended(child)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

async function start(rtmpPort: number): Promise<RunningServer> {
  const rtmp = { RTMP: 'on', RTMP_PORT: String(rtmpPort), RTMP_HOST: '127.0.0.1', LIVE_KEY_SECRET: secret }
  const started = await startServer({ DATA_DIR: folder, CLOCK: 'demo', MEDIA_RESERVE_GB: '0', ...rtmp })
  if (!('child' in started)) throw new Error(`did not start: ${started.said}`)
  running.push(started)
  return started
}

async function place({ address }: RunningServer) {
  const plan = { id, tenant: 'pulse', like: 'pulse-event-climb-club', withoutMedia: true }
  const reply = await fetch(`${address}/demo/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...plan, startsInSecond: -5, durationSecond: 3600 }),
  })
  expect(reply.status).toBe(200)
}

/** What was received, from the files. */
async function stored() {
  const streams = join(folder, 'live', 'hls')
  const [name] = await Promise.resolve()
    .then(() => readdirSync(streams))
    .catch(() => [])
  const stream = await createSegmentStore({ folder: streams, reserveBytes: 0 }).read(decodeURIComponent(name ?? 'none'))
  return { ...stream, picture: stream.parts.filter(({ rendition }) => rendition === 'high') }
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return
    await delay(100)
  }
  throw new Error('It never came.')
}

/** An encoder that tries again every second until it is admitted and something of it is stored. */
async function sendUntil(address: string, isStored: () => Promise<boolean>) {
  const push = () => pushRtmp(address, broadcastTracks({ seconds: 60 }))
  encoder = push()
  await until(async () => {
    const isRefused = await Promise.race([encoder?.ended.then(() => true), delay(1000).then(() => false)])
    if (isRefused) encoder = push()
    return isStored()
  })
}

it('has the stream again within 10 seconds of a restart, and the recording is whole', {
  timeout: 180_000,
}, async () => {
  const port = await freePort(0)
  const address = `rtmp://127.0.0.1:${port}/live/${makeStreamKey(secret, { tenant: 'pulse', eventId: id })}`
  let server = await start(port)
  await place(server)
  await sendUntil(address, async () => (await stored()).picture.length > 2)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const exited = ended(server.child)
    server.child.kill(signal)
    await exited
    await encoder?.ended
    const before = await stored()
    server = await start(port)
    // Starting takes as long as the machine needs; the stream's own way back is counted from here.
    const began = performance.now()
    // The receiver may still store what came before the server ended.
    const known = new Set(before.connections.map(({ epoch }) => epoch))
    await sendUntil(address, async () => (await stored()).picture.some(({ epoch }) => !known.has(epoch)))
    expect(performance.now() - began).toBeLessThan(10_000)
    const after = await stored()
    expect(after.parts.slice(0, before.parts.length)).toEqual(before.parts)
    expect(after.connections).toHaveLength(before.connections.length + 1)
    expect(after.picture.map(({ number }) => number)).toEqual(after.picture.map((_, index) => index))
    // No time is missing from any of the connections.
    for (const parts of Map.groupBy(after.picture, ({ epoch }) => epoch).values()) {
      const [first] = parts
      const last = parts.at(-1)
      const seconds = parts.reduce((sum, { duration }) => sum + duration, 0)
      expect((last?.start ?? 0) + (last?.duration ?? 0) - (first?.start ?? 0)).toBeCloseTo(seconds, 1)
    }
  }
})
