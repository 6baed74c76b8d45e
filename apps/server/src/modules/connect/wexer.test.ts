import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { changeEvent } from '../../testing/change-event.ts'
import { type CallOptions, type DemoApp, openDemoApp, seedingMoment } from '../../testing/demo-app.ts'

const day = 86_400_000

let app: DemoApp
let member: { token: string; userId: string }
beforeAll(async () => {
  app = await openDemoApp(seedingMoment())
  member = await app.signIn('active@pulse.example')
})
afterAll(() => app.close())

function get(path: string, options: CallOptions = {}) {
  return app.call('GET', path, options)
}

async function events(options: CallOptions = {}): Promise<WexerEvent[]> {
  return (await get('/api/v1/connect/events', options)).json().eventData
}

async function event(slug: string, options: CallOptions = {}) {
  const found = (await events(options)).find(({ id }) => id === `pulse-event-${slug}`)
  if (!found) throw new Error(`${slug} is not listed`)
  return found
}

async function now() {
  return Date.parse((await get('/demo/clock')).json().now)
}

describe('GET /api/v1/connect/events', () => {
  it('API-33 LIVE-08 returns events within 7 days, at most five as preview', async () => {
    const at = await now()
    const today = Math.floor(at / day) * day
    const id = 'pulse-event-sunday-yin'
    const starts = (list: WexerEvent[]) =>
      list.flatMap(({ live }) => (live ? [Date.parse(live.active_Time ?? '')] : []))
    const before = await events()
    expect(before.map((each) => each.id)).toContain(id)
    expect(starts(before).every((start) => start < at + 8 * day)).toBe(true)

    await changeEvent(app, id, () => ({ startsAt: new Date(today + 7 * day + 3_600_000) }))
    expect((await events()).map((each) => each.id)).toContain(id)
    // Just after midnight it is one of the seven days after today.
    await changeEvent(app, id, () => ({ startsAt: new Date(at + 8 * day - 3_600_000) }))
    expect((await events()).map((each) => each.id)).toContain(id)
    await changeEvent(app, id, () => ({ startsAt: new Date(at + 8 * day + 3_600_000) }))
    expect((await events()).map((each) => each.id)).not.toContain(id)

    const preview = (await get('/api/v1/connect/events/5')).json().eventData
    expect(preview).toHaveLength(5)
    expect((await events()).slice(0, 5)).toEqual(preview)
  })

  it('API-33 previews only recordings if the club shows nothing live', async () => {
    const { db, notify } = app.database
    const ofPulse = eq(schema.tenant.name, 'pulse')
    const [tenant] = await asPlatform(() => db.select().from(schema.tenant).where(ofPulse))
    const types = async () => {
      const { eventData } = (await get('/api/v1/connect/events/5')).json()
      return eventData.map(({ type }: WexerEvent) => type)
    }
    const configure = async (changes: object) => {
      const config = { ...tenant?.config, ...changes }
      await asPlatform(() => db.update(schema.tenant).set({ config }).where(ofPulse))
      await notify('tenant_changed', '*')
    }
    await configure({ showLiveEvent: false })
    await vi.waitFor(async () => expect(await types()).toEqual([3, 3, 3, 3, 3]))
    await configure({})
    await vi.waitFor(async () => expect(await types()).not.toContain(3))
  })

  it('ENT-13 ENT-15 ENT-19 uses the wexer spelling, with their class', async () => {
    for (const each of await events()) {
      expect(each).toMatchObject({
        id: expect.any(String),
        title: expect.any(String),
        videoId: expect.any(String),
        virtualClass: { tag: each.videoId, className: each.title, favourite: false, durationSecond: each.duration },
      })
      expect(each.virtualClass.providerID).toBe(each.providerId)
      for (const other of ['event_id', 'name', 'videoID', 'next_Occurence_Time']) expect(each).not.toHaveProperty(other)
    }
  })

  it('ENT-14 has all three types, those on demand last and without live and schedule', async () => {
    const all = await events()
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set([1, 2, 3]))
    const types = all.map(({ type }) => type === 3)
    expect(types.indexOf(true)).toBe(types.lastIndexOf(false) + 1)
    for (const { type, live, schedule, next_Occurrence_Time } of all) {
      expect([live, schedule, next_Occurrence_Time].filter((part) => part === null)).toHaveLength(type === 3 ? 3 : 0)
    }
  })

  it('LIVE-09 ENT-16 contains the seven next occurrences of a daily event', async () => {
    const { schedule, next_Occurrence_Time } = await event('wind-down')
    expect(schedule).toMatchObject({ type: 'daily', daily_Time: '21:30:00' })
    expect(schedule?.availableDate).toHaveLength(7)
    expect(schedule?.availableDate[0]).toBe(next_Occurrence_Time)
    const times = (schedule?.availableDate ?? []).map((date) => Date.parse(date))
    for (const [index, time] of times.entries()) {
      expect(new Date(time).toISOString()).toMatch(/T21:30:00/)
      expect(time).toBe((times[0] ?? 0) + index * day)
    }
  })

  it('gives links only to members with access', async () => {
    const linked = async (options: CallOptions = {}) =>
      (await events(options)).filter(({ liveStreamingLink }) => liveStreamingLink !== '')
    expect(await linked()).toEqual([])
    expect(await linked({ token: (await app.signIn('lapsed@pulse.example')).token })).toEqual([])
    expect(new Set((await linked({ token: member.token })).map(({ type }) => type))).toEqual(new Set([1, 2, 3]))
  })

  it('refuses ended sessions and other clubs’, and returns each club its own', async () => {
    for (const path of ['/api/v1/connect/events', '/api/v1/connect/events/5']) {
      expect((await get(path, { token: 'no-such-session' })).status).toBe(401)
      expect((await get(path, { tenant: 'mono', token: member.token })).status).toBe(401)
    }
    const foreign = await events({ tenant: 'mono' })
    expect(foreign.length).toBeGreaterThan(0)
    expect(foreign.every(({ id }) => id.startsWith('mono-'))).toBe(true)
  })

  it('marks favourites, in lists and in the event', async () => {
    const { videoId } = await event('slow-flow')
    const body = { userId: member.userId, virtualClassTag: videoId }
    const added = await app.call('POST', '/api/v2/users/preferredvirtualclass', { token: member.token, body })
    expect(added.status).toBe(201)
    const marked = await event('slow-flow', { token: member.token })
    expect([marked.favourite, marked.virtualClass.favourite]).toEqual([true, true])
    expect((await event('slow-flow')).favourite).toBe(false)
    const listed = (await get('/api/v2/users/preferredvirtualclass', { token: member.token })).json()
    expect(listed[0].tag).toBe(videoId)
  })
})

describe('a stream that is late', () => {
  it('LIVE-17 LIVE-18 is awaited from the start, streams once its link is ready, and is unavailable afterwards', async () => {
    const start = (await now()) + 60_000
    await changeEvent(app, 'pulse-event-lunch-hour-strength', () => ({ startsAt: new Date(start) }))
    const link = async () => {
      const url = `/api/v1/vimeo/pulse/live_event/pulse-event-lunch-hour-strength/streamingurl/${member.userId}`
      return (await get(url, { token: member.token })).json().liveStreamingLink
    }
    const status = async () => (await event('lunch-hour-strength')).live?.status
    const at = (seconds: number) =>
      app.call('POST', '/demo/clock', { body: { now: new Date(start + seconds * 1000).toISOString() } })

    expect([await status(), await link()]).toEqual(['unavailable', ''])
    await at(1)
    expect([await status(), await link()]).toEqual(['awaiting', ''])
    await at(9)
    expect(await status()).toBe('streaming')
    expect(await link()).toMatch(/\/media\//)
    const { duration } = await event('lunch-hour-strength')
    await at(duration - 1)
    expect(await status()).toBe('streaming')
    await at(duration + 1)
    expect(await status()).toBe('unavailable')
  })
})

describe('GET /api/v2/ondemand/connect/{id}/{userId}', () => {
  const path = (id: string, userId = '') => `/api/v2/ondemand/connect/${id}${userId && `/${userId}`}`

  it('API-34 returns the class, its event and, with access, its link', async () => {
    const onDemand = (await events()).find(({ type }) => type === 3) as WexerEvent
    const link = 'https://videos.example/recorded.m3u8'
    await changeEvent(app, onDemand.id, () => ({ link }))
    for (const id of [onDemand.id, onDemand.videoId ?? '']) {
      const mine = (await get(path(id, member.userId), { token: member.token })).json()
      expect(mine).toMatchObject({
        virtualClass: { tag: onDemand.videoId, classDescription: onDemand.description, alternateLink: link },
        liveStreamingLink: link,
        transcode: { status: 'complete' },
        event: { id: onDemand.id, type: 3, live: null, liveStreamingLink: link },
      })
    }
    const guests = (await get(path(onDemand.id))).json()
    expect(guests).toMatchObject({ virtualClass: { tag: onDemand.videoId, alternateLink: '' }, liveStreamingLink: '' })
  })

  it('gives guests and members without access no link', async () => {
    const { token, userId } = await app.signIn('nosub@pulse.example')
    for (const reply of [
      await get(path('pulse-event-main-stage-boxing')),
      await get(path('pulse-event-main-stage-boxing', 'guest')),
      await get(path('pulse-event-main-stage-boxing', userId), { token }),
    ]) {
      expect(reply.status).toBe(200)
      expect(reply.json()).toMatchObject({
        liveStreamingLink: '',
        virtualClass: { alternateLink: '', captionLinks: [], cueTrackLink: null, storyboardLink: null },
        event: { liveStreamingLink: '' },
      })
    }
  })

  it('reports a running transcode, and gives no link', async () => {
    const reply = await get(path('pulse-event-pilates-premiere', member.userId), { token: member.token })
    expect(reply.json()).toMatchObject({ liveStreamingLink: '', transcode: { status: 'in_progress' } })
  })

  it('passes on an outside stream’s address unchanged', async () => {
    const startsAt = new Date((await now()) - 60_000)
    await changeEvent(app, 'pulse-event-main-stage-boxing', () => ({
      link: 'https://live.example/ring/main.m3u8',
      startsAt,
    }))
    const reply = await get(path('pulse-event-main-stage-boxing', member.userId), { token: member.token })
    expect(reply.json()).toMatchObject({
      liveStreamingLink: 'https://live.example/ring/main.m3u8',
      virtualClass: { alternateLink: 'https://live.example/ring/main.m3u8' },
    })
  })

  it('LIVE-12 awaits a stream whose address can’t be played, in the list and on its page', async () => {
    const id = 'pulse-event-main-stage-boxing'
    const startsAt = new Date((await now()) - 60_000)
    await changeEvent(app, id, () => ({ link: 'http://live.example/ring.m3u8', startsAt }))
    const reply = (await get(path(id, member.userId), { token: member.token })).json()
    expect(reply).toMatchObject({ liveStreamingLink: '', virtualClass: { alternateLink: '' } })
    expect([reply.event.live.status, (await event('main-stage-boxing')).live?.status]).toEqual(['awaiting', 'awaiting'])
  })

  it('refuses another member’s id, an ended session, another club’s class and an unknown one', async () => {
    const other = await app.signIn('trial@pulse.example')
    const id = 'pulse-event-main-stage-boxing'
    expect((await get(path(id, other.userId), { token: member.token })).status).toBe(403)
    expect((await get(path(id, member.userId))).status).toBe(401)
    expect((await get(path(id), { token: 'no-such-session' })).status).toBe(401)
    for (const reply of [await get(path(id), { tenant: 'mono' }), await get(path('nothing'))]) {
      expect(reply.status).toBe(404)
      expect(reply.json()).toEqual({ code: 404, message: 'This class is no longer available' })
    }
    expect((await get(path('x'.repeat(201)))).status).toBe(400)
  })
})

describe('GET /api/v1/connect/{tenant}/live_event/{id}/videos', () => {
  const path = (tenant: string, id = 'pulse-event-slow-flow') => `/api/v1/connect/${tenant}/live_event/${id}/videos`

  it('API-35 returns the videos with and without userid', async () => {
    const guests = (await get(path('pulse'))).json().eventData
    const mine = (await get(`${path('pulse')}?userid=${member.userId}`, { token: member.token })).json().eventData
    const ids = (list: WexerEvent[]) => list.map(({ id }) => id)
    expect(ids(guests)[0]).toBe('pulse-event-slow-flow')
    expect(guests.length).toBeGreaterThan(1)
    expect(ids(mine)).toEqual(ids(guests))
    const recordings = (list: WexerEvent[]) => list.filter(({ type }) => type === 3)
    expect(recordings(guests).every(({ liveStreamingLink }) => liveStreamingLink === '')).toBe(true)
    expect(recordings(mine).every(({ liveStreamingLink }) => liveStreamingLink !== '')).toBe(true)
  })

  it('refuses another club, another member, an ended session and an unknown event', async () => {
    const other = await app.signIn('trial@pulse.example')
    expect((await get(path('tempo'))).status).toBe(404)
    expect((await get(path('pulse', 'nothing'))).status).toBe(404)
    expect((await get(`${path('pulse')}?userid=${other.userId}`, { token: member.token })).status).toBe(403)
    expect((await get(`${path('pulse')}?userid=${member.userId}`)).status).toBe(401)
    expect((await get(path('pulse'), { token: 'no-such-session' })).status).toBe(401)
    expect((await get(`${path('pulse')}?userid=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

describe('Connect’s classes elsewhere', () => {
  const search = async (body: object, tenant = 'pulse') =>
    (await app.call('PUT', '/api/v3/virtualclass/search', { tenant, body })).json().items

  it('are found by search type 1, not type 0', async () => {
    const onDemand = (await events()).filter(({ type }) => type === 3)
    const found = await search({ type: 1, take: 100 })
    expect(new Set(found.map(({ tag }: { tag: string }) => tag))).toEqual(
      new Set(onDemand.map(({ videoId }) => videoId)),
    )
    const [first] = found
    expect((await search({ type: 1, query: first.className }))[0].tag).toBe(first.tag)
    expect(await search({ type: 0, virtualClasses: [first.tag] })).toEqual([])
    expect(await search({ type: 1, query: 'no class is called this' })).toEqual([])
  })

  it('are narrowed to one club by its provider id, and not by the tenant’s own', async () => {
    const all = await search({ type: 1, take: 100 })
    const { providerID } = all[0]
    const ofClub = await search({ type: 1, take: 100, providerid: providerID })
    expect(ofClub.length).toBeGreaterThan(0)
    expect(ofClub.length).toBeLessThan(all.length)
    expect(ofClub.every((each: { providerID: string }) => each.providerID === providerID)).toBe(true)
    expect(await search({ type: 1, take: 100, providerid: 'pulse' })).toEqual(all)
    expect(await search({ type: 1, providerid: 'nobody' })).toEqual([])
  })

  it('open by their tag; a premiere has no stream before it begins', async () => {
    const [first] = await search({ type: 1 })
    expect((await get(`/api/v3/virtualclass/${first.tag}`)).json()).toMatchObject({ tag: first.tag, alternateLink: '' })
    const premiere = (await get('/api/v3/virtualclass/pulse-live-bag-night', { token: member.token })).json()
    expect(premiere).toMatchObject({ tag: 'pulse-live-bag-night', alternateLink: '' })
  })
})

describe('a daily event', () => {
  it('LIVE-17 offers its last occurrence’s replay until the next begins, and is unavailable until then', async () => {
    const id = 'pulse-event-wind-down'
    const { schedule, duration } = await event('wind-down')
    const start = Date.parse(schedule?.availableDate[1] ?? '')
    const at = (seconds: number) =>
      app.call('POST', '/demo/clock', { body: { now: new Date(start + seconds * 1000).toISOString() } })
    const details = async ({ token, userId } = member) =>
      (await get(`/api/v2/ondemand/connect/${id}/${userId}`, { token })).json()
    const segmentsAt = async (link: string) => {
      const variant = new URL(link.replace('master.m3u8', '720.m3u8')).pathname
      return (await get(variant)).text
    }

    await at(duration / 2)
    const running = await details()
    expect(running).not.toHaveProperty('replayLink')
    expect(running.event.live.status).toBe('streaming')

    await at(duration + 120)
    const waiting = await details()
    expect([waiting.liveStreamingLink, waiting.event.liveStreamingLink]).toEqual(['', ''])
    expect(waiting.event.live).toEqual({ status: 'unavailable', active_Time: new Date(start + day).toISOString() })
    expect(await segmentsAt(waiting.replayLink)).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    // The class itself, for the recordings' player.
    expect(new URL(waiting.virtualClass.alternateLink).pathname).toContain(`~${start}/`)
    expect(waiting.virtualClass.captionLinks.length).toBeGreaterThan(0)
    const url = `/api/v1/vimeo/pulse/live_event/${id}/streamingurl/${member.userId}`
    const link = (await get(url, { token: member.token })).json()
    expect(link).toMatchObject({ liveStreamingLink: '', replayLink: expect.stringContaining(`~${start}/`) })

    const other = await details(await app.signIn('nosub@pulse.example'))
    expect(other).not.toHaveProperty('replayLink')
    expect(other.virtualClass.alternateLink).toBe('')

    await changeEvent(app, id, () => ({ createdAt: new Date(start + 1000) }))
    expect(await details()).not.toHaveProperty('replayLink')
    await changeEvent(app, id, () => ({ createdAt: new Date(start - day) }))
    expect(await details()).toHaveProperty('replayLink')

    await at(24 * 3600 + 1)
    const next = await details()
    expect(next).not.toHaveProperty('replayLink')
    expect(next.liveStreamingLink).toContain(`~${start + day}/`)
  })
})
