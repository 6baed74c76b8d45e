import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NewWebhook, Webhook, WebhookDelivery, WebhookType } from '@upbeat/contract/studio/entities/webhook'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cards, purchaseBody } from '../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

type Received = { headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; location?: string }

let app: StaffApp
let owner: TestStaff
let received: Received[] = []
let answer: (body: string) => Answer | Promise<Answer>
let address: string
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', async () => {
    const body = Buffer.concat(chunks).toString()
    received.push({ headers: request.headers, body })
    const { status, location } = await answer(body)
    response.writeHead(status, location ? { location } : {}).end()
  })
})
beforeAll(async () => {
  // Messages are sent when the test moves the clock, and not by the server's timer in between.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await openStaffApp()
  vi.useRealTimers()
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
beforeEach(async () => {
  received = []
  answer = () => ({ status: 204 })
  owner = await freshOwner()
  for (const { id } of await list()) await app.studio('removeWebhook', { as: owner, params: { id } })
})
afterAll(async () => {
  receiver.close()
  await app.close()
})

/** With a password entered just now. */
async function freshOwner(tenant = 'pulse'): Promise<TestStaff> {
  const staff = await app.newStaff('owner', tenant)
  await app.reauthenticate(staff)
  return staff
}
const list = async (as = owner): Promise<Webhook[]> => (await app.studio('listWebhooks', { as })).body
async function add(types: WebhookType[], url = address, as = owner): Promise<NewWebhook> {
  return (await app.studio('createWebhook', { as, body: { url, types } })).body
}
async function logOf(id: string, query = {}, as = owner): Promise<WebhookDelivery[]> {
  return (await app.studio('listDeliveries', { as, params: { id }, query })).body.deliveries
}
const sent = () => received.map(({ body }) => JSON.parse(body))

describe('webhooks', () => {
  it('PLAT-05 sends signed messages of what happens at the club, once, with a log', async () => {
    const { id, secret } = await add(['member.joined', 'class.published', 'membership.changed'])
    await app.newMember()
    await app.advance(1)
    const data = { memberId: expect.any(String), by: 'signUp' }
    expect(sent()).toEqual([{ type: 'member.joined', timestamp: expect.any(String), data }])
    const [{ headers, body }] = received as [Received]
    const { verify } = standIn(secret)
    expect(verify(body, headers)).toBe(true)
    expect(verify(body.replace('signUp', 'import'), headers)).toBe(false)
    expect(standIn((await renew(id)).secret).verify(body, headers)).toBe(false)
    await app.advance(600)
    expect(received).toHaveLength(1)
    const delivered = { id: headers['webhook-id'], state: 'delivered', attempts: 1, status: 204, body }
    expect(await logOf(id)).toEqual([expect.objectContaining(delivered)])
  })

  it('PLAT-05 tells of a published class, and of a live event that starts and ends, to the own club only', async () => {
    const types: WebhookType[] = ['class.published', 'live.started', 'live.ended']
    await add(types)
    const elsewhere = await freshOwner('mono')
    const other = await add(types, address, elsewhere)
    const { classes } = (await app.studio('listClasses', { as: owner, query: { state: 'published' } })).body
    const params = { tag: classes[0].tag }
    await app.studio('unpublishClass', { as: owner, params })
    await app.studio('publishClass', { as: owner, params, body: {} })
    const now = Date.parse((await app.call('GET', '/demo/clock')).json().now)
    const { body: event } = await app.studio('createEvent', { as: owner, body: eventAt(now + 600_000) })
    await app.studio('publishEvent', { as: owner, params: { id: event.id }, body: {} })
    for (let minute = 0; minute < 60; minute += 10) await app.advance(600)
    const ofType = (type: string) => sent().filter((message) => message.type === type)
    expect(ofType('class.published').map(({ data }) => data.classTag)).toEqual([params.tag])
    for (const type of ['live.started', 'live.ended']) {
      expect(ofType(type).filter(({ data }) => data.eventId === event.id)).toHaveLength(1)
    }
    expect((await logOf(other.id, {}, elsewhere)).filter(({ type }) => type === 'class.published')).toEqual([])
  })

  it('PLAT-05 tells of a trial and its end, once, whether or not a plan is bought', async () => {
    await add(['membership.changed', 'trial.ended'])
    const buyer = await app.newMember()
    const leaver = await app.newMember()
    for (const as of [buyer, leaver]) await app.make('startTrial', { as })
    await app.make('purchase', { as: buyer, body: await purchaseBody(app) })
    await app.advance(1)
    const ofType = (type: string) => sent().filter((message) => message.type === type)
    expect(
      ofType('membership.changed')
        .map(({ data }) => data.change)
        .toSorted(),
    ).toEqual(['ended', 'subscribed', 'trialStarted', 'trialStarted'])
    const idOf = async (as: string) => (await app.make('getUser', { as })).body.userId
    const endsOf = async (as: string) => {
      const id = await idOf(as)
      return ofType('trial.ended').flatMap(({ data }) => (data.memberId === id ? [data.replaced] : []))
    }
    expect([await endsOf(buyer), await endsOf(leaver)]).toEqual([[true], []])
    await app.advance(20 * 86_400)
    // A former trial doesn't end again with a purchase.
    await app.make('purchase', { as: leaver, body: await purchaseBody(app) })
    await app.advance(1)
    expect([await endsOf(buyer), await endsOf(leaver)]).toEqual([[true], [false]])
  })

  it('PLAT-05 tells of a payment that fails, with its amount and attempt', async () => {
    await add(['payment.failed'])
    const as = await app.newMember()
    await app.make('purchase', { as, body: await purchaseBody(app, 'monthly', cards.failsLater) })
    await app.advance(32 * 86_400)
    await app.advance(1)
    const memberId = (await app.make('getUser', { as })).body.userId
    expect(sent()[0]).toMatchObject({ type: 'payment.failed', data: { memberId, currency: 'gbp', attempt: 1 } })
    expect(sent()[0].data.amountMinor).toBeGreaterThan(0)
  })

  it('PLAT-05 tells of a cancellation at once, and of its reason when the member gives one', async () => {
    await add(['membership.changed'])
    const as = await app.newMember()
    const id = String((await app.make('startTrial', { as })).body.subscriptionTag)
    const memberId = (await app.make('getUser', { as })).body.userId
    await app.make('cancelSubscription', { as, params: { id } })
    await app.advance(1)
    const changes = () => sent().map(({ data }) => data.change)
    expect(changes()).toEqual(['trialStarted', 'cancelled'])
    const say = (reason: string) => app.make('giveCancelReason', { as, params: { id }, body: { reason } })
    // The same answer again, such as a request that is repeated, tells nothing new.
    for (const reason of ['time', 'time', 'price']) {
      expect((await say(reason)).status).toBe(204)
      await app.advance(1)
    }
    expect(changes().slice(2)).toEqual(['cancelReasonGiven', 'cancelReasonGiven'])
    const [, { timestamp }, first, last] = sent()
    const about = { memberId, membershipId: id, change: 'cancelReasonGiven', planTag: 'pulse-monthly' }
    expect(first.data).toEqual({ ...about, reason: 'time', cancelledAt: timestamp })
    expect(last.data.reason).toBe('price')
  })

  it('PLAT-05 tells of a pause', async () => {
    await add(['membership.paused'])
    const as = await app.newMember()
    await app.make('purchase', { as, body: await purchaseBody(app) })
    const params = { id: (await app.make('getUser', { as })).body.userId }
    const { version } = (await app.studio('getMember', { as: owner, params })).body
    expect((await app.studio('pauseMembership', { as: owner, params, body: { months: 1, version } })).status).toBe(204)
    await app.advance(1)
    const data = { memberId: params.id, from: expect.any(String), until: expect.any(String) }
    expect(sent()).toEqual([
      expect.objectContaining({ type: 'membership.paused', data: expect.objectContaining(data) }),
    ])
  })

  it('PLAT-05 retries with growing pauses for three days, one at a time while the receiver is down', async () => {
    const { id } = await add(['member.joined'])
    answer = () => ({ status: 500 })
    for (let count = 0; count < 6; count += 1) await app.newMember()
    await app.advance(1)
    // As many as are sent at once to a receiver that works.
    expect(received).toHaveLength(4)
    const [failing] = await list()
    expect(failing).toMatchObject({ waiting: 6, failingSince: expect.any(String) })
    const [last] = (await logOf(id, { state: 'waiting' })).filter(({ attempts }) => attempts === 1)
    expect(last).toMatchObject({ status: 500, problem: 'status', nextAttemptAt: expect.any(String) })
    await app.advance(4)
    expect(received).toHaveLength(4)
    await app.advance(2)
    expect(received).toHaveLength(5)
    for (let hour = 0; hour < 42; hour += 6) await app.advance(6 * 3600)
    const attempts = received.length
    expect(attempts).toBeLessThan(20)
    answer = () => ({ status: 200 })
    await app.advance(6 * 3600)
    await app.advance(1)
    owner = await freshOwner()
    expect((await logOf(id)).map(({ state }) => state)).toEqual(Array(6).fill('delivered'))
    expect((await list())[0]).toMatchObject({ waiting: 0, failingSince: null })
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
  })

  it('PLAT-05 gives a message up after three days, and sends it again when asked', async () => {
    const { id } = await add(['member.joined'])
    answer = () => ({ status: 503 })
    await app.newMember()
    for (let hour = 0; hour < 84; hour += 12) await app.advance(12 * 3600)
    owner = await freshOwner()
    const [given] = await logOf(id)
    expect(given).toMatchObject({ state: 'failed', nextAttemptAt: null, status: 503 })
    const attempts = received.length
    await app.advance(86_400)
    expect(received).toHaveLength(attempts)
    owner = await freshOwner()
    answer = () => ({ status: 204 })
    const params = { id, delivery: given?.id ?? '' }
    const resent = (await app.studio('resendDelivery', { as: owner, params })).body
    expect(resent).toMatchObject({ state: 'delivered', attempts: (given?.attempts ?? 0) + 1 })
    expect(received.at(-1)?.headers['webhook-id']).toBe(given?.id)
  })

  it('PLAT-05 names what went wrong with a test message, and doesn’t follow redirects', async () => {
    const { id } = await add(['member.joined'])
    const test = async () => (await app.studio('testWebhook', { as: owner, params: { id } })).body
    expect(await test()).toMatchObject({ type: 'test', state: 'delivered', status: 204 })
    answer = () => ({ status: 302, location: `${address}/elsewhere` })
    expect(await test()).toMatchObject({ state: 'failed', status: 302, problem: 'redirect' })
    expect(received).toHaveLength(2)
    const move = (url: string) =>
      app.studio('changeWebhook', { as: owner, params: { id }, body: { url, types: ['member.joined'], isOn: true } })
    await move('http://127.0.0.1:1/')
    expect(await test()).toMatchObject({ state: 'failed', status: null, problem: 'unreachable' })
    await move('http://10.0.0.1/')
    expect(await test()).toMatchObject({ state: 'failed', status: null, problem: 'privateAddress' })
  })

  it('PLAT-05 sends nothing of a webhook that is off, and deletes the log with it', async () => {
    const { id } = await add(['member.joined'])
    const body = { url: address, types: ['member.joined'], isOn: false }
    await app.studio('changeWebhook', { as: owner, params: { id }, body })
    await app.newMember()
    await app.advance(1)
    expect([received.length, await logOf(id)]).toEqual([0, []])
    await app.studio('testWebhook', { as: owner, params: { id } })
    await app.studio('removeWebhook', { as: owner, params: { id } })
    expect((await app.studio('listDeliveries', { as: owner, params: { id } })).status).toBe(404)
    const { rows } = await app.database.execute('select id from webhook_delivery where webhook_id = $1', [id])
    expect(rows).toEqual([])
  })

  it.each(['ftp://crm.example/', 'http://name:word@crm.example/', 'crm.example'])(
    'refuses the address %s',
    async (url) => {
      expect((await app.studio('createWebhook', { as: owner, body: { url, types: ['live.ended'] } })).status).toBe(400)
    },
  )

  it('pages the log, newest first, and finds what failed', async () => {
    const { id } = await add(['member.joined'])
    for (let count = 0; count < 51; count += 1) {
      answer = () => ({ status: count === 3 ? 500 : 200 })
      await app.studio('testWebhook', { as: owner, params: { id } })
    }
    const page = async (query = {}) => (await app.studio('listDeliveries', { as: owner, params: { id }, query })).body
    const first = await page()
    expect(first.deliveries).toHaveLength(50)
    const second = await page({ before: first.next })
    expect([second.deliveries.length, second.next]).toEqual([1, null])
    expect((await page({ state: 'failed' })).deliveries).toHaveLength(1)
  })
})

function eventAt(time: number) {
  return {
    kind: 'broadcast',
    name: 'Announced ride',
    categoryId: '1002',
    imageLink: '/images/demo/ride',
    localStart: new Date(time).toISOString().slice(0, 19),
    timeZone: 'UTC',
    durationSecond: 1200,
  }
}

async function renew(id: string): Promise<NewWebhook> {
  return (await app.studio('renewWebhookSecret', { as: owner, params: { id } })).body
}

/** A receiver's side of the signature. Its library compares with the real clock, which tests move. */
function standIn(secret: string) {
  const verifier = new Verifier(secret)
  return {
    verify(body: string, headers: IncomingHttpHeaders): boolean {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      return verifier.sign(String(headers['webhook-id']), at, body) === headers['webhook-signature']
    },
  }
}
