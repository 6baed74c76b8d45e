import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../../scripts/free-port.mjs'
import { changeEvent } from '../../testing/change-event.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { type RunningProgram, runProgram } from '../../testing/run-program.ts'
import { findNginx, findRtmpModule, rtmpInstallHint } from './find-rtmp-module.ts'
import { nginxConfiguration } from './nginx-configuration.ts'
import { makeStreamKey } from './stream-key.ts'

const nginx = findNginx()
const modulePath = findRtmpModule()
const missing = nginx && modulePath && hasFfmpeg() ? '' : ` (skipped: ${rtmpInstallHint}; and ffmpeg)`
const eventId = 'pulse-event-climb-club'
const secret = 'secret-of-the-broadcast-test'
const key = makeStreamKey(secret, { tenant: 'pulse', eventId })

let app: DemoApp
let member: { token: string; userId: string }
let receiver: RunningProgram | undefined
let rtmp = ''
beforeAll(async () => {
  app = await openDemoApp({ LIVE_KEY_SECRET: secret })
  member = await app.signIn('active@pulse.example')
})
afterAll(async () => {
  await receiver?.stop()
  await app.close()
})

/** A callback as nginx sends it. */
function ask(call: string, name: string, clientid = '1') {
  return app.call('POST', '/api/v1/live/broadcast', { form: { call, name, clientid } })
}

async function now() {
  return Date.parse((await app.call('GET', '/demo/clock')).json().now)
}

async function schedule(startsInSeconds: number, durationSecond = 3600) {
  const startsAt = new Date((await now()) + startsInSeconds * 1000)
  await changeEvent(app, eventId, () => ({ startsAt, durationSecond, media: null }))
}

async function details() {
  const reply = await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${member.userId}`, { token: member.token })
  return reply.json() as { liveStreamingLink: string; event: { live: { status: string } } }
}

describe('permission to broadcast', () => {
  it('is given for the key of an event that is due', async () => {
    await schedule(25 * 3600)
    expect((await ask('publish', key)).status).toBe(403)
    await schedule(-2 * 3600)
    expect((await ask('publish', key)).status).toBe(403)
    await schedule(600)
    const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
    for (const name of ['', 'rubbish', altered, makeStreamKey(secret, { tenant: 'tempo', eventId })])
      expect((await ask('publish', name)).status).toBe(403)
    const other = makeStreamKey(secret, { tenant: 'pulse', eventId: 'pulse-event-slow-flow' })
    expect((await ask('publish', other)).status).toBe(403)
  })

  it('is given to one encoder at a time: a second is refused until the first leaves or falls silent', async () => {
    await schedule(600)
    const first = await ask('publish', key, '11')
    expect([first.status, first.headers.location]).toEqual([
      302,
      expect.stringMatching(/^[\w-]+\.pulse-live-climb-club!\d+$/),
    ])
    expect((await ask('publish', key, '12')).status).toBe(403)
    // nginx also reports the end of the refused connection.
    await ask('publish_done', key, '12')
    expect((await ask('publish', key, '13')).status).toBe(403)
    expect((await ask('update_publish', key, '11')).status).toBe(200)
    expect((await ask('update_publish', key, '12')).status).toBe(403)
    await ask('publish_done', key, '11')
    expect((await ask('publish', key, '14')).headers.location).toBe(first.headers.location)
    await app.advance(31)
    expect((await ask('publish', key, '15')).status).toBe(302)
    expect((await ask('update_publish', key, '14')).status).toBe(403)
    await ask('publish_done', key, '15')
  })

  it('ends some time after the event', async () => {
    await schedule(-60, 120)
    expect((await ask('publish', key, '21')).status).toBe(302)
    await app.advance(60 + 9 * 60)
    expect((await ask('update_publish', key, '21')).status).toBe(200)
    await app.advance(2 * 60)
    expect((await ask('update_publish', key, '21')).status).toBe(403)
    await ask('publish_done', key, '21')
  })
})

describe('a sound check', () => {
  /** The playlist as nginx has written it so far, with segments of two seconds. */
  function receive(name: unknown, count: number) {
    const folder = join(app.dataDir, 'live', 'hls', String(name))
    const listed = Array.from({ length: count }, (_, number) => `#EXTINF:2.000,\n${number}.ts\n`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.m3u8'), listed.join(''))
  }

  it.each([
    ['before the class', 120, 90],
    ['when it has begun', -5, 30],
  ])('removes nothing of the class if the encoder comes back %s', async (_, startsInSeconds, first) => {
    await schedule(1200)
    const { headers } = await ask('publish', key, '31')
    await app.advance(60)
    receive(headers.location, 30)
    await ask('publish_done', key, '31')
    await app.advance(1140 - startsInSeconds)
    const again = await ask('publish', key, '32')
    expect(again.headers.location).toBe(headers.location)
    await app.advance(startsInSeconds + 20)
    receive(headers.location, 30 + (startsInSeconds + 20) / 2)
    await ask('update_publish', key, '32')
    const { liveStreamingLink } = await details()
    const playlist = (await app.call('GET', new URL(liveStreamingLink).pathname)).text
    // The clock keeps running during the test.
    const shown = Number(/\d+/.exec(filesOf(playlist)[0] ?? '')?.[0])
    expect(shown).toBeLessThanOrEqual(first)
    expect(shown).toBeGreaterThanOrEqual(Math.max(30, first - 5))
    await ask('publish_done', key, '32')
  })
})

describe.skipIf(missing !== '')(`a real broadcast through nginx${missing}`, { timeout: 120_000 }, () => {
  beforeAll(async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const liveDir = join(app.dataDir, 'live')
    mkdirSync(join(liveDir, 'hls'), { recursive: true })
    const rtmpPort = await freePort(0)
    rtmp = `rtmp://127.0.0.1:${rtmpPort}/live`
    const { uid, username } = userInfo()
    const file = join(liveDir, 'nginx.conf')
    const configuration = nginxConfiguration({
      modulePath: modulePath ?? '',
      host: '127.0.0.1',
      port: rtmpPort,
      liveDir,
      serverOrigin: `http://127.0.0.1:${port}`,
      user: uid === 0 ? username : null,
    })
    writeFileSync(file, configuration)
    receiver = runProgram(nginx ?? '', ['-c', file, '-p', liveDir, '-g', 'daemon off;'])
    await until(async () => (await push('rubbish', 1).ended) !== null)
  })

  it('is refused without a key', async () => {
    expect(await push('rubbish', 5).ended).not.toBe(0)
    expect(await push(`${key}x`, 5).ended).not.toBe(0)
  })

  it('streams at signed addresses, and is recorded for the replay', async () => {
    await schedule(-5, 600)
    expect((await details()).event.live.status).toBe('awaiting')
    const encoder = push(key, 60)
    await until(async () => (await details()).event.live.status === 'streaming')
    const { liveStreamingLink } = await details()
    const stream = new URL(liveStreamingLink).pathname
    const playlist = async () => (await app.call('GET', stream)).text
    expect(await playlist()).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n')
    await until(async () => filesOf(await playlist()).length > 2)
    expect(filesOf(await playlist())[0]).toBe('broadcast/0.ts')

    const base = stream.replace('/master.m3u8', '')
    const segment = await app.call('GET', `${base}/broadcast/1.ts`)
    expect([segment.status, segment.headers['content-type'], segment.bytes[0]]).toEqual([200, 'video/mp2t', 0x47])
    expect((await app.call('GET', `${base}/broadcast/999.ts`)).status).toBe(404)
    const [, , signature = ''] = base.split('/')
    expect((await app.call('GET', stream.replace(signature, `${signature}x`))).status).toBe(403)
    expect((await app.call('GET', stream.replace(/!\d+/, '!1'))).status).toBe(403)

    // The same key a second time, while the first encoder is on air.
    const second = push(key, 8)
    expect(await second.ended).not.toBe(0)
    const before = filesOf(await playlist()).length
    await until(async () => filesOf(await playlist()).length > before)

    // The encoder drops out and comes back: the recording continues where it stopped.
    await encoder.stop()
    await until(async () => (await ask('update_publish', key, '0')).status === 403)
    const left = filesOf(await playlist())
    const again = push(key, 60)
    await until(async () => filesOf(await playlist()).length > left.length + 2)
    expect(filesOf(await playlist()).slice(0, left.length)).toEqual(left)
    expect(await playlist()).toContain('#EXT-X-DISCONTINUITY\n')
    expect(await playlist()).not.toContain('ENDLIST')
    await again.stop()
    await delay(1000)

    const whole = filesOf(await playlist())
    await app.advance(700)
    const renewed = new URL((await details()).liveStreamingLink).pathname
    const replay = (await app.call('GET', renewed)).text
    expect(replay).toMatch(/#EXT-X-ENDLIST\n$/)
    expect(filesOf(replay)).toEqual(whole)
    const { virtualClass } = (
      await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${member.userId}`, { token: member.token })
    ).json()
    expect(new URL(virtualClass.alternateLink).pathname.split('/')[3]).toBe(renewed.split('/')[3])
  })
})

/** Sends a picture and a tone, like OBS. */
function push(name: string, seconds: number): RunningProgram {
  return runProgram('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-re',
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=320x180:rate=25',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440',
    '-t',
    String(seconds),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-tune',
    'zerolatency',
    '-g',
    '50',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-f',
    'flv',
    `${rtmp}/${name}`,
  ])
}

function filesOf(playlist: string) {
  return playlist.split('\n').filter((line) => line.startsWith('broadcast/'))
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return
    await delay(250)
  }
  throw new Error(`It never came. The receiver said: ${receiver?.output()}`)
}

function hasFfmpeg() {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
