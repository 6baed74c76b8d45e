import type { PayoutRule, PayoutStatement } from '@upbeat/contract/studio/entities/figures/payout'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cards, purchaseBody } from '../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { statementOf } from './statement.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  await app.call('POST', '/demo/clock', { body: { now: '2031-03-10T12:00:00Z' } })
  owner = await app.newStaff('owner', 'mono')
})
afterAll(() => app.close())

const fixed = (amountMinor: number, counts: PayoutRule['counts'] = 'all'): PayoutRule => {
  return { pool: { kind: 'fixed', amountMinor }, counts }
}
const save = (rule: PayoutRule, as = owner) => app.studio('savePayoutRule', { as, body: rule })
const get = (month: string, as = owner) => app.studio('getPayout', { as, params: { month } })
const statement = async (month: string, as = owner): Promise<PayoutStatement> => (await get(month, as)).body
const amounts = ({ lines }: PayoutStatement) => lines.map(({ coach, amountMinor }) => [coach, amountMinor])

/** Minutes in the ledger's sums. */
async function watch(day: string, coach: string, minutes: number, kind = 'onDemand', club = 'mono') {
  await app.database.execute(
    `insert into watch_day (tenant_id, day, kind, class_tag, coach_id, coach_name, played_ms, viewings, completions)
      select id, $2, $3, $4, '', $5, $6, 1, 0 from tenant where name = $1`,
    [club, day, kind, `${coach} ${minutes}`, coach, minutes * 60_000],
  )
}

async function moveTo(now: string) {
  await app.call('POST', '/demo/clock', { body: { now } })
  owner = await app.newStaff('owner', 'mono')
}

it('FIG-06 shares a pool by minutes, and freezes the month three days after its end', async () => {
  expect((await app.studio('getPayouts', { as: owner })).body).toMatchObject({ rule: null, months: [] })
  expect((await get('2031-03')).status).toBe(404)
  await save(fixed(10_000))
  await watch('2031-03-01', 'Ana', 60)
  await watch('2031-03-31', 'Ben', 60)
  await watch('2031-03-15', 'Cem', 60, 'live')
  await watch('2031-03-15', '', 600)
  await watch('2031-03-15', 'Dee', 600, 'onDemand', 'tempo')
  await watch('2031-04-01', 'Ana', 5)
  const open = await statement('2031-03')
  expect(open).toMatchObject({
    state: 'open',
    frozenAt: null,
    pool: { amountMinor: 10_000, paidMinor: null, seconds: 10_800 },
  })
  expect(amounts(open)).toEqual([
    ['Ana', 3334],
    ['Ben', 3333],
    ['Cem', 3333],
  ])
  await moveTo('2031-04-03T23:00:00Z')
  expect((await statement('2031-03')).state).toBe('open')
  // A report from a phone that was offline.
  await watch('2031-03-31', 'Cem', 60)
  await moveTo('2031-04-04T01:00:00Z')
  const frozen = await statement('2031-03')
  expect(frozen).toMatchObject({ state: 'frozen', frozenAt: expect.stringMatching(/^2031-04-04T01:00/) })
  expect(amounts(frozen)).toEqual([
    ['Cem', 5000],
    ['Ana', 2500],
    ['Ben', 2500],
  ])
  await watch('2031-03-02', 'Ana', 900)
  await save(fixed(99_900, 'live'))
  expect(await statement('2031-03')).toEqual(frozen)
  const change = app.database.execute(`update payout_statement set pool_minor = 0`)
  await expect(change).rejects.toThrow('append-only')
})

it('FIG-06 computes a frozen statement again to the cent, from what is stored with it', async () => {
  const { rows } = await app.database.execute(
    `select rule, currency, pool_minor, paid_minor, lines from payout_statement where month = '2031-03'`,
  )
  const [row] = rows as [{ rule: PayoutRule; currency: string; lines: { coach: string; playedMs: number }[] }]
  const played = row.lines.map(({ coach: coachName, playedMs }) => ({ coachName, playedMs }))
  const again = statementOf({ rule: row.rule, currency: row.currency, paidMinor: 0, played: played.toReversed() })
  expect(again.lines).toEqual(row.lines)
})

it('FIG-06 freezes missed months by the rule of their time, also one without plays and one with an empty pool', async () => {
  await save(fixed(0))
  await moveTo('2031-06-10T12:00:00Z')
  await Promise.all([statement('2031-04'), statement('2031-05')])
  expect(amounts(await statement('2031-04'))).toEqual([['Ana', 0]])
  expect(await statement('2031-05')).toMatchObject({ state: 'frozen', lines: [], pool: { amountMinor: 0 } })
  expect((await app.studio('getPayouts', { as: owner })).body.months).toEqual([
    '2031-06',
    '2031-05',
    '2031-04',
    '2031-03',
  ])
  for (const month of ['2031-02', '2031-07']) expect((await get(month)).status).toBe(404)
  expect((await get('2031-13')).status).toBe(400)
})

it('FIG-06 counts live or on-demand minutes alone, by the club’s rule', async () => {
  await watch('2031-06-01', 'Ana', 30)
  await watch('2031-06-01', 'Ben', 10, 'live')
  await save(fixed(900, 'live'))
  expect(amounts(await statement('2031-06'))).toEqual([['Ben', 900]])
  await save(fixed(900, 'onDemand'))
  expect(amounts(await statement('2031-06'))).toEqual([['Ana', 900]])
})

it('FIG-06 shares a percentage of what members paid, less refunds', async () => {
  const pulse = await app.newStaff('owner')
  const rule: PayoutRule = { pool: { kind: 'share', percent: 12.5 }, counts: 'all' }
  await app.studio('savePayoutRule', { as: pulse, body: rule })
  await watch('2031-06-05', 'Ana', 10, 'onDemand', 'pulse')
  const month = '2031-06'
  const before = await statement(month, pulse)
  const as = await app.newMember()
  await app.make('purchase', { as, body: await purchaseBody(app, 'monthly', cards.good) })
  const after = await statement(month, pulse)
  expect((after.pool?.paidMinor ?? 0) - (before.pool?.paidMinor ?? 0)).toBe(999)
  expect(amounts(after)).toEqual([['Ana', Math.floor((after.pool?.paidMinor ?? 0) * 0.125)]])
})

it('FIG-06 coaches see the lines that are linked to them, and neither the pool nor others', async () => {
  await save(fixed(4000))
  const coach = await app.newStaff('coach', 'mono', 'Ana')
  expect(await statement('2031-06', coach)).toMatchObject({ lines: [], pool: null })
  const link = (body: object, as = owner) => app.studio('linkPayoutCoach', { as, body })
  expect((await link({ name: 'Ana', accountId: coach.accountId })).status).toBe(204)
  const own = await statement('2031-06', coach)
  expect(own).toMatchObject({ pool: null, lines: [{ coach: 'Ana', amountMinor: 3000, accountId: null }] })
  const file = await app.studio('exportPayout', { as: coach, params: { month: '2031-06' } })
  expect(file.body).toBe('month,state,coach,seconds,amount,currency\r\n2031-06,open,Ana,1800,30,AED\r\n')
  expect((await statement('2031-06')).lines[0]).toMatchObject({ coach: 'Ana', accountId: coach.accountId })
  // A name alone shows nothing: anyone can change theirs.
  await app.studio('updateAccount', { as: coach, body: { name: 'Ben' } })
  expect((await statement('2031-06', coach)).lines.map((line) => line.coach)).toEqual(['Ana'])
  const stranger = await app.newStaff('coach', 'pulse')
  expect((await link({ name: 'Ben', accountId: stranger.accountId })).status).toBe(404)
  expect((await link({ name: 'Ana', accountId: null }, coach)).status).toBe(403)
  await link({ name: 'Ana', accountId: null })
  expect((await statement('2031-06', coach)).lines).toEqual([])
})

it('FIG-06 keeps the line of a coach who has left', async () => {
  const coach = await app.newStaff('coach', 'mono')
  await app.studio('linkPayoutCoach', { as: owner, body: { name: 'Ben', accountId: coach.accountId } })
  await app.reauthenticate(owner)
  await app.studio('removeStaff', { as: owner, params: { accountId: coach.accountId } })
  expect(amounts(await statement('2031-06')).map(([name]) => name)).toContain('Ben')
  expect((await get('2031-06', coach)).status).toBeGreaterThanOrEqual(400)
})

it.each([
  ['manager', 403],
  ['support', 403],
  ['analyst', 403],
] as const)('FIG-06 isn’t shown to a %s without the owner’s permission', async (role, status) => {
  const as = await app.newStaff(role, 'mono')
  expect((await get('2031-06', as)).status).toBe(status)
  expect((await save(fixed(1), as)).status).toBe(403)
})
