import type { VimeoEvent } from '@upbeat/contract/entities/live-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEvent } from '../../testing/change-event.ts'
import { type DemoApp, openDemoApp, seedingMoment } from '../../testing/demo-app.ts'

const base = '/api/v1/vimeo/tempo'
const running = 'tempo-event-kiez-boxen'

let app: DemoApp
let member: { token: string; userId: string }
beforeAll(async () => {
  app = await openDemoApp(seedingMoment())
  member = await app.signIn('active@tempo.example', 'tempo')
  // Makes it over today, at any time of day.
  const now = Date.parse((await app.call('GET', '/demo/clock')).json().now)
  await changeEvent(app, 'tempo-event-fruehstart', ({ durationSecond }) => ({
    startsAt: new Date(now - durationSecond * 1000),
  }))
})
afterAll(() => app.close())

function ask(path: string, token?: string) {
  return app.call('GET', `${base}${path}`, { tenant: 'tempo', ...(token === undefined ? {} : { token }) })
}

async function liveEvents(token?: string): Promise<VimeoEvent[]> {
  return (await ask('/live', token)).json().eventData
}

async function listed(slug: string, token?: string) {
  const found = (await liveEvents(token)).find(({ event_id }) => event_id === `tempo-event-${slug}`)
  if (!found) throw new Error(`${slug} is not listed`)
  return found
}

async function streamOf(slug: string) {
  return (await ask(`/live_event/tempo-event-${slug}/streamingurl/${member.userId}`, member.token)).json()
}

describe('permission', () => {
  const paths = [
    '/videos?page=1',
    '/preview/5',
    '/live',
    `/live_event/${running}/videos`,
    '/live_event/videos/tempo-connect-001',
  ]

  it.each(paths)('guests and members may call %s, but not with an ended session or for another club', async (path) => {
    expect((await ask(path)).status).toBe(200)
    expect((await ask(path, member.token)).status).toBe(200)
    expect((await ask(path, 'no-such-session')).status).toBe(401)
    const foreign = await app.call('GET', `/api/v1/vimeo/pulse${path}`, { tenant: 'tempo' })
    expect(foreign.status).toBe(404)
    expect(foreign.json()).toEqual({ code: 404, message: 'Not found' })
  })

  it('the club in the path may be in any case, or its id', async () => {
    const { tenantID } = (await app.call('GET', '/api/v1/tenants/tempo', { tenant: 'tempo' })).json()
    for (const name of ['Tempo', tenantID]) {
      expect((await app.call('GET', `/api/v1/vimeo/${name}/live`, { tenant: 'tempo' })).status).toBe(200)
    }
  })

  it.each(['0', '-1', 'x', '1.5'])('page %s is refused', async (page) => {
    expect((await ask(`/videos?page=${page}`)).status).toBe(400)
  })

  it.each(['/live_event/nothing/videos', '/live_event/videos/nothing'])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('videos and preview', () => {
  it('API-29 ENT-17 returns pages of videos, and at most five as preview', async () => {
    const first = (await ask('/videos?page=1')).json()
    expect(first).toMatchObject({ perPage: 10, eventData: expect.any(Array), eventDetail: expect.any(Object) })
    expect(first.eventData).toHaveLength(10)
    const pages = [first]
    while (pages.at(-1).recordsLeft > 0) pages.push((await ask(`/videos?page=${pages.length + 1}`)).json())
    const ids = pages.flatMap(({ eventData }) => eventData.map(({ event_id }: VimeoEvent) => event_id))
    expect(new Set(ids).size).toBe(first.totalRecords)
    expect(ids).toHaveLength(first.totalRecords)
    for (const [index, page] of pages.entries()) {
      expect(page.totalRecords).toBe(first.totalRecords)
      expect(page.recordsLeft).toBe(Math.max(0, first.totalRecords - (index + 1) * 10))
      expect(page.eventData.every(({ type }: VimeoEvent) => type === 3)).toBe(true)
    }
    expect((await ask('/videos')).json().eventData).toEqual(first.eventData)
    expect((await ask('/videos?page=99')).json()).toMatchObject({ eventData: [], recordsLeft: 0 })
    const preview = (await ask('/preview/5')).json()
    expect(preview.eventData.length).toBe(5)
    expect(preview.eventData[0].live.active_Time).not.toBeNull()
  })

  it('returns one club’s videos', async () => {
    const { eventData } = (await ask('/videos')).json()
    const { providerId } = eventData[0]
    const ofClub = (await ask(`/videos?providerId=${providerId}`)).json()
    expect(ofClub.totalRecords).toBeGreaterThan(0)
    expect(ofClub.eventData.every((event: VimeoEvent) => event.providerId === providerId)).toBe(true)
    expect((await ask('/videos?providerId=nobody')).json()).toMatchObject({ eventData: [], totalRecords: 0 })
  })
})

describe('live events', () => {
  it('API-30 ENT-14 returns simulated and live events, running before upcoming ones', async () => {
    const events = await liveEvents()
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set([1, 2]))
    const now = Date.parse((await app.call('GET', '/demo/clock')).json().now)
    const phase = ({ next_Occurrence_Time, duration }: VimeoEvent) => {
      const start = Date.parse(next_Occurrence_Time ?? '')
      if (now < start) return 1
      return now < start + duration * 1000 ? 0 : 2
    }
    const phases = events.map(phase)
    expect(phases).toEqual([...phases].sort())
    expect(new Set(phases)).toEqual(new Set([0, 1, 2]))
  })

  it('ENT-13 ENT-15 ENT-16 has every field with its type', async () => {
    for (const event of await liveEvents()) {
      expect(event).toMatchObject({
        event_id: expect.any(String),
        name: expect.any(String),
        description: expect.any(String),
        duration: expect.any(Number),
        trailerLink: expect.any(String),
        trailerLinkWeb: expect.any(String),
        level: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
        stream_Description: expect.any(String),
        videoID: expect.any(String),
        favourite: false,
        liveStreamingLink: '',
        live: { status: expect.stringMatching(/^(streaming|awaiting|unavailable)$/), active_Time: expect.any(String) },
        schedule: { type: 'single', availableDate: [event.next_Occurrence_Time], daily_Time: null },
      })
      expect(event.live?.active_Time).toBe(event.next_Occurrence_Time)
      for (const size of event.pictures.sizes) {
        expect(size).toEqual({ link: expect.stringMatching(/^\/images\//), height: expect.any(Number) })
      }
    }
  })

  it('ENT-18 names the one to watch now', async () => {
    const { eventDetail, liveStreamingLink } = (await ask('/live', member.token)).json()
    expect(eventDetail).toMatchObject({
      providerId: expect.any(String),
      providerName: expect.any(String),
      name: expect.any(String),
      description: expect.any(String),
      sizes: expect.any(Array),
      live: { status: 'streaming' },
      schedule: { next_Occurence_Time: expect.any(String) },
    })
    expect(liveStreamingLink).toMatch(/^http:\/\/localhost:4000\/media\//)
    const page = (await ask('/videos')).json()
    expect(page.eventDetail).toEqual(eventDetail)
    expect(page.liveStreamingLink).toBe('')
  })

  it('shows by the clock which stream, are awaited or are not on', async () => {
    const statusOf = async (slug: string) => (await listed(slug)).live?.status
    expect(await statusOf('kiez-boxen')).toBe('streaming')
    expect(await statusOf('halle-live')).toBe('streaming')
    expect(await statusOf('studio-b')).toBe('awaiting')
    expect(await statusOf('kraftakt')).toBe('awaiting')
    expect(await statusOf('langhantel')).toBe('unavailable')
    expect(await statusOf('fruehstart')).toBe('unavailable')
  })
})

describe('an event’s videos', () => {
  it('API-31 ENT-20 returns the videos of an event and the details of one', async () => {
    const { eventData } = (await ask(`/live_event/${running}/videos`)).json()
    const [own, ...others] = eventData
    expect(own.event_id).toBe(running)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toMatchObject({ type: 3, providerId: own.providerId, live: null })
    const video = (await ask(`/live_event/videos/${own.videoID}`)).json()
    expect(video).toMatchObject({
      videoID: own.videoID,
      name: own.name,
      description: own.description,
      duration: own.duration,
      created_Time: expect.stringMatching(/^\d{4}-/),
      trailerLink: expect.any(String),
      pictures: own.pictures,
      transcode: { status: 'complete' },
    })
    expect((await ask(`/live_event/videos/${running}`)).json()).toEqual(video)
  })
})

describe('the streaming link', () => {
  const path = (userId: string, id = running) => `/live_event/${id}/streamingurl/${userId}`

  it('API-32 is our own address while the event streams', async () => {
    const { liveStreamingLink, transcode } = await streamOf('kiez-boxen')
    expect(liveStreamingLink).toMatch(/^http:\/\/localhost:4000\/media\/[^/]+\/[^/]+\/master\.m3u8$/)
    expect(transcode).toEqual({ status: 'complete' })
    expect((await listed('kiez-boxen', member.token)).liveStreamingLink).toMatch(/\/media\//)
  })

  it('is empty before the start, while the stream is awaited, and while it is not transcoded', async () => {
    expect(await streamOf('langhantel')).toEqual({ liveStreamingLink: '', transcode: { status: 'complete' } })
    expect(await streamOf('studio-b')).toEqual({ liveStreamingLink: '', transcode: { status: 'complete' } })
    expect(await streamOf('kraftakt')).toEqual({ liveStreamingLink: '', transcode: { status: 'in_progress' } })
    expect(await streamOf('nachtschicht')).toEqual({ liveStreamingLink: '', transcode: { status: 'error' } })
  })

  it('remains after the end, for late viewers', async () => {
    expect((await streamOf('fruehstart')).liveStreamingLink).toMatch(/\/media\//)
  })

  it('is refused to guests, to another member, to another club, and 404 for an unknown event', async () => {
    expect((await ask(path(member.userId))).status).toBe(401)
    const pulse = await app.signIn('active@pulse.example')
    expect((await ask(path(pulse.userId), member.token)).status).toBe(403)
    expect((await ask(path(pulse.userId), pulse.token)).status).toBe(401)
    const foreign = `/api/v1/vimeo/pulse${path(member.userId)}`
    expect((await app.call('GET', foreign, { tenant: 'tempo', token: member.token })).status).toBe(404)
    expect((await ask(path(member.userId, 'nothing'), member.token)).status).toBe(404)
  })

  it('is refused without access', async () => {
    const { token, userId } = await app.signIn('nosub@pulse.example')
    const url = `/api/v1/vimeo/pulse/live_event/pulse-event-main-stage-boxing/streamingurl/${userId}`
    const refused = await app.call('GET', url, { token })
    expect(refused.status).toBe(403)
    expect(refused.json()).toEqual({ code: 403, message: 'User has no access' })
  })
})
