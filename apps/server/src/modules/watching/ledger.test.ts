// @database both
import { randomUUID } from 'node:crypto'
import type { PlayedRange } from '@upbeat/contract/entities/watch-report'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { createLedger } from './ledger.ts'
import type { MemberReport } from './watch-report.ts'
import { createWatchTotals } from './watch-totals-repository.ts'

let app: MemberApp
let pulse: string
let memberId: string
let classTag: string
beforeAll(async () => {
  app = await openMemberApp()
  const { rows } = await app.database.execute(`select id from tenant where name = 'pulse'`)
  pulse = String(rows[0]?.id)
})
beforeEach(async () => {
  classTag = randomUUID()
  memberId = await newMember()
})
afterAll(() => app.close())

async function newMember(): Promise<string> {
  return (await app.make('getUser', { as: await app.newMember() })).body.userId
}

/** A server's ledger, at a moment and in a time zone. */
const ledger = (now: string, timeZone = 'UTC') =>
  createLedger({
    db: app.database.db,
    clock: { now: () => new Date(now) },
    makeId: randomUUID,
    timeZoneOf: () => timeZone,
  })
/** SQLSTATE of a row that a policy refuses. */
const rowLevelSecurity = '42501'
const range = (at: string, playedSeconds: number, fromSecond = 0): PlayedRange => ({
  at,
  playedSeconds,
  fromSecond,
  toSecond: fromSecond + playedSeconds,
})
const reportOf = (ranges: PlayedRange[], more: Partial<MemberReport> = {}): MemberReport => ({
  memberId,
  watchingId: 'viewing',
  content: { kind: 'onDemand', classTag, eventId: null, length: 600, origin: null, coachName: null },
  ranges,
  ...more,
})
const append = (by: ReturnType<typeof ledger>, ...reports: MemberReport[]) =>
  inTenant(pulse, () => by.append(pulse, reports))
async function byDay() {
  const { rows } = await app.database.execute(
    `select day::text, sum(played_ms)::int / 1000 as seconds from watch_range where class_tag = $1 group by day order by day`,
    [classTag],
  )
  return rows.map(({ day, seconds }) => [day, seconds])
}

describe('the club’s day', () => {
  it.each([
    [
      'UTC',
      '2031-03-09T23:59:40Z',
      [
        ['2031-03-09', 20],
        ['2031-03-10', 40],
      ],
    ],
    ['Pacific/Auckland', '2031-03-09T23:59:40Z', [['2031-03-10', 60]]],
    [
      'Asia/Kathmandu',
      '2031-03-09T18:14:30Z',
      [
        ['2031-03-09', 30],
        ['2031-03-10', 30],
      ],
    ],
    // The clocks go forward at 2:00 and back at 2:00; Beirut's go forward at midnight.
    ['America/New_York', '2031-03-09T06:59:30Z', [['2031-03-09', 60]]],
    [
      'America/New_York',
      '2031-03-10T03:59:30Z',
      [
        ['2031-03-09', 30],
        ['2031-03-10', 30],
      ],
    ],
    [
      'America/New_York',
      '2031-11-03T04:59:30Z',
      [
        ['2031-11-02', 30],
        ['2031-11-03', 30],
      ],
    ],
    [
      'Asia/Beirut',
      '2031-03-29T21:59:30Z',
      [
        ['2031-03-29', 30],
        ['2031-03-30', 30],
      ],
    ],
  ])('FIG-01 ends at midnight in %s (%s)', async (zone, at, days) => {
    const now = new Date(Date.parse(at) + 60_000).toISOString()
    await append(ledger(now, zone), reportOf([range(at, 60)]))
    expect(await byDay()).toEqual(days)
  })

  it('FIG-01 of a day with a change of clocks has all its seconds', async () => {
    const hours = Array.from({ length: 25 }, (_, hour) =>
      range(new Date(Date.UTC(2031, 10, 2, 4 + hour)).toISOString(), 3600),
    )
    await append(ledger('2031-11-03T12:00:00Z', 'America/New_York'), reportOf(hours))
    expect(await byDay()).toEqual([['2031-11-02', 90_000]])
  })
})

describe('two servers', () => {
  it('FIG-01 count a moment once that both are told at the same time', async () => {
    const now = '2031-05-01T10:10:00Z'
    const servers = Array.from({ length: 6 }, () => ledger(now))
    const counted = await Promise.all(
      servers.map((server, index) =>
        append(server, reportOf([range('2031-05-01T10:00:00Z', 60 + index)], { watchingId: `tab ${index}` })),
      ),
    )
    expect(counted.flat().reduce((sum, ms) => sum + ms, 0)).toBe(65_000)
    expect(await byDay()).toEqual([['2031-05-01', 65]])
  })

  it('FIG-01 add up what many viewers of a class report at the same time', async () => {
    const members = [memberId, await newMember(), await newMember(), await newMember()]
    const now = '2031-05-02T10:10:00Z'
    const reports = members.flatMap((member) =>
      Array.from({ length: 5 }, (_, part) =>
        reportOf([range(`2031-05-02T10:0${part}:00Z`, 60, part * 60)], { memberId: member }),
      ),
    )
    // In another order on each.
    await Promise.all([append(ledger(now), ...reports), append(ledger(now), ...reports.toReversed())])
    const totals = createWatchTotals(app.database.db)
    const days = { from: '2031-05-02', to: '2031-05-02' }
    const [found] = await inTenant(pulse, () => totals.byClass(pulse, days, 10))
    expect(found).toEqual({
      classTag,
      coachId: null,
      coachName: null,
      seconds: 1200,
      viewings: 4,
      viewers: 4,
      completions: 0,
    })
    expect(await inTenant(pulse, () => totals.minutesByDay(pulse, days))).toEqual([
      { day: '2031-05-02', seconds: 1200, viewings: 4, viewers: 4 },
    ])
    expect(await inTenant(pulse, () => totals.byCoach(pulse, days))).toEqual([
      { coachId: null, coachName: null, seconds: 1200, viewings: 4, viewers: 4 },
    ])
    const { viewers } = await inTenant(pulse, () => totals.retention(pulse, classTag))
    expect(viewers).toEqual(Array(30).fill(4))
  })
})

describe('a report that comes late', () => {
  it.each([
    ['between two pieces', '10:01:00', 60, 60],
    ['into the end of an earlier piece and the beginning of a later one', '10:00:30', 120, 60],
    ['over all of an earlier piece', '09:59:00', 120, 60],
    ['within an earlier piece', '10:00:10', 40, 0],
    ['before them all', '09:58:00', 60, 60],
    ['again', '10:02:00', 60, 0],
  ])('FIG-01 counts what is not counted yet, %s', async (_what, at, playedSeconds, seconds) => {
    const by = ledger('2031-05-05T12:00:00Z')
    for (const earlier of ['10:00:00', '10:02:00', '10:04:00']) {
      await append(by, reportOf([range(`2031-05-05T${earlier}Z`, 60)]))
    }
    expect(await append(by, reportOf([range(`2031-05-05T${at}Z`, playedSeconds)]))).toEqual([seconds * 1000])
    expect(await byDay()).toEqual([['2031-05-05', 180 + seconds]])
  })
})

describe('what a server remembers', () => {
  const day = Date.parse('2031-06-01T23:50:00Z')
  /** Groups of reports of three members: in order, late, repeated, overlapping, of two viewings, before and after midnight. */
  const groups = Array.from({ length: 24 }, (_, group) =>
    Array.from({ length: 3 }, (_, member) => {
      const step = (group * 7 + member * 3) % 20
      const at = new Date(day + step * 45_000).toISOString()
      return { member, viewing: `viewing ${step % 2}`, range: range(at, 30 + ((group * 11) % 40), (step * 25) % 300) }
    }),
  )

  /** What the groups add up to if each goes to the server that `serverOf` returns for it. */
  async function sumsOf(serverOf: (group: number) => ReturnType<typeof ledger>) {
    classTag = randomUUID()
    const members = [await newMember(), await newMember(), await newMember()]
    const counted: number[][] = []
    for (const [group, reports] of groups.entries()) {
      const given = reports.map(({ member, viewing, range: played }) =>
        reportOf([played], { memberId: members[member] as string, watchingId: viewing }),
      )
      counted.push(await append(serverOf(group), ...given))
    }
    const { rows } = await app.database.execute(
      `select day::text, sum(played_ms)::int as played, round(sum(seen_second)::numeric, 1)::text as seen,
        count(*) filter (where is_first)::int as first, count(*) filter (where is_completed)::int as completed
        from watch_viewing where class_tag = $1 group by day order by day`,
      [classTag],
    )
    const { viewers } = await inTenant(pulse, () => createWatchTotals(app.database.db).retention(pulse, classTag))
    return { counted, rows, viewers }
  }

  it('FIG-01 leads to the same sums as reading the ledger each time, also if another server appends to it', async () => {
    const now = '2031-06-02T12:00:00Z'
    const reading = await sumsOf(() => ledger(now))
    const [one, other] = [ledger(now), ledger(now)] as const
    expect(reading.rows).toHaveLength(2)
    expect(reading.counted.flat()).toContain(0)
    expect(await sumsOf(() => one)).toEqual(reading)
    expect(await sumsOf((group) => (group % 5 < 3 ? one : other))).toEqual(reading)
  })

  it('FIG-01 does not include what a failed transaction would have appended', async () => {
    const by = ledger('2031-06-02T12:00:00Z')
    const report = (at: string, viewing: string) => reportOf([range(at, 60)], { watchingId: viewing })
    await append(by, report('2031-06-02T10:00:00Z', 'a'))
    const refused = reportOf([range('2031-06-02T10:02:00Z', 60)], {
      content: { kind: 'live', classTag, eventId: 'an\u0000event', length: null, origin: null, coachName: null },
    })
    await expect(append(by, report('2031-06-02T10:01:00Z', 'a'), refused)).rejects.toThrow()
    expect(await append(by, report('2031-06-02T10:01:00Z', 'a'))).toEqual([60_000])
    expect(await byDay()).toEqual([['2031-06-02', 120]])
  })
})

describe('a member who is deleted meanwhile', () => {
  it('FIG-01 is counted for the last report as a viewer without a member', async () => {
    const by = ledger('2031-06-03T12:00:00Z')
    await append(by, reportOf([range('2031-06-03T10:00:00Z', 60)]))
    await app.database.execute('delete from member where id = $1', [memberId])
    expect(await append(by, reportOf([range('2031-06-03T10:01:00Z', 25)]))).toEqual([25_000])
    const { rows } = await app.database.execute(
      `select viewer.member_id, sum(played_ms)::int as played from watch_range range join watch_viewer viewer
        using (tenant_id, viewer_id) where class_tag = $1 group by viewer.member_id`,
      [classTag],
    )
    expect(rows).toEqual([{ member_id: null, played: 85_000 }])
  })
})

describe('names', () => {
  it.each(['Zoë "Zo" O’Neil', 'a\\b, {c}', 'NULL', ' ', "it's"])('are stored as they are: %j', async (coachName) => {
    const content = { kind: 'live', eventId: coachName, length: null, origin: null, coachName } as const
    const named = { ...content, classTag: `${classTag} ${coachName}` }
    await append(ledger('2031-05-07T12:00:00Z'), reportOf([range('2031-05-07T10:00:00Z', 60)], { content: named }))
    const { rows } = await app.database.execute(
      'select class_tag, event_id, coach_name, coach_id from watch_range where class_tag = $1',
      [named.classTag],
    )
    expect(rows).toEqual([{ class_tag: named.classTag, event_id: coachName, coach_name: coachName, coach_id: '' }])
  })
})

describe('a group of reports', () => {
  it('FIG-01 stores of each what it was about', async () => {
    const about = (of: string, eventId: string | null, coachName: string | null): MemberReport['content'] => {
      const kind = eventId === null ? 'onDemand' : 'live'
      return { kind, classTag: `${classTag} ${of}`, eventId, coachName, length: null, origin: null }
    }
    const contents = [
      about('a', null, 'Ada'),
      about('b', 'null', 'Ada'),
      about('a', null, 'Ada'),
      about('b', '', null),
      about('b', 'null', 'Mia'),
    ]
    const reports = contents.map((content, minute) =>
      reportOf([range(`2031-05-08T10:0${minute}:00Z`, 60)], { content, watchingId: `viewing ${minute}` }),
    )
    await append(ledger('2031-05-08T12:00:00Z'), ...reports)
    const expected = contents.map((content) => [
      content.kind,
      content.classTag,
      content.eventId,
      content.coachName ?? '',
    ])
    const { rows } = await app.database.execute(
      `select r.kind, r.class_tag, r.event_id, r.coach_name, v.kind as viewing_kind, v.class_tag as viewing_class,
        v.event_id as viewing_event, v.coach_name as viewing_coach
      from watch_range r join watch_viewing v using (tenant_id, viewing_id) where r.class_tag like $1 order by r.at`,
      [`${classTag}%`],
    )
    expect(rows.map((row) => [row.kind, row.class_tag, row.event_id, row.coach_name])).toEqual(expected)
    expect(rows.map((row) => [row.viewing_kind, row.viewing_class, row.viewing_event, row.viewing_coach])).toEqual(
      expected,
    )
  })
})

describe('a report of nobody', () => {
  it('FIG-01 counts nothing, and the others of its group do', async () => {
    const now = '2031-05-03T10:10:00Z'
    const ranges = [range('2031-05-03T10:00:00Z', 60)]
    const counted = await append(ledger(now), reportOf(ranges, { memberId: randomUUID() }), reportOf(ranges))
    expect(counted).toEqual([0, 60_000])
  })
})

describe('another club', () => {
  it('FIG-01 sees nothing of it, and can’t add to it', async () => {
    const { rows } = await app.database.execute(`select id from tenant where name = 'tempo'`)
    const tempo = String(rows[0]?.id)
    const now = '2031-05-04T10:10:00Z'
    await append(ledger(now), reportOf([range('2031-05-04T10:00:00Z', 60)]))
    const totals = createWatchTotals(app.database.db)
    const days = { from: '2031-05-04', to: '2031-05-04' }
    for (const [scope, asked] of [
      [tempo, pulse],
      [tempo, tempo],
    ] as const)
      expect(await inTenant(scope, () => totals.minutesByDay(asked, days))).toEqual([])
    // The member of one club is nobody in the other.
    const foreign = inTenant(tempo, () => ledger(now).append(tempo, [reportOf([range('2031-05-04T10:02:00Z', 60)])]))
    expect(await foreign).toEqual([0])
    await expect(
      inTenant(tempo, () => ledger(now).append(pulse, [reportOf([range('2031-05-04T10:05:00Z', 60)])])),
    ).rejects.toMatchObject({ cause: { code: rowLevelSecurity } })
    expect(await byDay()).toEqual([['2031-05-04', 60]])
  })
})
