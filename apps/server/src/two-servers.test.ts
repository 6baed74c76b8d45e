import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffList } from '@upbeat/contract/studio/entities/staff'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keepWriting, signInAt } from './testing/keep-writing.ts'
import { makePostgresDatabase } from './testing/postgres-database.ts'
import { ended, type RunningServer, startServer } from './testing/run-server.ts'
import { openStripeServer, type StripeServer } from './testing/stripe/stripe-server.ts'

const sessions = 6
/** How long the other server may show outdated data. */
const stale = { timeout: 5000, interval: 100 }
const cleanUp: (() => unknown)[] = []
const doCleanUp = async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo()
}

async function serving(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-two-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const started = await startServer({ DATA_DIR: folder, ...settings })
  if (!('child' in started)) throw new Error(`did not start: ${started.said}`)
  cleanUp.push(() => started.child.kill('SIGKILL'))
  return started
}

type Headers = Record<string, string>

async function statusAt(address: string, headers: Headers) {
  return (await fetch(`${address}/api/v3/users`, { headers })).status
}

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'

describe.runIf(onPostgres)('two servers on one PostgreSQL, of which one is killed', () => {
  afterEach(doCleanUp)

  it('S-03 lose no acknowledged write when one is killed, and the other shows the changes within 5 s', async () => {
    const made = await makePostgresDatabase(`upbeat_two_${process.pid}`, { template: 'upbeat_template' })
    if (!made) throw new Error('no PostgreSQL')
    cleanUp.push(made.drop)
    const settings = { DATABASE_URL: made.url }
    const [doomed, other] = await Promise.all([serving(settings), serving(settings)])
    const atDoomed = await signInAt(doomed.address, 'nosub@pulse.example')
    const atOther = await signInAt(doomed.address, 'trial@pulse.example')
    const open: Headers[] = []
    for (let number = 0; number < sessions; number++) open.push(await signInAt(doomed.address, 'active@pulse.example'))
    // The other server has cached all these sessions and a catalogue now.
    expect(await Promise.all(open.map((headers) => statusAt(other.address, headers)))).toEqual(open.map(() => 200))
    const className = async () => {
      const reply = await fetch(`${other.address}/api/v3/virtualclass/pulse-1001-001`, { headers: atOther })
      return ((await reply.json()) as { className: string }).className
    }
    expect(await className()).not.toBe('Renamed')

    const first = keepWriting(doomed.address, atDoomed, 'Doomed')
    const second = keepWriting(other.address, atOther, 'Other')
    const fewest = () => Math.min(first.acknowledged.length, second.acknowledged.length)
    await expect.poll(fewest, { timeout: 30_000 }).toBeGreaterThan(20)
    const end = ended(doomed.child)
    const signedOut: Headers[] = []
    const signingOut = open.map(async (headers) => {
      const reply = await fetch(`${doomed.address}/oauth/logout`, { method: 'POST', headers, body: '{}' }).catch(
        () => null,
      )
      if (reply?.ok) signedOut.push(headers)
      // When the first is acknowledged, while the others are still running.
      if (reply?.ok && signedOut.length === 1) doomed.child.kill('SIGKILL')
    })
    await Promise.all(signingOut)
    expect(doomed.child.killed).toBe(true)
    await end
    await Promise.all([first.stop(), second.stop()])
    expect(signedOut.length).toBeGreaterThan(0)

    const client = new pg.Client(made.url)
    await client.connect()
    // Includes sign-outs that were committed but never acknowledged.
    const living = async () => {
      const { rows } = await client.query(`select count(*)::int as count from session s
        join member m on m.tenant_id = s.tenant_id and m.id = s.member_id where m.email = 'active@pulse.example'`)
      return rows[0].count as number
    }
    const statuses = () => Promise.all(open.map((headers) => statusAt(other.address, headers)))
    const believed = async () => (await statuses()).filter((status) => status === 200).length
    await expect.poll(async () => (await believed()) - (await living()), stale).toBeLessThanOrEqual(0)
    for (const headers of signedOut) expect(await statusAt(other.address, headers)).toBe(401)

    // A change without a notification, as from a server killed right after its commit.
    await client.query(`update virtual_class set name = 'Renamed' where tag = 'pulse-1001-001'`)
    await client.end()
    await expect.poll(className, stale).toBe('Renamed')

    const kept = async (headers: Headers) => {
      const reply = await fetch(`${other.address}/api/v2/users/recentactivity`, { headers })
      return ((await reply.json()) as { workoutName: string }[]).map(({ workoutName }) => workoutName)
    }
    expect(await kept(atDoomed)).toEqual(expect.arrayContaining([...first.acknowledged]))
    expect((await kept(atOther)).toSorted()).toEqual(second.acknowledged.toSorted())
  })
})

describe.runIf(onPostgres)('two servers on one PostgreSQL', () => {
  let stripe: StripeServer
  let one: RunningServer
  let other: RunningServer
  beforeAll(async () => {
    const made = await makePostgresDatabase(`upbeat_two_studio_${process.pid}`, { template: 'upbeat_template' })
    if (!made) throw new Error('no PostgreSQL')
    cleanUp.push(made.drop)
    stripe = await openStripeServer()
    cleanUp.push(stripe.close)
    const { STRIPE_API_BASE } = stripe.settings
    const settings = { DATABASE_URL: made.url, STRIPE_API_BASE, PAYMENT_KEY_SECRET: randomBytes(32).toString('base64') }
    ;[one, other] = await Promise.all([serving(settings), serving(settings)])
  }, 90_000)
  afterAll(doCleanUp)

  it('STAFF-14 DRAFT-03 SHELF-06 apply changes of roles, classes, schedules and collections on the other within 5 s', async () => {
    const owner = await signInStaffAt(one.address, 'owner@pulse.example')
    const manager = await signInStaffAt(other.address, 'manager@pulse.example')
    const member = await signInAt(other.address, 'active@pulse.example')

    const tag = 'pulse-1001-002'
    const classStatus = async () =>
      (await fetch(`${other.address}/api/v3/virtualclass/${tag}`, { headers: member })).status
    expect(await classStatus()).toBe(200)
    expect((await owner('DELETE', `/classes/${tag}/publication`)).status).toBe(200)
    await expect.poll(classStatus, stale).toBe(404)
    const at = new Date(Date.now() + 3000)
    const scheduled = await owner('POST', `/classes/${tag}/publication`, { at: at.toISOString() })
    expect(await scheduled.json()).toMatchObject({ state: 'scheduled' })
    await expect.poll(classStatus, { ...stale, timeout: 3000 + stale.timeout }).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())

    const shown = async () => {
      const reply = await fetch(`${other.address}/api/v2/users/ondemand/collections`, { headers: member })
      const all = (await reply.json()) as { collectionTag: string }[]
      return all.some(({ collectionTag }) => collectionTag === 'pulse-first-month')
    }
    expect(await shown()).toBe(true)
    expect((await owner('DELETE', '/curation/collection/pulse-first-month/publication')).status).toBe(200)
    await expect.poll(shown, stale).toBe(false)

    const history = async () => (await manager('GET', '/audit')).status
    expect(await history()).toBe(200)
    const { people } = (await (await owner('GET', '/staff')).json()) as StaffList
    const found = people.find(({ email }) => email === 'manager@pulse.example')
    expect((await owner('POST', '/session/reauthentication', { password: 'Demo1234' })).status).toBe(200)
    expect((await owner('PUT', `/staff/${found?.accountId}`, { role: 'analyst' })).status).toBe(204)
    await expect.poll(history, stale).toBe(403)
  })

  it('SELL-01 both use a payment account’s new key within 5 s of its change on one of them', async () => {
    const owner = await signInStaffAt(one.address, 'owner@pulse.example')
    const member = await signInAt(other.address, 'nosub@pulse.example')
    const shownAt = async ({ address }: { address: string }) => {
      const reply = await fetch(`${address}/api/v2/payments/provider`, { headers: member })
      return ((await reply.json()) as { publishableKey?: string }).publishableKey
    }
    const profile = { id: 'acct_1Two', name: 'Pulse Ltd', country: 'GB', currency: 'gbp' }
    const first = stripe.openAccount(profile, 'live')
    const connect = async (keys: object) => (await owner('PUT', '/payment-account', keys)).status
    expect((await owner('POST', '/session/reauthentication', { password: 'Demo1234' })).status).toBe(200)
    expect(await connect(first.keys)).toBe(200)
    await expect.poll(() => shownAt(other), stale).toBe(first.keys.publishableKey)
    const second = stripe.openAccount({ ...profile, id: 'acct_1Three' }, 'live')
    expect(await connect(second.keys)).toBe(200)
    expect(await shownAt(one)).toBe(second.keys.publishableKey)
    await expect.poll(() => shownAt(other), stale).toBe(second.keys.publishableKey)
    // The other server charges with the new secret key, too.
    const reply = await fetch(`${other.address}/api/v2/payments/cardsetup`, {
      method: 'POST',
      headers: member,
      body: '{}',
    })
    expect(reply.status).toBe(200)
    expect([first.account.customers.size, second.account.customers.size]).toEqual([0, 1])
  })
})

/** Signs a demo staff member in at a running server; returns a function that makes studio calls with the session. */
async function signInStaffAt(address: string, email: string) {
  const call = (method: string, path: string, body?: object, cookie = '') =>
    fetch(`${address}/studio/api/v1${path}`, {
      method,
      headers: { origin: address, tenantid: 'pulse', cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const reply = await call('POST', '/session', { email, password: 'Demo1234' })
  const cookie = reply.headers.getSetCookie().map((each) => each.split(';', 1)[0])
  return (method: string, path: string, body?: object) => call(method, path, body, cookie.join('; '))
}
