import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowserSender } from '../../../testing/browser-sender.ts'
import { changeEvent } from '../../../testing/change-event.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

const eventId = 'pulse-event-climb-club'
const params = { id: eventId }

let app: StaffApp
let manager: TestStaff
let member: { token: string; userId: string }
beforeAll(async () => {
  app = await openStaffApp({ LIVE_KEY_SECRET: 'secret-of-the-browser-test', RTMP_PORT: '0' })
  manager = await app.newStaff('manager')
  member = await app.signIn('active@pulse.example')
})
afterAll(() => app.close())

async function schedule(startsInSeconds: number, durationSecond = 3600) {
  const startsAt = new Date((await now()) + startsInSeconds * 1000)
  await changeEvent(app, eventId, () => ({ startsAt, durationSecond, media: null }))
  return startsAt
}

async function now() {
  return Date.parse((await app.call('GET', '/demo/clock')).json().now)
}

async function details() {
  const reply = await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${member.userId}`, { token: member.token })
  return reply.json() as { liveStreamingLink: string; event: { live: { status: string } } }
}

async function view(as = manager): Promise<StudioBroadcast> {
  const { status, body } = await app.studio('getBroadcast', { as, params })
  expect(status).toBe(200)
  return body
}

/** A file below a signed address, e.g. `high.m3u8`. */
async function file(link: string | null, name: string) {
  const reply = await app.call('GET', new URL(link ?? '').pathname.replace('master.m3u8', name))
  return { ...reply, files: reply.text.split('\n').filter((line) => line.endsWith('.m4s')) }
}

const sending = (as = manager) => createBrowserSender(app, as, eventId)
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `high/${first + index}.m4s`)

describe('a broadcast from the browser', () => {
  beforeEach(() => app.advance(7200))

  it('WEEK-07 is served to members as fragmented HLS within its first segments, and is the recording afterwards', async () => {
    await schedule(-60, 600)
    expect((await details()).event.live.status).toBe('awaiting')
    const sender = sending()
    expect((await sender.start()).status).toBe(200)
    await sender.send(0, 2)
    await app.advance(1)
    const { liveStreamingLink, event } = await details()
    expect(event.live.status).toBe('streaming')
    const master = (await file(liveStreamingLink, 'master.m3u8')).text
    expect(master).toContain('CODECS="avc1.42c00c,mp4a.40.2",RESOLUTION=320x180,AUDIO="sound"\nhigh.m3u8')
    const picture = await file(liveStreamingLink, 'high.m3u8')
    expect(picture.text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT')
    expect(picture.files).toEqual(numbers(0, 2))
    const init = await file(liveStreamingLink, 'high/init-0.mp4')
    const segment = await file(liveStreamingLink, 'high/1.m4s')
    expect([init.status, segment.status, segment.headers['content-type']]).toEqual([200, 200, 'video/mp4'])
    expect(init.bytes.subarray(4, 8).toString()).toBe('ftyp')
    expect((await file(liveStreamingLink, 'sound.m3u8')).text).toContain('sound/2.m4s')
    expect((await file(liveStreamingLink, 'high/99.m4s')).status).toBe(404)

    await sender.stop()
    await app.advance(700)
    const replay = await file((await details()).liveStreamingLink, 'high.m3u8')
    expect(replay.text).toMatch(/#EXT-X-ENDLIST\n$/)
    expect(replay.files).toEqual(numbers(0, 2))
    expect((await view()).recording).toMatchObject({ durationSecond: 6, tag: null })
  })

  it('WEEK-07 loses nothing if the network is away: late segments are put in order, and repeated ones ignored', async () => {
    await schedule(-60)
    const sender = sending()
    await sender.start()
    await sender.send(0, 0)
    await app.advance(8)
    await sender.put('high', 3)
    await app.advance(1)
    const { liveStreamingLink } = await details()
    expect((await file(liveStreamingLink, 'high.m3u8')).files).toEqual(numbers(0, 0))
    for (const number of [1, 2, 3, 1]) expect((await sender.put('high', number)).body).toEqual({ next: 4 })
    await app.advance(1)
    const { text, files } = await file(liveStreamingLink, 'high.m3u8')
    expect(files).toEqual(numbers(0, 3))
    expect(text).not.toContain('GAP')
    await sender.stop()
  })

  it('WEEK-06 is seen by staff alone until the event starts', async () => {
    const startsAt = await schedule(20 * 60)
    const sender = sending()
    await sender.start({ seconds: 20 })
    await sender.send(0, 2)
    await app.advance(1)
    expect(await view()).toMatchObject({ phase: 'rehearsal', mayGoLive: true })
    const { link } = await view()
    const shown = await file(link, 'high.m3u8')
    expect([shown.files.at(-1), shown.text.includes('PLAYLIST-TYPE')]).toEqual(['high/2.m4s', false])
    expect((await file(link, 'high/2.m4s')).status).toBe(200)
    expect((await details()).liveStreamingLink).toBe('')

    await app.advance((startsAt.getTime() - (await now())) / 1000 - 3)
    // Recorded before and after the start.
    await sender.put('high', 3)
    await app.advance(5)
    const again = sending()
    await again.start()
    await again.send(0, 2)
    await app.advance(1)
    const { liveStreamingLink } = await details()
    const { files } = await file(liveStreamingLink, 'high.m3u8')
    expect(files).not.toContain('high/0.m4s')
    expect(files.at(-1)).toBe('high/6.m4s')
    for (const name of ['high/0.m4s', 'high/2.m4s']) expect((await file(liveStreamingLink, name)).status).toBe(404)
    expect((await file(link, 'high/2.m4s')).status).toBe(200)
    await again.stop()
  })

  it('WEEK-06 deletes what came more than 30 minutes before the start', async () => {
    await schedule(40 * 60)
    const sender = sending()
    await sender.start({ seconds: 20 })
    await sender.send(0, 2)
    await app.advance(1)
    expect((await view()).phase).toBe('early')
    const { link } = await view()
    expect((await file(link, 'high/0.m4s')).status).toBe(200)
    await app.advance(11 * 60)
    await sender.start({ seconds: 20 })
    await sender.send(0, 3)
    await app.advance(1)
    expect((await file((await view()).link, 'high/0.m4s')).status).toBe(404)
    expect((await file((await view()).link, 'high.m3u8')).files).toEqual(numbers(3, 6))
    await sender.stop()
  })

  it('is one at a time: another browser must take over, the same one continues', async () => {
    await schedule(-60)
    const [first, second] = [sending(), sending(await app.newStaff('manager'))]
    await first.start()
    await first.send(0, 1)
    expect((await second.start()).body.code).toBe('senderActive')
    expect((await first.start()).body.next).toEqual({ high: 2, sound: 2 })
    await first.send(0, 0)
    expect((await second.start({ takeOver: true })).body.next).toEqual({ high: 3, sound: 3 })
    const refused = await first.put('high', 1)
    expect([refused.status, refused.body.code]).toEqual([409, 'senderReplaced'])
    await second.send(0, 1)
    await app.advance(1)
    const { text, files } = await file((await details()).liveStreamingLink, 'high.m3u8')
    expect(files).toEqual(numbers(0, 4))
    expect(text.match(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="high\/init-\d.mp4"/g)).toHaveLength(2)
    await second.stop()
  })

  it('accepts fragmented MP4 of the rendition’s kind alone', async () => {
    await schedule(-60)
    const sender = sending()
    await sender.start()
    await sender.send(0, 0)
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(100), Buffer.from('0000000866726565', 'hex')]) {
      expect((await sender.put('high', 1, bytes)).body.code).toBe('segmentInvalid')
      expect((await sender.putInit('high', bytes)).body.code).toBe('segmentInvalid')
    }
    expect((await sender.put('high', 5000)).body.code).toBe('segmentInvalid')
    const json = await app.studio('putSegment', {
      as: manager,
      params: { ...params, sender: sender.sender(), rendition: 'high', number: '1' },
      body: {},
    })
    expect([json.status, json.body.code]).toEqual([400, 'invalidRequest'])
    await sender.stop()
  })

  it('ends with the event and ten minutes', async () => {
    await schedule(-60, 120)
    const sender = sending()
    await sender.start()
    await sender.send(0, 0)
    await app.advance(60 + 9 * 60)
    expect((await sender.put('high', 1)).status).toBe(200)
    expect((await view()).phase).toBe('onAir')
    await app.advance(120)
    expect((await sender.put('high', 2)).body.code).toBe('notAllowedNow')
    expect((await sending().start()).body.code).toBe('notAllowedNow')
  })

  it('is for staff who may go live, and for coaches on their own events', async () => {
    await schedule(-60)
    expect((await app.studio('getBroadcast', { as: await app.newStaff('support'), params })).body).toMatchObject({
      mayGoLive: false,
      streamKey: null,
    })
    const coach = await app.newStaff('coach')
    expect((await app.studio('getBroadcast', { as: coach, params })).body.code).toBe('notPermitted')
    expect((await sending(coach).start()).body.code).toBe('notPermitted')
    expect((await app.studio('getBroadcast', { as: manager, params: { id: 'nothing' } })).status).toBe(404)
  })
})

describe('the health of a broadcast', () => {
  beforeEach(() => app.advance(7200))

  it('WEEK-06 has picture, sound, level, gaps and problems', async () => {
    await schedule(-60)
    expect((await view()).health).toBeNull()
    const sender = sending()
    await sender.start()
    await sender.send(0, 1)
    const { health } = await view()
    expect(health).toMatchObject({
      source: 'browser',
      video: { codec: 'avc1.42c00c', width: 320, height: 180, framesPerSecond: 25, keyframeSecond: 2 },
      audio: { codec: 'mp4a.40.2', peakDecibel: null },
      gaps: [],
    })
    expect(health?.video?.bitsPerSecond).toBeGreaterThan(10_000)
    await app.advance(2)
    await sender.put('high', 2)
    await sender.put('sound', 2, undefined, { peak: '-90' })
    expect((await view()).health?.problems).toContainEqual({ code: 'silent', value: -90 })
    await app.advance(20)
    const gap = (await view()).health?.problems.find(({ code }) => code === 'gaps')
    expect(gap?.value).toBeGreaterThanOrEqual(20)
    await app.advance(20)
    expect((await view()).health).toBeNull()
    await sender.stop()
  })

  it('WEEK-06 says that the disk is full, and the page is told so', async () => {
    const full = await openStaffApp({ LIVE_KEY_SECRET: 'secret-of-the-browser-test', MEDIA_RESERVE_GB: '1000000' })
    try {
      const as = await full.newStaff('manager')
      const startsAt = new Date(Date.parse((await full.call('GET', '/demo/clock')).json().now) - 60_000)
      await changeEvent(full, eventId, () => ({ startsAt, durationSecond: 600, media: null }))
      const refused = await createBrowserSender(full, as, eventId).start()
      expect([refused.status, refused.body.code]).toEqual([507, 'storageFull'])
    } finally {
      await full.close()
    }
  })
})

describe('how many are watching', () => {
  it('WEEK-09 is counted by members’ requests, each member once per 30 seconds, without staff', async () => {
    await app.advance(7200)
    await schedule(-60)
    const sender = sending()
    await sender.start()
    await sender.send(0, 1)
    const other = await app.signIn('trial@pulse.example')
    const linkOf = async (token: string, userId: string) =>
      (await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${userId}`, { token })).json().liveStreamingLink
    const links = [await linkOf(member.token, member.userId), await linkOf(other.token, other.userId)]
    expect((await view()).watching).toBe(0)
    for (const link of [links[0], links[0], links[1], (await view()).link]) await file(link, 'high.m3u8')
    expect(await view()).toMatchObject({ watching: 2, watchers: [{ count: 2 }] })
    await app.advance(30)
    await file(links[0], 'high.m3u8')
    expect((await view()).watchers.map(({ count }) => count)).toEqual([2, 1])
    await app.advance(61)
    const { watching, watchers } = await view()
    expect([watching, watchers.map(({ count }) => count)]).toEqual([0, [2, 1]])
    const { rows } = await app.database.execute('select viewer from live_viewer')
    expect(JSON.stringify(rows)).not.toContain(member.userId)
    await sender.stop()
  })

  it('is counted by the ledger once it is over, which agrees with the requests before', async () => {
    await app.advance(7200)
    await schedule(-15, 300)
    const sender = sending()
    await sender.start()
    await sender.send(0, 1)
    const late = 'cancelled@pulse.example'
    const people = ['active@pulse.example', 'trial@pulse.example', 'discount@pulse.example', late]
    const links = new Map<string, string>()
    for (const email of people) {
      const { token, userId } = await app.signIn(email)
      const reply = await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${userId}`, { token })
      links.set(email, reply.json().liveStreamingLink)
    }
    /** Plays for half a minute, and reports it. */
    const play = async (as: string, at: number) => {
      await file(links.get(as) ?? null, 'high.m3u8')
      const ranges = [{ at: new Date(at).toISOString(), fromSecond: 0, toSecond: 30, playedSeconds: 30 }]
      const body = { watchingId: `${as} ${at}`, contentId: eventId, eventId, ranges }
      expect((await app.make('reportWatching', { as, body })).status).toBe(200)
    }
    for (const count of [1, 3, 3, 2, 1]) {
      const at = await now()
      for (const as of people.slice(0, count)) await play(as, at)
      await app.advance(30)
    }
    const running = await view()
    expect([running.phase, running.attended]).toEqual(['onAir', null])
    await sender.stop()
    await app.advance(400)
    const over = await view()
    expect([over.phase, over.attended, over.watching]).toEqual(['ended', 3, 0])
    // What is played of the recording afterwards is no attendance.
    await play(late, await now())
    await app.advance(61)
    expect((await view()).attended).toBe(3)
    const countAt = (watchers: StudioBroadcast['watchers'], at: number) =>
      watchers.find((watcher) => Date.parse(watcher.at) === at)?.count ?? 0
    for (const { at, count } of over.watchers) {
      const near = [-30_000, 0, 30_000].map((distance) => countAt(running.watchers, Date.parse(at) + distance))
      expect([at, count >= Math.min(...near), count <= Math.max(...near)]).toEqual([at, true, true])
    }
  })
})
