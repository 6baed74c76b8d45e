import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import type { BroadcastProblemCode } from '@upbeat/rules/live/broadcast-problems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../../../scripts/free-port.mjs'
import { changeEvent } from '../../../testing/change-event.ts'
import { keptLog, type LogLine } from '../../../testing/kept-log.ts'
import { broadcastTracks, type PushOptions, pushRtmp } from '../../../testing/push-rtmp.ts'
import type { RecordedTrack } from '../../../testing/record-clip.ts'
import { type RunningProgram, runProgram } from '../../../testing/run-program.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import { findNginx, findRtmpModule, rtmpInstallHint } from '../find-rtmp-module.ts'
import { nginxConfiguration } from '../nginx-configuration.ts'
import { makeStreamKey } from '../stream-key.ts'

const eventId = 'pulse-event-climb-club'
const secret = 'secret-of-the-receiver-test'
const key = makeStreamKey(secret, { tenant: 'pulse', eventId })
const [nginx, modulePath] = [findNginx(), findRtmpModule()]
const receivers = [
  { name: 'the server itself', missing: '' },
  { name: 'nginx', missing: nginx && modulePath ? '' : ` (skipped: ${rtmpInstallHint})` },
]

let app: StaffApp
let lines: LogLine[]
let manager: TestStaff
let member: { token: string; userId: string }
let program: RunningProgram | undefined
let rtmp = ''

async function open(name: string) {
  const rtmpPort = name === 'nginx' ? await freePort(0) : 0
  const kept = keptLog()
  lines = kept.lines
  app = await openStaffApp({ LIVE_KEY_SECRET: secret, RTMP_PORT: String(rtmpPort), RTMP_HOST: '127.0.0.1' }, kept.log)
  manager = await app.newStaff('manager')
  member = await app.signIn('active@pulse.example')
  const file = join(app.dataDir, 'live', 'nginx.conf')
  if (name === 'nginx') {
    mkdirSync(join(app.dataDir, 'live', 'hls'), { recursive: true })
    writeFileSync(file, '')
  }
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  if (name === 'nginx') startNginx(file, rtmpPort)
  await until(async () => (await view()).server !== null)
  rtmp = (await view()).server?.replace(/pulse\.localhost/, '127.0.0.1') ?? ''
}

function startNginx(file: string, rtmpPort: number) {
  const { port } = app.server.server.address() as AddressInfo
  const liveDir = join(app.dataDir, 'live')
  const { uid, username } = userInfo()
  const configuration = nginxConfiguration({
    modulePath: modulePath ?? '',
    host: '127.0.0.1',
    port: rtmpPort,
    liveDir,
    serverOrigin: `http://127.0.0.1:${port}`,
    user: uid === 0 ? username : null,
  })
  writeFileSync(file, configuration)
  program = runProgram(nginx ?? '', ['-c', file, '-p', liveDir, '-g', 'daemon off;'])
}

async function close() {
  await program?.stop()
  await app.close()
}

const push = (name: string, tracks = broadcastTracks(), options: PushOptions = {}) =>
  pushRtmp(`${rtmp}/${name}`, tracks, options)

async function view(): Promise<StudioBroadcast> {
  return (await app.studio('getBroadcast', { as: manager, params: { id: eventId } })).body
}

async function schedule(startsInSeconds: number, durationSecond = 3600) {
  const at = Date.parse((await app.call('GET', '/demo/clock')).json().now)
  const startsAt = new Date(at + startsInSeconds * 1000)
  await changeEvent(app, eventId, () => ({ startsAt, durationSecond, media: null }))
}

async function details() {
  const reply = await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${member.userId}`, { token: member.token })
  return reply.json() as { liveStreamingLink: string; event: { live: { status: string } } }
}

/** The media playlist of what members see, whether or not there is a master playlist above it. */
async function playlist(): Promise<{ text: string; files: string[]; base: string }> {
  const path = new URL((await details()).liveStreamingLink || 'http://a/b').pathname
  const base = path.replace('/master.m3u8', '')
  const master = (await app.call('GET', path)).text
  const text = master.includes('high.m3u8') ? (await app.call('GET', `${base}/high.m3u8`)).text : master
  return { text, base, files: text.split('\n').filter((line) => /^(broadcast|high)\/\d+\.(ts|m4s)$/.test(line)) }
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return
    await delay(150)
  }
  throw new Error(`It never came. ${program?.output() ?? ''} ${JSON.stringify(lines.slice(-5))}`)
}

for (const { name, missing } of receivers) {
  describe.skipIf(missing !== '')(`RTMP received by ${name}${missing}`, { timeout: 120_000 }, () => {
    beforeAll(() => open(name))
    afterAll(close)

    it('WEEK-10 is refused without a key', async () => {
      await schedule(-5, 600)
      expect(await push('rubbish').ended).not.toBeNull()
      expect(await push(`${key}x`).ended).not.toBeNull()
    })

    it('WEEK-10 streams at signed addresses, survives an encoder’s return, and is the recording', async () => {
      await schedule(-5, 600)
      const encoder = push(key, broadcastTracks({ seconds: 60 }))
      await until(async () => (await details()).event.live.status === 'streaming')
      await until(async () => (await playlist()).files.length > 2)
      const { text, base, files } = await playlist()
      expect(text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n')
      expect((await app.call('GET', `${base}/${files[1]}`)).status).toBe(200)
      expect((await app.call('GET', `${base}/${files[1]}`.replace('/media/', '/media/x'))).status).toBe(403)

      // The same key a second time, while the first encoder is on air.
      expect(await push(key).ended).not.toBeNull()
      await until(async () => (await playlist()).files.length > files.length)

      encoder.stop()
      await until(async () => lines.some(({ msg }) => msg === 'broadcast off'))
      await delay(1000)
      const left = (await playlist()).files
      const again = push(key, broadcastTracks({ seconds: 60 }))
      await until(async () => (await playlist()).files.length > left.length + 1)
      expect((await playlist()).files.slice(0, left.length)).toEqual(left)
      expect((await playlist()).text).toContain('#EXT-X-DISCONTINUITY\n')
      again.stop()
      await until(async () => lines.filter(({ msg }) => msg === 'broadcast off').length > 1)
      await delay(1000)
      const whole = (await playlist()).files
      await app.advance(700)
      const replay = await playlist()
      expect(replay.text).toMatch(/#EXT-X-ENDLIST\n$/)
      expect(replay.files).toEqual(whole)
    })
  })
}

describe('what the server itself receives', { timeout: 120_000 }, () => {
  beforeAll(() => open('the server itself'))
  afterAll(close)

  const codes = async () => (await view()).health?.problems.map(({ code }) => code) ?? []

  it('WEEK-06 is measured: picture, keyframe interval, and audio level', async () => {
    await app.advance(7200)
    await schedule(-5)
    const encoder = push(key, broadcastTracks({ seconds: 60 }))
    const isMeasured = ({ health, link }: StudioBroadcast) =>
      health?.audio?.peakDecibel != null && health.video !== null && link !== null
    await until(async () => isMeasured(await view()))
    const { health, link } = await view()
    expect(health).toMatchObject({
      source: 'rtmp',
      video: { width: 320, height: 180, keyframeSecond: 2 },
      audio: { codec: 'mp4a.40.2' },
      gaps: [],
    })
    expect(health?.video?.framesPerSecond).toBeCloseTo(25, 0)
    // A sine of an eighth of full scale.
    expect(health?.audio?.peakDecibel).toBeCloseTo(-21, 0)
    expect(link).toContain('/master.m3u8')
    encoder.stop()
    await until(async () => (await view()).health === null)
  })

  const wrong: [string, RecordedTrack[], PushOptions, BroadcastProblemCode][] = [
    ['HEVC', broadcastTracks({ codec: 'libx265', seconds: 20 }), {}, 'videoCodec'],
    ['no sound', broadcastTracks({ seconds: 30 }).slice(0, 1), {}, 'noAudio'],
    ['silence', broadcastTracks({ seconds: 30, volume: 0 }), {}, 'silent'],
    ['no keyframes', broadcastTracks({ seconds: 30, keyframes: 100 }), {}, 'longKeyframeInterval'],
    ['times that jump', broadcastTracks({ seconds: 12 }), { jump: 30 }, 'timestampsJump'],
  ]
  it.each(wrong)('WEEK-06 %s is named within 15 seconds', async (_, tracks, options, expected) => {
    await app.advance(7200)
    await schedule(-5)
    const encoder = push(key, tracks, options)
    await until(async () => (await view()).health !== null)
    const began = performance.now()
    await until(async () => (await codes()).includes(expected))
    expect(performance.now() - began).toBeLessThan(15_000)
    encoder.stop()
    await encoder.ended
  })

  it('comes back within 10 seconds if its process dies, and the recording goes on', async () => {
    await app.advance(7200)
    await schedule(-5)
    const first = push(key, broadcastTracks({ seconds: 60 }))
    await until(async () => (await playlist()).files.length > 1)
    const pid = Number(lines.findLast(({ msg }) => msg === 'receiving broadcasts by RTMP')?.pid)
    // The server decides when it ends.
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal)
    const { length } = (await playlist()).files
    await until(async () => (await playlist()).files.length > length)
    const before = (await playlist()).files
    process.kill(pid, 'SIGKILL')
    const died = performance.now()
    await first.ended
    await until(async () => {
      const { server } = await view()
      if (server) rtmp = server.replace('pulse.localhost', '127.0.0.1')
      return server !== null
    })
    // An encoder tries again every second.
    let encoder = push(key, broadcastTracks({ seconds: 60 }))
    await until(async () => {
      const isRefused = await Promise.race([encoder.ended.then(() => true), delay(1000).then(() => false)])
      if (isRefused) encoder = push(key, broadcastTracks({ seconds: 60 }))
      return (await view()).health?.lastSegmentAt != null && (await playlist()).files.length > before.length
    })
    expect(performance.now() - died).toBeLessThan(13_000)
    expect((await playlist()).files.slice(0, before.length)).toEqual(before)
    encoder.stop()
    await encoder.ended
  })
})

it('says so if its port is taken', async () => {
  const kept = keptLog()
  const port = await freePort(0)
  const settings = { LIVE_KEY_SECRET: secret, RTMP_PORT: String(port), RTMP_HOST: '127.0.0.1' }
  const [first, second] = [await openStaffApp(settings), await openStaffApp(settings, kept.log)]
  try {
    await first.server.listen({ port: 0, host: '127.0.0.1' })
    const owner = await first.newStaff('owner')
    const server = async () =>
      (await first.studio('getBroadcast', { as: owner, params: { id: eventId } })).body.server as string | null
    for (let tries = 0; (await server()) === null && tries < 100; tries++) await delay(100)
    await second.server.listen({ port: 0, host: '127.0.0.1' })
    for (let tries = 0; kept.lines.every(({ msg }) => !msg.startsWith('not receiving')) && tries < 100; tries++)
      await delay(100)
    const said = kept.lines.find(({ msg }) => msg.startsWith('not receiving'))
    expect(said?.advice).toBe('another program uses the port: stop it, or set RTMP_PORT')
    const as = await second.newStaff('owner')
    expect((await second.studio('getBroadcast', { as, params: { id: eventId } })).body.server).toBeNull()
  } finally {
    await first.close()
    await second.close()
  }
})
