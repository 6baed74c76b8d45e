import { addDays } from '@upbeat/rules/live/live-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { newViewer } from './testing/new-viewer.ts'
import { type ScriptedReport, scriptedViewer } from './testing/scripted-viewer.ts'
import { createWatchTotals } from './watch-totals-repository.ts'

let app: StaffApp
let pulse: string
let as: string
/** Classes of the club, one for each purpose. */
let [classTag, coached, completed, curve]: [string, string, string, string] = ['', '', '', '']
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '10000' })
  pulse = await idOf('pulse')
  const { rows } = await app.database.execute(
    `select tag from virtual_class where tenant_id = $1 and active and instructor is not null and duration_second >= 1200
      order by tag limit 4`,
    [pulse],
  )
  ;[classTag, coached, completed, curve] = rows.map(({ tag }) => tag) as [string, string, string, string]
})
beforeEach(async () => {
  as = await newViewer(app)
})
afterAll(() => app.close())

async function idOf(name: string): Promise<string> {
  const { rows } = await app.database.execute('select id from tenant where name = $1', [name])
  return String(rows[0]?.id)
}

const now = async () => Date.parse((await app.call('GET', '/demo/clock')).json().now)
const totals = () => createWatchTotals(app.database.db)
async function period(days = 40) {
  const today = new Date(await now()).toISOString().slice(0, 10)
  return { from: addDays(today, -days), to: addDays(today, 2) }
}
async function watchedSeconds(tenantId = pulse) {
  const days = await inTenant(tenantId, async () => totals().minutesByDay(tenantId, await period()))
  return days.reduce((sum, { seconds }) => sum + seconds, 0)
}
/** A range that ended `ago` seconds before now. */
async function range(playedSeconds: number, { ago = 0, fromSecond = 0, speed = 1 } = {}) {
  const at = new Date((await now()) - (ago + playedSeconds) * 1000).toISOString()
  return { at, fromSecond, toSecond: fromSecond + playedSeconds * speed, playedSeconds }
}
const report = (ranges: object[], more: object = {}, member = as) =>
  app.make('reportWatching', { as: member, body: { watchingId: 'a viewing', contentId: classTag, ranges, ...more } })
const counted = async (...given: Parameters<typeof report>) => (await report(...given)).body.countedSeconds

describe('a scripted run', () => {
  it('FIG-01 of 200 viewers counts what their players reported within 1 %, whatever they do', async () => {
    const before = await watchedSeconds()
    const start = (await now()) + 1000
    const viewers: (ReturnType<Script> & { email: string; token: string })[] = []
    for (let index = 0; index < 200; index += 1) {
      const email = await newViewer(app)
      viewers.push({
        email,
        token: await app.tokenOf(email),
        ...(scripts[index % scripts.length] as Script)(start, index),
      })
    }
    const sent = viewers
      .flatMap(({ email, token, reports, late }) => reports.map((each) => ({ email, token, late, ...each })))
      .sort((one, other) => one.sentAt - other.sentAt)
    for (let minute = 1; sent.some(({ late, sentAt }) => !late && sentAt > (minute - 1) * 60); minute += 1) {
      await app.advance(60)
      const due = sent.filter(({ late, sentAt }) => !late && sentAt > (minute - 1) * 60 && sentAt <= minute * 60)
      await Promise.all(due.map((each) => send(each, each.token)))
      // A report that arrives twice, and one that arrives after later ones.
      await Promise.all(due.filter((_, index) => index % 7 === 0).map((each) => send(each, each.token)))
    }
    await app.advance(86_400)
    for (const each of sent.filter(({ late }) => late)) await send(each, await app.tokenOf(each.email))
    const expected = viewers.reduce((sum, { seconds }) => sum + seconds, 0)
    expect(expected).toBeGreaterThan(40_000)
    const found = (await watchedSeconds()) - before
    expect(Math.abs(found - expected) / expected).toBeLessThan(0.01)
    expect(await inTenant(pulse, async () => totals().activeViewers(pulse, await period()))).toBeGreaterThanOrEqual(200)
  })
})

async function send({ watchingId, ranges }: ScriptedReport, token: string) {
  const body = { watchingId, contentId: classTag, ranges }
  expect((await app.call('POST', '/api/v2/users/watching', { token, body })).status).toBe(200)
}

type Script = (start: number, index: number) => { reports: ScriptedReport[]; seconds: number; late?: boolean }
const viewer = (start: number, index: number, options = {}) => scriptedViewer(start, `run-${index}`, options)
const scripts: Script[] = [
  (start, index) =>
    viewer(start, index)
      .play(240 + index)
      .leave(),
  (start, index) => viewer(start, index).play(65).seek(600).play(80).seek(30).play(100).leave(),
  (start, index) => viewer(start, index).speed(0.5).play(120).speed(2).play(90).speed(1.25).play(61.5).leave(),
  (start, index) => viewer(start, index).play(70).pause(45).play(130).pause(3).play(12).leave(),
  // The last seconds before the tab was killed were never reported.
  (start, index) =>
    viewer(start, index)
      .play(200 + (index % 25))
      .kill(),
  (start, index) => ({ ...viewer(start, index).play(300).leave(), late: true }),
  // Two tabs at once: the second adds only what it plays after the first has ended.
  (start, index) => {
    const first = viewer(start, index).play(150).leave()
    const second = scriptedViewer(start, `other-tab-${index}`, { from: 50 }).play(200).leave()
    return { reports: [...first.reports, ...second.reports], seconds: 250 }
  },
  // A network that delivers late reports first.
  (start, index) => {
    const { reports, seconds } = viewer(start, index).play(180).leave()
    const arrivals = reports.map(({ sentAt }) => sentAt).reverse()
    return { seconds, reports: reports.map((each, at) => ({ ...each, sentAt: Math.max(arrivals[at] ?? 0, 180) })) }
  },
]

describe('a report', () => {
  it('FIG-01 counts once, however often it is sent, also at the same moment', async () => {
    const ranges = [await range(20, { ago: 30 }), await range(25)]
    const replies = await Promise.all(Array.from({ length: 5 }, () => report(ranges)))
    expect(replies.reduce((sum, { body }) => sum + body.countedSeconds, 0)).toBe(45)
    expect(await counted(ranges)).toBe(0)
  })

  it('FIG-01 counts a moment of a member once, whichever tab or class it is reported for', async () => {
    const ranges = [await range(60)]
    expect(await counted(ranges)).toBe(60)
    expect(await counted(ranges, { watchingId: 'another tab' })).toBe(0)
    expect(await counted([await range(90)], { contentId: completed })).toBe(30)
    expect(await counted(ranges, {}, await newViewer(app))).toBe(60)
  })

  it('FIG-01 that overlaps itself counts each moment once', async () => {
    expect(await counted([await range(30), await range(30, { fromSecond: 500 }), await range(50)])).toBe(50)
  })

  it('FIG-01 of the future counts as far as a device’s clock may be ahead', async () => {
    expect(await counted([await range(600, { ago: -600 })])).toBeCloseTo(120, 0)
    expect(await counted([await range(60, { ago: -86_400 })])).toBe(0)
  })

  it('FIG-01 of more than 30 days ago is cut, and the rest counts', async () => {
    const day = 86_400
    const ranges = [await range(20, { ago: 31 * day }), await range(100, { ago: 30 * day - 60 }), await range(30)]
    expect(await counted(ranges)).toBeCloseTo(90, 0)
  })

  it('FIG-01 counts no more seconds than have passed', async () => {
    const latest = await range(200)
    const earlier = (seconds: number) => new Date(Date.parse(latest.at) - seconds * 1000).toISOString()
    const ranges = Array.from({ length: 50 }, (_, index) => ({ ...latest, at: earlier(index) }))
    expect(await counted(ranges)).toBe(249)
  })

  it('FIG-01 with a range that runs backwards counts without it', async () => {
    const backwards = { ...(await range(20, { ago: 60 })), fromSecond: 50, toSecond: 10 }
    expect(await counted([backwards, await range(30)])).toBe(30)
  })

  it.each([
    ['an unknown class', 'unknown'],
    ['a class of another club', 'tempo-3001-001'],
  ])('about %s is refused', async (_, contentId) => {
    expect((await report([await range(20)], { contentId })).status).toBe(404)
  })

  it.each([
    ['no time', { at: 'rubbish' }],
    ['a negative length', { playedSeconds: -1 }],
    ['an endless position', { toSecond: 1e9 }],
  ])('with %s is refused', async (_, wrong) => {
    expect((await report([{ ...(await range(20)), ...wrong }])).status).toBe(400)
  })

  it('counts until the member’s access ended, also if it is reported later', async () => {
    expect(await counted([await range(30)], {}, await app.newMember())).toBe(0)
    const ended = new Date((await now()) - 60_000).toISOString()
    await app.database.execute(
      `update subscription set status = 'canceled', ends_at = $1 where member_id = (select id from member where email = $2)`,
      [ended, as],
    )
    const before = await range(30, { ago: 90 })
    const after = await range(20, { ago: 5 })
    expect(await counted([before, after])).toBe(30)
  })

  it('is refused without a session', async () => {
    const body = { watchingId: 'x', contentId: classTag, ranges: [] }
    expect((await app.make('reportWatching', { as: null, body })).status).toBe(401)
  })

  it('FIG-01 counts for the member’s own club alone', async () => {
    const tempo = await idOf('tempo')
    const before = await watchedSeconds(tempo)
    await report([await range(40)])
    expect(await watchedSeconds(tempo)).toBe(before)
    await expect(inTenant(tempo, async () => totals().minutesByDay(pulse, await period()))).resolves.toEqual([])
  })
})

describe('a class', () => {
  it('FIG-01 keeps its minutes with the coach of when it was watched', async () => {
    const ofClass = async () => {
      const classes = await inTenant(pulse, async () => totals().byClass(pulse, await period(), 1000))
      return classes.filter((each) => each.classTag === coached)
    }
    const given = { contentId: coached }
    await report([await range(50, { ago: 100 })], given)
    const [before] = await ofClass()
    expect(before).toMatchObject({
      seconds: 50,
      viewings: 1,
      viewers: 1,
      completions: 0,
      coachName: expect.any(String),
    })
    const manager = await app.newStaff('manager')
    const changes = [{ field: 'instructor', base: before?.coachName, value: 'Somebody Else' }]
    const params = { tag: coached }
    expect((await app.studio('saveClass', { as: manager, params, body: { changes } })).status).toBe(200)
    await app.advance(600)
    expect((await app.studio('publishClass', { as: manager, params, body: {} })).status).toBe(200)
    await app.advance(60)
    // The viewing that began before stays with its coach, and so does one that is reported late.
    await report([await range(20)], given)
    await report([await range(100, { ago: 400 })], { ...given, watchingId: 'reported late' })
    await report([await range(30)], given, await newViewer(app))
    const after = await ofClass()
    expect(after.map(({ coachName, seconds, viewings }) => [coachName, seconds, viewings])).toEqual([
      [before?.coachName, 170, 2],
      ['Somebody Else', 30, 1],
    ])
  })

  it('FIG-01 is completed once, by nine tenths of it in one viewing', async () => {
    const { className, durationSecond } = (await app.make('getClass', { params: { tag: completed } })).body
    expect([className, durationSecond]).toEqual([expect.any(String), expect.any(Number)])
    const given = { contentId: completed }
    const completions = async () => {
      const classes = await inTenant(pulse, async () => totals().byClass(pulse, await period(), 1000))
      return classes.find((each) => each.classTag === completed)?.completions ?? 0
    }
    const half = durationSecond / 2
    await report([await range(half, { ago: durationSecond })], given)
    expect(await completions()).toBe(0)
    await report([await range(half, { fromSecond: half })], given)
    expect(await completions()).toBe(1)
    await report([await range(half, { ago: 2 * durationSecond })], given)
    expect(await completions()).toBe(1)
  })

  it('has a step where ten viewers leave at 12:40', async () => {
    const given = { contentId: curve }
    for (let left = 10; left > 0; left -= 1) {
      const member = await newViewer(app)
      const leavesAt = left > 5 ? 760 : 900
      // In parts of 25 seconds, seen twice in places.
      const parts = Array.from({ length: Math.ceil(leavesAt / 25) }, (_, part) => {
        const seconds = Math.min(25, leavesAt - part * 25)
        return range(seconds, { ago: 3600 - part * 25 - seconds, fromSecond: part * 25 })
      })
      await report(await Promise.all(parts), given, member)
      await report([await range(60, { fromSecond: 100 })], given, member)
    }
    const { viewers, bucketSeconds } = await inTenant(pulse, () => totals().retention(pulse, given.contentId))
    const at = (second: number) => viewers[second / bucketSeconds]
    expect([at(0), at(110), at(750), at(760), at(890), at(900)]).toEqual([10, 10, 10, 5, 5, 0])
  })
})

describe('a live class', () => {
  async function eventOf(type: number) {
    const { rows } = await app.database.execute(
      'select id, tag, class_tag from live_event where tenant_id = $1 and type = $2 and not hidden order by id limit 1',
      [pulse, type],
    )
    return rows[0] as { id: string; tag: string; class_tag: string | null }
  }
  async function stored() {
    const { rows } = await app.database.execute(
      `select kind, class_tag, event_id, coach_name, played_ms from watch_range
        where viewer_id = (select viewer_id from watch_viewer where member_id = $1)`,
      [(await app.make('getUser', { as })).body.userId],
    )
    return rows
  }

  it.each([
    ['a simulated live', 1],
    ['a broadcast', 2],
  ])('FIG-01 counts with its event, and with the class that it plays: %s', async (_, type) => {
    const { id, tag, class_tag: played } = await eventOf(type)
    expect(await counted([await range(25)], { contentId: tag, eventId: id })).toBe(25)
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({ kind: 'live', class_tag: played ?? tag, played_ms: 25_000 })
    expect(String(row?.event_id)).toContain(id)
    expect(row?.coach_name).toEqual(expect.any(String))
  })

  it('FIG-01 counts as a class on demand once it is a recording', async () => {
    const { id, tag, class_tag: played } = await eventOf(3)
    expect(await counted([await range(25)], { contentId: tag, eventId: id })).toBe(25)
    expect(await stored()).toMatchObject([{ kind: 'onDemand', class_tag: played ?? tag, event_id: null }])
  })

  it('FIG-01 of an outside provider counts under the provider’s own ids', async () => {
    const report = { contentId: 'vimeo-771', eventId: 'vimeo-771' }
    expect((await app.make('reportWatching', { as, body: { watchingId: '1', ranges: [], ...report } })).status).toBe(
      404,
    )
    const { rows } = await app.database.execute('select settings from tenant where id = $1', [pulse])
    const connectProviders = { vimeo: { url: 'https://provider.example' } }
    const change = 'update tenant set settings = settings || $2::jsonb where id = $1'
    await app.database.execute(change, [pulse, JSON.stringify({ connectProviders })])
    await app.database.notify('tenant_changed', pulse)
    await expect.poll(async () => counted([await range(25)], report)).toBe(25)
    expect(await stored()).toMatchObject([{ kind: 'live', class_tag: 'vimeo-771', event_id: 'vimeo-771' }])
    await app.database.execute('update tenant set settings = $2 where id = $1', [pulse, rows[0]?.settings])
    await app.database.notify('tenant_changed', pulse)
  })
})

describe('a member’s download', () => {
  it('has what they watched, per day and class', async () => {
    const day = new Date((await now()) - 3 * 86_400_000).toISOString()
    await report([
      { ...(await range(40)), at: day },
      { ...(await range(20)), at: day.replace(/\.\d+Z/, '.999Z') },
    ])
    // Hours apart, since nobody watches two classes at once.
    const apart = day.replace(/T\d+/, new Date(day).getUTCHours() < 12 ? 'T20' : 'T02')
    await report([{ ...(await range(30)), at: apart }], { contentId: completed })
    const { body } = await app.make('downloadData', { as })
    expect(body.watched).toContainEqual({
      day: day.slice(0, 10),
      classTag: completed,
      kind: 'onDemand',
      playedSeconds: 30,
    })
    expect(body.watched).toHaveLength(2)
    expect((await app.make('downloadData', { as: await app.newMember() })).body.watched).toEqual([])
  })
})

describe('a deleted member', () => {
  it('stays in the totals, without their id', async () => {
    const { userId } = (await app.make('getUser', { as })).body
    await report([await range(33)])
    const viewers = async () =>
      (await app.database.execute('select viewer_id from watch_viewer where member_id = $1', [userId])).rows
    const [viewer] = await viewers()
    expect(viewer).toBeDefined()
    const before = [
      await watchedSeconds(),
      await inTenant(pulse, async () => totals().activeViewers(pulse, await period())),
    ]
    expect((await app.make('deleteAccount', { as, body: { password: 'Demo1234' } })).status).toBe(204)
    expect(await viewers()).toEqual([])
    expect([
      await watchedSeconds(),
      await inTenant(pulse, async () => totals().activeViewers(pulse, await period())),
    ]).toEqual(before)
    const { rows } = await app.database.execute(
      `select row_to_json(r)::text || row_to_json(v)::text as stored from watch_range r join watch_viewing v
        using (tenant_id, viewing_id) where r.viewer_id = $1`,
      [viewer?.viewer_id],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(userId)
  })
})

describe('the ledger', () => {
  it('can be neither changed nor deleted', async () => {
    await report([await range(20)])
    for (const change of ['update watch_range set played_ms = 1', 'delete from watch_range', 'truncate watch_range'])
      await expect(app.database.execute(change)).rejects.toThrow('append-only')
  })

  it('has sums that agree with it', async () => {
    const { rows } = await app.database.execute(`select
      (select sum(played_ms) from watch_range)::text as ranges,
      (select sum(played_ms) from watch_viewing)::text as viewings,
      (select sum(played_ms) from watch_day)::text as days`)
    expect(new Set(Object.values(rows[0] ?? {})).size).toBe(1)
  })
})
