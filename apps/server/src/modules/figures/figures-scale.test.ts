// @database both
import type { StudioCallName } from '@upbeat/contract/studio/calls'
import { figurePeriods } from '@upbeat/contract/studio/entities/figures/figure'
import { addDays } from '@upbeat/rules/live/live-days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asPlatform } from '../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp, type StudioOptions, type TestStaff } from '../../testing/staff-app.ts'
import { type Explained, explainedStatements } from './testing/explained-statements.ts'
import { fillDays } from './testing/fill-days.ts'

const today = '2031-04-20'
/** 250 ranges a day, so that a longer ledger has the same number per day. */
const [short, long] = [40, 240]
/** More than two periods of a year have days, which are the most that a page reads. */
const mostRows = 1000

let app: StaffApp
let clubId: string
let classTags: string[]
beforeAll(async () => {
  app = await openStaffApp()
  const { rows } = await app.database.execute(
    `select tenant_id, tag from virtual_class v join tenant t on t.id = v.tenant_id where t.name = 'mono' and v.active
      order by tag limit 5`,
  )
  clubId = String(rows[0]?.tenant_id)
  classTags = rows.map(({ tag }) => String(tag))
})
afterAll(() => app.close())

async function moveTo(now: string): Promise<TestStaff> {
  await app.call('POST', '/demo/clock', { body: { now } })
  return app.newStaff('owner', 'mono')
}

async function fill(from: number, to: number): Promise<number> {
  const days = { from: addDays(today, -from), to: addDays(today, -to) }
  await asPlatform(() => fillDays(app.database, clubId, classTags, days))
  await asPlatform(() => app.database.execute('analyze'))
  const { rows } = await app.database.execute('select count(*)::int as ranges from watch_range where tenant_id = $1', [
    clubId,
  ])
  return Number(rows[0]?.ranges)
}

/** The last stored day, so that only the days after it are computed. */
async function storeDay(day: string): Promise<void> {
  const counts = ['members', 'active_members', 'trials_running', 'trials_started', 'trials_converted', 'trials_expired']
  counts.push(
    'subscriptions',
    'subscribed',
    'subscriptions_ended',
    'cancelled',
    'watched_seconds',
    'viewings',
    'viewers',
  )
  await app.database.execute(
    `insert into figure_day (tenant_id, day, mrr, taken_at, ${counts.join(', ')})
      select $1, $2::date, '{}', now(), ${counts.map(() => 0).join(', ')}`,
    [clubId, day],
  )
}

type Page = { name: string; call: StudioCallName } & Pick<StudioOptions, 'params' | 'query'>

/** Every page of figures, with each period that it offers. */
const pages = (): Page[] => [
  ...figurePeriods.map((period): Page => ({ name: `figures ${period}`, call: 'getFigures', query: { period } })),
  ...figurePeriods.map(
    (period): Page => ({ name: `classes ${period}`, call: 'listWatchedClasses', query: { period } }),
  ),
  { name: 'retention', call: 'getClassFigures', params: { tag: classTags[0] ?? '' } },
  { name: 'payouts', call: 'getPayouts' },
  { name: 'frozen payout', call: 'getPayout', params: { month: '2031-03' } },
  { name: 'open payout', call: 'getPayout', params: { month: '2031-04' } },
]

/** What each page's statements read, once the days before are closed. */
async function readAll(as: TestStaff): Promise<Map<string, Explained[]>> {
  const found = new Map<string, Explained[]>()
  for (const period of figurePeriods) await app.studio('listWatchedClasses', { as, query: { period } })
  await app.studio('getPayouts', { as })
  for (const { name, call, ...options } of pages()) {
    const statements = await explainedStatements(app.database.db, clubId, async () => {
      const reply = await app.studio(call, { as, ...options })
      expect([name, reply.status]).toEqual([name, 200])
    })
    found.set(name, statements)
  }
  return found
}

it('FIG-07 every page reads as much of a ledger of 60,000 ranges as of one of 10,000', async () => {
  await app.studio('savePayoutRule', {
    as: await moveTo('2031-03-20T12:00:00Z'),
    body: { pool: { kind: 'fixed', amountMinor: 10_000 }, counts: 'all' },
  })
  await storeDay(addDays(today, -short))
  const rangesBefore = await fill(short - 1, 0)
  const before = await readAll(await moveTo(`${today}T12:00:00Z`))
  const rangesAfter = await fill(long - 1, short)
  expect([rangesBefore, rangesAfter]).toEqual([10_080, 60_480])
  const after = await readAll(await moveTo(`${addDays(today, 1)}T12:00:00Z`))
  for (const [name, statements] of after) {
    expect([name, statements.length > 0]).toEqual([name, true])
    const wrong = statements.filter(({ rows, tables }) => rows > mostRows || tables.includes('watch_range'))
    expect([name, wrong]).toEqual([name, []])
    expect([name, mostOfLedger(statements)]).toEqual([
      name,
      expect.toSatisfy((rows: number) => rows <= mostOfLedger(before.get(name)) * 1.1 + 10),
    ])
  }
}, 240_000)

/** The most rows that one of the statements reads of the ledger's sums. */
function mostOfLedger(statements: readonly Explained[] = []): number {
  const ofLedger = statements.filter(({ tables }) => tables.some((table) => table.startsWith('watch_')))
  return Math.max(0, ...ofLedger.map(({ rows }) => rows))
}
