import { loops, testIndex } from '@upbeat/rules/media/test-index'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '../../platform/http/server.ts'
import { createLog } from '../../platform/logging/log.ts'
import type { ClassMedia, MediaLibrary } from './media-library.ts'
import { mountMedia } from './routes.ts'
import { createMediaService } from './service.ts'

/** Ten minutes of 8 s loops with segments of 6 and 2 s: the target duration is 6 s. */
const seconds = 600
const found: ClassMedia = {
  index: testIndex(),
  composition: loops(seconds / 8),
  cues: 'WEBVTT\n',
  captionLanguages: [],
  captions: async () => null,
  read: async () => segment(),
}
const airedAt = new Date('2026-11-20T18:00:00.250Z')
let now = airedAt
let finds = 0
/** Delays the lookup of `class-late`. */
const late = Promise.withResolvers<void>()
const library: MediaLibrary = {
  find: async (tenantId, tag) => {
    finds++
    if (tag === 'class-late') await late.promise
    if (tag === 'class-broken') throw new Error('Its media can’t be read')
    return tenantId === 'pulse' && ['class-1', 'class-late'].includes(tag) ? found : null
  },
}
const dead = new Set<string>()
const media = createMediaService({
  library,
  tenants: { byHost: () => null, byIdOrName: () => null },
  broadcasts: { playlist: async () => null, segment: async () => null },
  sessions: {
    findByHash: async (tokenHash) =>
      dead.has(tokenHash)
        ? null
        : {
            tokenHash,
            tenantId: 'pulse',
            memberId: 'm',
            externalUserId: null,
            bindingHash: null,
            usedAt: new Date(0),
            expiresAt: new Date(8e15),
          },
  },
  hasAccess: async () => true,
  clock: { now: () => now },
  secret: 'secret-of-the-test',
  lifetimeSeconds: 7200,
})
const server = await createServer(createLog('silent'), { trustedProxies: 'loopback' })
beforeAll(() => mountMedia(server, media))
afterAll(() => server.close())
beforeEach(() => {
  at(0)
})

function at(second: number) {
  now = new Date(airedAt.getTime() + second * 1000)
}

/** What a member's player gets for a file of the live stream. */
function get(file: string, session = 'session-1', airing: { airedAt?: Date } = { airedAt }) {
  const { base } = media.address({ tenantId: 'pulse', session }, 'class-1', airing)
  return server.inject({ url: `${base}/${file}` })
}

function numbers(playlist: string) {
  return [...playlist.matchAll(/^\w+\/(\d+)\.m4s$/gm)].map(([, number]) => Number(number))
}

/** The clock time at which the last listed segment ends. */
function edge(playlist: string) {
  const [, date, duration] = [...playlist.matchAll(/PROGRAM-DATE-TIME:(\S+)\n#EXTINF:([\d.]+)/g)].at(-1) ?? ['', '', '']
  return Date.parse(date ?? '') + Number(duration) * 1000
}

describe('a simulated live', () => {
  it('follows the clock, with the same bytes for every member', async () => {
    at(100)
    for (const file of ['master.m3u8', '720.m3u8', 'audio.m3u8']) {
      const mine = await get(file, 'session-1')
      const yours = await get(file, 'session-2')
      expect(mine.statusCode).toBe(200)
      expect(mine.headers['content-type']).toBe('application/vnd.apple.mpegurl')
      expect(mine.body).toBe(yours.body)
    }
    const { body } = await get('720.m3u8')
    expect(body).toContain('#EXT-X-TARGETDURATION:6\n')
    expect(body).toMatch(/#EXT-X-PROGRAM-DATE-TIME:2026-11-20T18:0\d:\d\d\.250Z\n/)
    expect(body).not.toContain('ENDLIST')
  })

  it('lags the clock by at most the target duration and two seconds, and never goes back', async () => {
    let last = [-1]
    for (let second = 6; second < seconds; second += 1.7) {
      at(second)
      const { body } = await get('720.m3u8')
      expect(now.getTime() - edge(body)).toBeLessThanOrEqual(8000)
      expect(edge(body)).toBeLessThanOrEqual(now.getTime())
      const listed = numbers(body)
      expect(Number(/MEDIA-SEQUENCE:(\d+)/.exec(body)?.[1])).toBe(listed[0])
      expect(listed[0]).toBeGreaterThanOrEqual(last[0] ?? 0)
      expect(listed.at(-1)).toBeGreaterThanOrEqual(last.at(-1) ?? 0)
      last = listed
    }
  })

  it('may be cached for half the target duration, its segments forever', async () => {
    at(100)
    const playlist = await get('720.m3u8')
    expect(playlist.headers['cache-control']).toBe('private, max-age=3')
    const [first] = numbers(playlist.body)
    expect((await get(`720/${first}.m4s`)).headers['cache-control']).toContain('immutable')
  })

  it('has nothing before its start, and its first segment at the start', async () => {
    at(-0.001)
    expect((await get('720.m3u8')).statusCode).toBe(404)
    expect((await get('720/0.m4s')).statusCode).toBe(404)
    at(0)
    expect(numbers((await get('720.m3u8')).body)).toEqual([0])
    expect((await get('720/0.m4s')).statusCode).toBe(200)
  })

  it('doesn’t serve segments ahead of time', async () => {
    at(100)
    const newest = numbers((await get('720.m3u8')).body).at(-1) ?? 0
    expect((await get(`720/${newest}.m4s`)).statusCode).toBe(200)
    expect((await get(`720/${newest + 1}.m4s`)).statusCode).toBe(404)
    expect((await get(`audio/${newest + 2}.m4s`)).statusCode).toBe(404)
  })

  it('ends for its viewers, and a minute later is the whole class at the same URL', async () => {
    const { base } = media.address({ tenantId: 'pulse', session: 'session-1' }, 'class-1', { airedAt })
    const same = async () => (await server.inject({ url: `${base}/720.m3u8` })).body
    at(seconds - 1)
    const before = await same()
    at(seconds + 1)
    const ended = await same()
    expect(ended).toMatch(/#EXT-X-ENDLIST\n$/)
    expect(numbers(ended)[0]).toBeGreaterThanOrEqual(numbers(before)[0] ?? 0)
    expect(ended).not.toContain('PLAYLIST-TYPE:VOD')
    at(seconds + 61)
    const replay = await same()
    expect(replay).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(numbers(replay)).toEqual(Array.from({ length: (seconds / 8) * 2 }, (_, number) => number))
    const ordinary = media.address({ tenantId: 'pulse', session: 'session-1' }, 'class-1').base
    expect(replay).toBe((await server.inject({ url: `${ordinary}/720.m3u8` })).body)
  })

  it('stops for a session that has ended, and can’t be moved to another time', async () => {
    at(100)
    dead.add('session-3')
    expect((await get('720.m3u8', 'session-3')).statusCode).toBe(403)
    const { base } = media.address({ tenantId: 'pulse', session: 'session-1' }, 'class-1', { airedAt })
    const earlier = base.replace(String(airedAt.getTime()), String(airedAt.getTime() - 60_000))
    expect(earlier).not.toBe(base)
    expect((await server.inject({ url: `${earlier}/720.m3u8` })).statusCode).toBe(403)
    const whole = base.replace(`~${airedAt.getTime()}`, '')
    expect((await server.inject({ url: `${whole}/720.m3u8` })).statusCode).toBe(403)
  })

  it('is composed once for a thousand viewers in the same second', async () => {
    const composition = found.composition
    let written = 0
    Object.defineProperty(found, 'composition', {
      configurable: true,
      get: () => {
        written++
        return composition
      },
    })
    at(100)
    const base = (session: string) => media.address({ tenantId: 'pulse', session }, 'class-1', { airedAt }).base
    const replies = await Promise.all(
      Array.from({ length: 1000 }, (_, viewer) => server.inject({ url: `${base(`viewer-${viewer}`)}/720.m3u8` })),
    )
    Object.defineProperty(found, 'composition', { value: composition, writable: true, configurable: true })
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(written).toBeLessThan(10)
  })

  it('isn’t blocked by another one with slow or broken media, however many wait for that', async () => {
    at(100)
    const read = (tag: string, viewer = 'session-1') => {
      const { base } = media.address({ tenantId: 'pulse', session: viewer }, tag, { airedAt })
      return server.inject({ url: `${base}/720.m3u8` })
    }
    let arrived = 0
    const waiting = Array.from({ length: 200 }, async (_, viewer) => {
      const reply = await read('class-late', `viewer-${viewer}`)
      arrived++
      return reply
    })
    expect((await read('class-broken')).statusCode).toBe(500)
    const other = await read('class-1')
    expect([other.statusCode, numbers(other.body).length > 0]).toEqual([200, true])
    expect(arrived).toBe(0)
    late.resolve()
    for (const { statusCode, body } of await Promise.all(waiting)) {
      expect([statusCode, body]).toEqual([200, other.body])
    }
  })

  it('can be watched from its beginning only if it allows that', async () => {
    at(100)
    const late = media.address({ tenantId: 'pulse', session: 'session-1' }, 'class-1', { airedAt, mayStartOver: true })
    const read = async (file: string) => server.inject({ url: `${late.base}/${file}` })
    expect((await read('beginning.m3u8')).body).toContain('\n720-beginning.m3u8\n')
    const { body } = await read('720-beginning.m3u8')
    expect(body).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n')
    const listed = numbers(body)
    expect(listed[0]).toBe(0)
    expect(listed.at(-1)).toBe(numbers((await read('720.m3u8')).body).at(-1))
    expect((await read(`720/${(listed.at(-1) ?? 0) + 1}.m4s`)).statusCode).toBe(404)
    for (const file of ['beginning.m3u8', '720-beginning.m3u8']) expect((await get(file)).statusCode).toBe(404)
  })

  it('costs nothing while it isn’t watched', async () => {
    finds = 0
    for (let count = 0; count < 1000; count++) {
      media.address({ tenantId: 'pulse', session: 'session-1' }, `class-${count}`, { airedAt })
    }
    expect(finds).toBe(0)
  })
})

describe('an ordinary class', () => {
  it('is whole from the beginning', async () => {
    const { base } = media.address({ tenantId: 'pulse', session: 'session-1' }, 'class-1')
    const { body, headers } = await server.inject({ url: `${base}/720.m3u8` })
    expect(body).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(headers['cache-control']).toContain('immutable')
    expect((await server.inject({ url: `${base}/720/149.m4s` })).statusCode).toBe(200)
  })
})

/** The minimal content of a fragment: its decode time. */
function segment(): Uint8Array {
  return box('moof', box('traf', box('tfdt', new Uint8Array(8))))
}

function box(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + content.length)
  new DataView(bytes.buffer).setUint32(0, bytes.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  return bytes
}
