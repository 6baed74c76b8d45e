// @database embedded
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createAudit } from './modules/audit/audit.ts'
import { createWordingRepository } from './modules/i18n/wording-repository.ts'
import { createTenantAdmin } from './modules/tenant/admin.ts'
import { runTenantCommand } from './modules/tenant/commands/command-line.ts'
import { createTenantRepository } from './modules/tenant/repository.ts'
import type { DatabaseHandle } from './platform/db/database.ts'
import { createLog } from './platform/logging/log.ts'
import { openDemoApp } from './testing/demo-app.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo()
})

describe('the settings', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, /^Setting HOST: [^\n]*NODE_ENV=production[^\n]*DEMO=on[^\n]*$/],
    [{ HOST: '2001:db8::7' }, /^Setting HOST: .*NODE_ENV=production/],
    [{ PUBLIC_URL: 'https://classes.example' }, /^Setting PUBLIC_URL: .*NODE_ENV=production/],
    [{ NODE_ENV: 'production', DEMO: 'on' }, /^Setting DEMO: /],
    [{ DEMO: 'off', CLOCK: 'demo' }, /^Setting CLOCK: must be system in production/],
    [{ NODE_ENV: 'test', DEMO: 'off', CLOCK: 'demo' }, /^Setting CLOCK: /],
  ])('S-04 refuse %j', (settings, line) => {
    expect(() => readConfig(settings)).toThrow(line)
  })

  it('S-05 refuse a movable clock in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', CLOCK: 'demo' })).toThrow(/^Setting CLOCK: must be system/)
  })

  it.each([
    [{}, { isProduction: false, isDemoWanted: true }],
    [
      { HOST: '::1', PUBLIC_URL: 'http://pulse.localhost:4000' },
      { isProduction: false, isDemoWanted: true },
    ],
    [
      { HOST: '0.0.0.0', DEMO: 'on' },
      { isProduction: false, isDemoWanted: true },
    ],
    [
      { HOST: '0.0.0.0', DEMO: 'off' },
      { isProduction: true, isDemoWanted: false },
    ],
    [
      { HOST: '0.0.0.0', NODE_ENV: 'production' },
      { isProduction: true, isDemoWanted: false },
    ],
    [
      { NODE_ENV: 'development', DEMO: 'off' },
      { isProduction: false, isDemoWanted: false },
    ],
  ])('S-04 recognise the purpose of %j', (settings, purpose) => {
    expect(readConfig(settings)).toMatchObject(purpose)
  })
})

const demoPaths = ['/demo/clock', '/demo/host', '/demo/idp/.well-known/openid-configuration', '/demo/membership']
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }

type Asked = Pick<Awaited<ReturnType<typeof createApp>>, 'server'>

function statusesOf({ server }: Asked, paths: readonly string[]) {
  return Promise.all(paths.map(async (url) => (await server.inject({ url })).statusCode))
}

function payAt({ server }: Asked, tenantid: string) {
  return server.inject({ method: 'POST', url: '/sandbox/tokens', headers: { tenantid }, payload: card })
}

describe('production', () => {
  it('S-04 accepts no sandbox payments and shows nothing of the demo, even with a demo’s data', async () => {
    const app = await openDemoApp({ NODE_ENV: 'production', DEMO: '', CLOCK: '' })
    cleanUp.push(app.close)
    expect(app.demo).toBeNull()
    expect((await payAt(app, 'pulse')).statusCode).toBe(404)
    expect(await statusesOf(app, demoPaths)).toEqual([404, 404, 404, 404])
    const body = { memberId: randomUUID(), subscriptionId: randomUUID() }
    expect((await app.call('POST', '/sandbox/refunds', { body })).status).toBe(404)
    expect(await statusesOf(app, ['/images/demo/category/anything', '/demo/bare?path=/healthz'])).toEqual([404, 404])
    await expectMailOff(app)
  })
})

describe('a club’s own data', () => {
  it('S-04 starts without a club and never becomes a demo', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'upbeat-own-'))
    cleanUp.push(() => rmSync(folder, { recursive: true }))
    const own = await createApp(readConfig({ DATA_DIR: folder, DEMO: 'off' }), createLog('silent'))
    const page = await own.server.inject({ url: '/api/v1/tenants/pulse' })
    expect(page.statusCode).toBe(400)
    const start = await own.server.inject({ url: '/', headers: { 'accept-language': 'de' } })
    expect([start.statusCode, start.body]).toEqual([404, expect.stringContaining('Hier ist noch kein Club')])
    expect(start.body).toContain('npm run studio -- link')
    expect(start.body).not.toMatch(/<script|Invalid url/)
    expect((await own.database.execute('select count(*)::int as clubs from tenant')).rows).toEqual([{ clubs: 0 }])
    await createClub(own.database, 'riverside')
    await own.close()

    const again = await createApp(readConfig({ DATA_DIR: folder }), createLog('silent'))
    cleanUp.push(again.close)
    expect(again.demo).toBeNull()
    expect((await payAt(again, 'riverside')).statusCode).toBe(404)
    expect(await statusesOf(again, demoPaths)).toEqual([404, 404, 404, 404])
  })
})

describe('the demo', () => {
  it('S-04 S-05 S-20 accepts no sandbox payments for a live club; only this machine moves its clock and refunds', async () => {
    const app = await openDemoApp()
    cleanUp.push(app.close)
    await createClub(app.database, 'riverside')
    await expect.poll(async () => (await payAt(app, 'riverside')).statusCode, { timeout: 6000 }).toBe(404)
    expect((await payAt(app, 'pulse')).statusCode).toBe(200)
    const move = (remoteAddress: string) =>
      app.server.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 1 }, remoteAddress })
    expect((await move('203.0.113.9')).statusCode).toBe(404)
    expect((await move('127.0.0.1')).statusCode).toBe(200)
    const refund = async (remoteAddress: string) => {
      const authorization = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`
      const headers = { tenantid: 'pulse', authorization }
      const request = { method: 'POST', url: '/sandbox/refunds', headers, payload: {}, remoteAddress } as const
      return (await app.server.inject(request)).statusCode
    }
    expect([await refund('203.0.113.9'), await refund('127.0.0.1')]).toEqual([404, 400])
    const placed = { method: 'POST', url: '/demo/events', payload: {}, remoteAddress: '203.0.113.9' } as const
    expect((await app.server.inject(placed)).statusCode).toBe(404)
  })
})

/** Without a mail server, members, staff and owners learn that emails reach no one. */
async function expectMailOff(app: Awaited<ReturnType<typeof openDemoApp>>) {
  for (const EmailAddress of ['active@pulse.example', 'nobody@pulse.example']) {
    const reply = await app.call('POST', '/api/v2/users/forgotpassword', { body: { EmailAddress } })
    expect([reply.status, reply.json().code]).toEqual([503, 5031])
  }
  const headers = { host: 'pulse.localhost:4000', origin: 'http://pulse.localhost:4000' }
  const studio = (method: 'GET' | 'POST', path: string, payload?: object, cookie = '') =>
    app.server.inject({
      method,
      url: `/studio/api/v1${path}`,
      headers: { ...headers, cookie },
      ...(payload && { payload }),
    })
  const email = 'owner@pulse.example'
  expect((await studio('POST', '/password/forgotten', { email })).json().code).toBe('mailOff')
  const signedIn = await studio('POST', '/session', { email, password: 'Demo1234' })
  const cookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0]
  expect((await studio('GET', '/staff', undefined, cookie)).json().sendsEmail).toBe(false)
  const { isThisMachineOnly, sendsEmail } = (await studio('GET', '/setup/on-air', undefined, cookie)).json()
  expect([isThisMachineOnly, sendsEmail]).toEqual([true, false])
}

async function createClub(database: DatabaseHandle, name: string) {
  const tenants = createTenantRepository(database, createAudit({ makeId: randomUUID }))
  const admin = createTenantAdmin({
    tenants,
    wording: createWordingRepository(database),
    makeId: randomUUID,
    now: () => new Date(),
    names: { publicHost: null, extraHosts: [] },
  })
  const made = await runTenantCommand(['create', name, 'webMode=live'], admin, () =>
    Promise.reject(new Error('no file')),
  )
  if (!made.ok) throw new Error(made.text)
}
