import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import { fillPath } from '@upbeat/contract/fill-path'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { type Permission, type Role, reachOf, roles } from '@upbeat/rules/staff/may'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeConfig } from '../../../modules/tenant/complete-config.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import { createLog } from '../../logging/log.ts'
import { createStaffSessions } from '../../session/staff-sessions.ts'
import { randomToken } from '../../session/token.ts'
import { loadTenants } from '../../tenancy/tenants.ts'
import { createServer } from '../server.ts'
import { createStudioGuard } from './studio-guard.ts'
import { createStudioMount } from './studio-mount.ts'

const table = Object.entries(studioCalls) as [StudioCallName, StudioCall][]
const closed = table.filter(([, { permission }]) => permission !== 'public')
const withRole = table.filter(
  ([, { permission }]) => !['public', 'account', 'installation', 'staff'].includes(permission),
) as [StudioCallName, StudioCall & { permission: Permission }][]

let app: StaffApp
/** The studio's calls without handlers: a request that passes the guard gets 501, and nothing changes. */
let bare: FastifyInstance
let stopTenants: () => void
const people = {} as Record<Role, TestStaff>

beforeAll(async () => {
  app = await openStaffApp()
  const at = new Date((await app.call('GET', '/demo/clock')).json().now)
  const clock = { now: () => at }
  const tenants = await loadTenants(app.database, {
    complete: completeConfig,
    isDrawing: () => true,
    onFault: () => {},
    onUnreadSetting: () => {},
    firstStandsIn: false,
    names: { publicHost: null, extraHosts: [] },
    onIgnoredHosts: () => {},
  })
  stopTenants = tenants.stop
  const parts = { database: app.database, now: clock.now, makeId: () => '', makeToken: randomToken }
  const sessions = createStaffSessions(parts)
  bare = await createServer(createLog('silent'), { trustedProxies: 'loopback' })
  const guard = createStudioGuard({ tenants, sessions, clock, defaultTenant: 'pulse' })
  createStudioMount(bare, guard, { checkReplies: true, clock }).mountRest()
  for (const role of roles) {
    people[role] = await app.newStaff(role)
    await app.reauthenticate(people[role])
  }
})
afterAll(async () => {
  stopTenants()
  await bare.close()
  await app.close()
})

/** Somebody who looks after the installation. */
async function newAdministrator(): Promise<TestStaff> {
  const account = await app.newStaff(null)
  await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [account.accountId])
  return account
}

function ask(name: StudioCallName, headers: Record<string, string>, server = bare) {
  const { method, path }: StudioCall = studioCalls[name]
  const host = 'pulse.localhost:4000'
  const url = studioBase + path.replace(':accountId', '00000000-0000-4000-8000-000000000000').replace(/:\w+/g, '1')
  return server.inject({ method, url, headers: { host, ...headers } })
}

/** Whether the guard let a request through: the body's schema may refuse it then, or the missing handler with 501. */
function isPast(reply: LightMyRequestResponse) {
  return reply.statusCode === 501 || (reply.statusCode === 400 && reply.json().code === 'invalidRequest')
}

describe.each(roles)('%s', (role) => {
  it('STAFF-10 passes the guard of exactly the calls that the table of permissions grants', async () => {
    expect(withRole.length).toBeGreaterThan(5)
    for (const [name, { permission }] of withRole) {
      const reply = await ask(name, { cookie: people[role].cookie })
      expect([name, isPast(reply)]).toEqual([name, reachOf(role, permission) !== null])
      if (!isPast(reply)) expect([reply.statusCode, reply.json().code]).toEqual([403, 'notPermitted'])
    }
  })
})

describe('every non-public call of the studio', () => {
  let token = ''
  beforeAll(async () => {
    token = (await app.signIn('active@pulse.example')).token
  })

  it.each(closed)(
    'STAFF-02 %s: is refused to anonymous callers, members and the platform’s credential',
    async (name) => {
      const basic = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`
      for (const authorization of ['', `Bearer ${token}`, basic]) {
        expect((await ask(name, { authorization })).statusCode).toBe(401)
        expect((await ask(name, { authorization, cookie: `staff_session=${token}` })).json().code).toBe(
          'sessionExpired',
        )
      }
    },
  )

  it('STAFF-02 a club’s staff have no access to another club: API-02 for the studio', async () => {
    const stranger = await app.newStaff('owner', 'tempo')
    await app.reauthenticate(stranger)
    for (const [name, { permission }] of closed) {
      if (permission === 'account') continue
      const reply = await ask(name, { cookie: stranger.cookie })
      expect([name, reply.statusCode, reply.json().code]).toEqual([name, 403, 'notPermitted'])
      // Naming their own club at another's host doesn't help.
      expect((await ask(name, { cookie: stranger.cookie, tenantid: 'tempo' })).statusCode).toBe(403)
    }
  })

  it('STAFF-06 those that need re-authentication are refused without it and served with it', async () => {
    const [fresh, administrator, freshAdministrator] = [
      await app.newStaff('owner'),
      await newAdministrator(),
      await newAdministrator(),
    ]
    await app.reauthenticate(administrator)
    const guarded = closed.filter(([, { reauthentication }]) => reauthentication)
    expect(guarded.length).toBeGreaterThan(10)
    for (const [name, { permission }] of guarded) {
      const [before, after] =
        permission === 'installation' ? [freshAdministrator, administrator] : [fresh, people.owner]
      expect((await ask(name, { cookie: before.cookie })).json().code).toBe('reauthenticationRequired')
      expect(isPast(await ask(name, { cookie: after.cookie }))).toBe(true)
    }
  })
})

describe('every write of the studio', () => {
  it('STAFF-03 from another origin gets 403, whatever its cookies and headers', async () => {
    const writes = table.filter(([, { method }]) => method !== 'GET')
    for (const [name] of writes) {
      const { cookie } = people.owner
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'http://tempo.localhost:4000' },
        { origin: 'http://pulse.localhost:4001' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const reply = await ask(name, { cookie, ...headers } as Record<string, string>)
        expect([name, reply.statusCode, reply.json().code]).toEqual([name, 403, 'foreignOrigin'])
      }
      const own = await ask(name, { cookie, origin: 'http://pulse.localhost:4000' })
      expect([name, isPast(own) || own.json().code]).toEqual([name, expect.toBeOneOf([true, 'notPermitted'])])
    }
  })
})

describe('the members’ calls', () => {
  it('STAFF-02 a staff session gives no access: each answers as to an anonymous caller', async () => {
    const { cookie } = people.owner
    for (const name of Object.keys(calls) as CallName[]) {
      const call: Call = calls[name]
      const params = { id: 'x', name: 'pulse', tag: 'x', code: 'x', tenant: 'pulse', userId: 'guest' }
      const url = fillPath(call.path, { ...params, videoId: 'x', subscriptionId: 'x' })
      const send = (headers: Record<string, string>) =>
        app.server.inject({ method: call.method, url, headers: { host: 'pulse.localhost:4000', ...headers } })
      const [without, withCookie] = [await send({}), await send({ cookie })]
      expect([name, withCookie.statusCode]).toEqual([name, without.statusCode])
      if (call.access === 'member' || call.access === 'platform') expect(withCookie.statusCode).toBe(401)
      const bearer = await send({ authorization: `Bearer ${cookie.split('=')[1]}` })
      if (call.access !== 'none') expect([name, bearer.statusCode]).toEqual([name, 401])
    }
  })
})
