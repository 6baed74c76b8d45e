import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEvent } from '../../testing/change-event.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { makeStreamKey } from './stream-key.ts'

const eventId = 'pulse-event-climb-club'
const secret = 'secret-of-the-broadcast-test'
const key = makeStreamKey(secret, { tenant: 'pulse', eventId })

let app: DemoApp
let member: { token: string; userId: string }
beforeAll(async () => {
  app = await openDemoApp({ LIVE_KEY_SECRET: secret })
  member = await app.signIn('active@pulse.example')
})
afterAll(async () => {
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

function filesOf(playlist: string) {
  return playlist.split('\n').filter((line) => line.startsWith('broadcast/'))
}
