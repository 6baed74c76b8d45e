// @database both
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { createLedger } from './ledger.ts'
import { createReportQueue } from './report-queue.ts'
import type { MemberReport } from './watch-report.ts'

const now = '2031-06-01T12:00:00Z'
const start = Date.parse('2031-06-01T10:00:00Z')

let app: MemberApp
let pulse: string
let members: string[]
let classTag: string
let queue: ReturnType<typeof createReportQueue>
beforeAll(async () => {
  app = await openMemberApp({ SIGN_UPS_PER_ADDRESS: '10000' })
  const { rows } = await app.database.execute(`select id from tenant where name = 'pulse'`)
  pulse = String(rows[0]?.id)
  members = []
  for (let index = 0; index < 8; index += 1) {
    members.push((await app.make('getUser', { as: await app.newMember() })).body.userId)
  }
  // Stands for what only the database can refuse: the code is taken from the class's tag.
  await app.database.execute(`create function refuse_range() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = split_part(new.class_tag, ' ', 2); end $$`)
  await app.database.execute(`create trigger refuse_range before insert on watch_range
    for each row when (new.class_tag like 'refused %') execute function refuse_range()`)
})
beforeEach(() => {
  classTag = randomUUID()
  const clock = { now: () => new Date(now) }
  queue = createReportQueue(createLedger({ db: app.database.db, clock, makeId: randomUUID, timeZoneOf: () => 'UTC' }))
})
afterEach(() => app.database.execute(`drop trigger if exists refuse_day on watch_day`))
afterAll(() => app.close())

/** A minute that a member watched. */
function report(memberId: string | undefined, minute = 0, tag = classTag): MemberReport {
  const at = new Date(start + minute * 60_000).toISOString()
  return {
    memberId: String(memberId),
    watchingId: tag,
    content: { kind: 'onDemand', classTag: tag, eventId: null, length: 6000, origin: null, coachName: null },
    ranges: [{ at, playedSeconds: 60, fromSecond: minute * 60, toSecond: minute * 60 + 60 }],
  }
}
const add = (reports: readonly MemberReport[]) => Promise.allSettled(reports.map((each) => queue.add(pulse, each)))
const counted = (ms: number) => ({ status: 'fulfilled', value: ms })

/** Rows of the class, the transactions that wrote them, and the sum of the class's day. */
async function stored() {
  const { rows } = await app.database.execute(
    `select count(*)::int as ranges, count(distinct xmin::text)::int as transactions,
      (select coalesce(sum(played_ms), 0)::int from watch_day where class_tag = $1) as "dayMs"
      from watch_range where class_tag = $1`,
    [classTag],
  )
  return rows[0]
}

describe('reports that arrive together', () => {
  it('FIG-01 are stored in one transaction', async () => {
    expect(await add(members.map((member) => report(member)))).toEqual(members.map(() => counted(60_000)))
    expect(await stored()).toEqual({ ranges: 8, transactions: 1, dayMs: 480_000 })
  })

  it('FIG-01 of one member all count, and a repeated one once', async () => {
    const [member] = members
    const minutes = [20, 21, 22, 21, 20, 23]
    const replies = await add(minutes.map((minute) => report(member, minute)))
    expect(replies).toEqual([60_000, 60_000, 60_000, 0, 0, 60_000].map(counted))
    expect(await add(minutes.map((minute) => report(member, minute)))).toEqual(minutes.map(() => counted(0)))
    expect(await stored()).toEqual({ ranges: 4, transactions: 1, dayMs: 240_000 })
  })

  it('FIG-01 count although one among them can’t be stored', async () => {
    const reports = members.map((member, index) => report(member, 30, index === 5 ? 'refused 23514' : classTag))
    const replies = await add(reports)
    expect(replies.map(({ status }) => status)).toEqual(
      members.map((_, index) => (index === 5 ? 'rejected' : 'fulfilled')),
    )
    expect(await stored()).toMatchObject({ ranges: 7, dayMs: 420_000 })
  })

  it('FIG-01 are all answered with the error if the database fails, and count when they are sent again', async () => {
    // A full disk; the last statement of the transaction.
    await app.database.execute(`create or replace function refuse_day() returns trigger language plpgsql as $$
      begin raise exception 'full' using errcode = '53100'; end $$`)
    await app.database.execute(
      `create trigger refuse_day before insert on watch_day for each row execute function refuse_day()`,
    )
    const reports = members.map((member) => report(member, 40))
    const replies = await add(reports)
    expect(replies.map(({ status }) => status)).toEqual(members.map(() => 'rejected'))
    expect(await stored()).toEqual({ ranges: 0, transactions: 0, dayMs: 0 })
    await app.database.execute(`drop trigger refuse_day on watch_day`)
    expect(await add(reports)).toEqual(members.map(() => counted(60_000)))
    expect(await stored()).toEqual({ ranges: 8, transactions: 1, dayMs: 480_000 })
  })
})
