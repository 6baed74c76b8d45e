// @database both
import { randomUUID } from 'node:crypto'
import type { Figure, FigureName, FigurePeriod, Figures } from '@upbeat/contract/studio/entities/figures/figure'
import { addDays } from '@upbeat/rules/live/live-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import type { NewFact } from '../facts/fact.ts'
import { createFacts } from '../facts/facts.ts'
import { watchOn } from './testing/watch-on.ts'

let app: StaffApp
let clubId: string
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  const { rows } = await app.database.execute(`select id from tenant where name = 'mono'`)
  clubId = String(rows[0]?.id)
  // The day before isn't closed in the first hours of a day.
  await app.call('POST', '/demo/clock', { body: { now: `${addDays(await today(), 1)}T12:00:00Z` } })
})
beforeEach(async () => {
  // The day before's figures are closed in the morning.
  await app.advance(86_400)
  owner = await app.newStaff('owner', 'mono')
})
afterAll(() => app.close())

async function today(): Promise<string> {
  return String((await app.call('GET', '/demo/clock')).json().now).slice(0, 10)
}
const facts = createFacts({ timeZoneOf: () => 'UTC', makeId: randomUUID })
const price = {
  planTag: 'mono-monthly',
  interval: 'Monthly',
  intervalCount: 1,
  priceMinor: 1000,
  currency: 'gbp',
} as const

/** Facts of this many members, days before today. */
async function append(daysAgo: number, count: number, fact: Pick<NewFact, 'kind' | 'details'>) {
  const at = new Date(`${addDays(await today(), -daysAgo)}T12:00:00Z`)
  const made = Array.from({ length: count }, () => {
    return { tenantId: clubId, memberId: null, at, entityId: randomUUID(), ...fact } as NewFact
  })
  await inTenant(clubId, () => app.database.db.transaction((transaction) => facts.append(transaction, made)))
}
async function newMember(): Promise<string> {
  const id = randomUUID()
  await app.database.execute(
    'insert into member (id, tenant_id, email, email_key, created_at) values ($1, $2, $3, $3, $4)',
    [id, clubId, `${id}@mono.example`, `${await today()}T00:00:00Z`],
  )
  return id
}

/** A member watches for ten minutes, days before today. */
async function watch(daysAgo: number, memberId: string) {
  const at = new Date(`${addDays(await today(), -daysAgo)}T12:00:00Z`)
  await inTenant(clubId, () => watchOn(app.database.db, clubId, { memberId, at, minutes: 10 }))
}
const subscribed = { kind: 'subscribed', details: { ...price, percentageOff: null, hadTrial: false } } as const
const trial = { kind: 'trial_started', details: { planTag: 'mono-monthly', days: 14 } } as const

const get = async (period: FigurePeriod = '7d', as = owner): Promise<Figures> =>
  (await app.studio('getFigures', { as, query: { period } })).body
const figureOf = (figures: Figures, name: FigureName) => figures.figures.find((each) => each.name === name) as Figure
const csv = (figure: FigureName, as = owner) => app.studio('exportFigure', { as, query: { figure, period: '7d' } })

describe('figures', () => {
  it('FIG-02 shows active members, trials, churn, revenue and minutes, each against the period before', async () => {
    await append(20, 6, subscribed)
    await append(9, 2, trial)
    const member = await newMember()
    await watch(3, member)
    await watch(9, member)
    await append(2, 3, trial)
    await append(0, 1, trial)
    const figures = await get()
    expect(figures.figures.map(({ name }) => name)).toEqual([
      'activeMembers',
      'minutes',
      'trials',
      'subscriptions',
      'churn',
      'mrr',
      'members',
    ])
    const day = await today()
    expect(figures.span).toEqual({ from: addDays(day, -7), to: addDays(day, -1) })
    expect(figures.previous).toEqual({ from: addDays(day, -14), to: addDays(day, -8) })
    expect(figureOf(figures, 'trials')).toMatchObject({ value: 3, previous: 2, today: 1 })
    expect(figureOf(figures, 'mrr')).toMatchObject({ value: 6000, previous: 6000, currency: 'GBP' })
    expect(figureOf(figures, 'churn').value).toBe(0)
    expect(figureOf(figures, 'minutes')).toMatchObject({ value: 10, previous: 10 })
    expect(figureOf(figures, 'activeMembers')).toMatchObject({ value: 1, previous: 1 })
    expect(figures.figures.every(({ points }) => points.length === 7)).toBe(true)
    // The club has no figures of a year ago.
    const year = figureOf(await get('12m'), 'mrr')
    expect([year.points.length, year.value, year.previous]).toEqual([12, 6000, null])
  })

  it('FIG-04 keeps past figures whatever is reported later, and closes missed days once', async () => {
    const before = await get()
    await append(3, 5, trial)
    expect(await get()).toEqual(before)
    await app.advance(3 * 86_400)
    owner = await app.newStaff('owner', 'mono')
    await Promise.all([get(), get(), get()])
    const { rows } = await app.database.execute(
      `select day::text from figure_day where tenant_id = $1 order by day desc limit 5`,
      [clubId],
    )
    const day = await today()
    expect(rows.map((row) => row.day)).toEqual([1, 2, 3, 4, 5].map((ago) => addDays(day, -ago)))
    const change = app.database.execute('update figure_day set members = 0 where tenant_id = $1', [clubId])
    await expect(change).rejects.toThrow('append-only')
  })

  it('FIG-05 gives every chart as a CSV file', async () => {
    for (const { name, series } of (await get()).figures) {
      const { status, body, headers } = await csv(name)
      expect([name, status]).toEqual([name, 200])
      expect(headers['content-disposition']).toContain(`${name}-7d.csv`)
      const [header, ...lines] = body.trim().split('\r\n')
      expect(header).toBe(['from', 'to', ...(name === 'mrr' ? ['currency'] : []), ...series].join(','))
      expect(lines).toHaveLength(7)
    }
    expect((await csv('mrr')).body).toContain('GBP,60\r\n')
  })
})

describe('who sees figures', () => {
  it('FIG-08 analysts see no count below five, on the page and in files', async () => {
    await append(2, 2, subscribed)
    await append(2, 3, trial)
    for (let count = 0; count < 4; count += 1) await watch(1, await newMember())
    await app.advance(86_400)
    const analyst = await app.newStaff('analyst', 'mono')
    owner = await app.newStaff('owner', 'mono')
    for (const { name, unit, ...figure } of (await get('7d', analyst)).figures) {
      const all = [figure.value, figure.previous, figure.today, ...figure.points.flatMap(({ values }) => values)]
      const counts = unit === 'count' ? all : figure.points.flatMap(({ values }) => (name === 'churn' ? values : []))
      expect([name, counts.filter((count) => typeof count === 'number' && count > 0 && count < 5)]).toEqual([name, []])
      const { body } = await csv(name, analyst)
      for (const line of unit === 'count' ? body.trim().split('\r\n').slice(1) : [])
        expect([name, line]).toEqual([name, expect.not.stringMatching(/,[1-4](,|$)/)])
    }
    expect(figureOf(await get('7d', owner), 'trials').value).toBeGreaterThan(0)
  })

  it('FIG-08 coaches see no figures of the whole club, and money needs the owner’s permission', async () => {
    const [coach, manager] = [await app.newStaff('coach', 'mono'), await app.newStaff('manager', 'mono')]
    expect((await app.studio('getFigures', { as: coach })).body.code).toBe('notPermitted')
    expect((await csv('minutes', coach)).body.code).toBe('notPermitted')
    expect((await get('7d', manager)).figures.map(({ name }) => name)).not.toContain('mrr')
    expect((await csv('mrr', manager)).body).toBe('')
  })

  it('refuses a period that there is not, and strangers', async () => {
    const wrong = await app.studio('getFigures', { as: owner, query: { period: '5d' } })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalidRequest'])
    expect((await app.studio('getFigures', { tenant: 'mono' })).status).toBe(401)
    const elsewhere = await app.newStaff('owner', 'tempo')
    expect(figureOf(await get('7d', elsewhere), 'mrr')?.value ?? 0).not.toBe(6000)
  })
})
