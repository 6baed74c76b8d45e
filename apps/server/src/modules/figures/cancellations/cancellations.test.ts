import type { CancelReason } from '@upbeat/contract/entities/cancel-reason'
import type { Cancellations } from '@upbeat/contract/studio/entities/figures/cancellations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

const plan = { planId: 'pulse-monthly', productId: 'pulse-membership' }
async function newTrial() {
  const as = await app.newMember()
  const { status, body } = await app.make('startTrial', { as, body: plan })
  expect(status).toBe(201)
  return { as, params: { id: String(body.subscriptionTag) } }
}
type Trial = Awaited<ReturnType<typeof newTrial>>
const cancel = ({ as, params }: Trial) => app.make('cancelSubscription', { as, params })
const say = ({ as, params }: Trial, reason: CancelReason) =>
  app.make('giveCancelReason', { as, params, body: { reason } })
async function cancelled(reason?: CancelReason) {
  const trial = await newTrial()
  expect((await cancel(trial)).status).toBe(200)
  if (reason) expect((await say(trial, reason)).status).toBe(204)
  return trial
}
async function countsFor(as: TestStaff): Promise<Record<string, unknown>> {
  const { status, body } = await app.studio('getCancellations', { as, query: { period: '7d' } })
  expect(status).toBe(200)
  return Object.fromEntries((body as Cancellations).reasons.map(({ reason, count }) => [reason ?? 'none', count]))
}

it('counts each cancellation by its reason from the next day on, and those without', async () => {
  await cancelled('price')
  await cancelled('price')
  await cancelled()
  // The latest answer counts, and the cancellation after a change of mind is another one.
  const trial = await cancelled('time')
  await say(trial, 'classes')
  const { as, params } = trial
  const body = { PlanId: plan.planId, ProductId: plan.productId, SubscriptionId: params.id }
  expect((await app.make('changePlan', { as, params: { subscriptionId: params.id }, body })).status).toBe(200)
  await app.advance(60)
  expect((await cancel(trial)).status).toBe(200)
  expect((await say(trial, 'elsewhere')).status).toBe(204)
  expect(await countsFor(owner)).toMatchObject({ price: 0, none: 0 })
  await app.advance(86_400)
  owner = await app.newStaff('owner')
  const counted = { price: 2, time: 0, classes: 1, broken: 0, elsewhere: 1, other: 0, none: 1 }
  expect(await countsFor(owner)).toEqual(counted)
  const file = await app.studio('exportCancellations', { as: owner, query: { period: '7d' } })
  expect(file.body).toBe(
    'reason,cancellations\r\nprice,2\r\ntime,0\r\nclasses,1\r\nbroken,0\r\nelsewhere,1\r\nother,0\r\nnot given,1\r\n',
  )
  // FIG-08: who may not see members sees no count below five.
  const analyst = await app.newStaff('analyst')
  expect(await countsFor(analyst)).toMatchObject({ price: 'few', time: 0, elsewhere: 'few' })
  const coach = await app.newStaff('coach')
  expect((await app.studio('getCancellations', { as: coach, query: { period: '7d' } })).status).toBe(403)
})

it('takes a reason only of the member who cancelled, and only one of the list', async () => {
  const running = await newTrial()
  expect((await say(running, 'time')).status).toBe(404)
  const gone = await cancelled()
  expect((await say({ ...gone, as: running.as }, 'time')).status).toBe(404)
  expect((await say(gone, 'boredom' as CancelReason)).status).toBe(400)
})
