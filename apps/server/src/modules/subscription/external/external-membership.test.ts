import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalIssuer, startLocalIssuer } from '../../../testing/local-issuer.ts'
import { type MemberApp, openMemberApp } from '../../../testing/member-app.ts'
import { useIssuer } from '../../../testing/use-issuer.ts'

let app: MemberApp
let issuer: LocalIssuer
beforeAll(async () => {
  app = await openMemberApp()
  issuer = await startLocalIssuer()
  await useIssuer(app, 'tempo', issuer, { thirdParty: true })
})
afterAll(async () => {
  await app.close()
  await issuer.close()
})
beforeEach(() => issuer.says(200, [{ Status: 'active' }]))

async function token(person: string) {
  return issuer.token(person, new Date((await app.call('GET', '/demo/clock')).json().now))
}

const tenant = 'tempo'
async function login(person: string) {
  return app.call('POST', '/oauth/login', { tenant, form: { token: await token(person) } })
}
function list(bearer: string, identity?: string) {
  const headers = identity === undefined ? {} : { 'x-external-identifier': identity }
  return app.call('GET', '/external/user/subscriptions', { tenant, token: bearer, headers })
}
async function mayWatch(bearer: string) {
  const found = await app.call('PUT', '/api/v3/virtualclass/search', { tenant, body: { take: 1 } })
  const { tag } = found.json().items[0]
  return (await app.call('GET', `/api/v3/virtualclass/${tag}`, { tenant, token: bearer })).json().alternateLink !== ''
}

describe('a club’s own membership system', () => {
  it('API-11 returns the list with each one’s Status, in its own order', async () => {
    const { Code } = (await login('ada')).json()
    issuer.says(200, [{ Status: 'Active', subscriptionStartDate: '2024-02-01' }, { Status: 'canceled' }])
    const reply = await list(Code, await token('ada'))
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject([
      { Status: 'active', status: 'active', subscriptionStartDate: '2024-02-01T00:00:00.000Z' },
      { Status: 'canceled' },
    ])
  })

  it('lets its members sign in and watch classes, as long as their token is valid', async () => {
    const { Code } = (await login('ada')).json()
    expect(await mayWatch(Code)).toBe(true)
    await app.advance(12 * 60)
    expect(await mayWatch(Code)).toBe(false)
    const headers = { 'x-external-identifier': await token('ada') }
    expect((await app.call('POST', '/api/v2/sso/refresh', { tenant, token: Code, headers })).status).toBe(200)
    expect(await mayWatch(Code)).toBe(true)
  })

  it('ERR-07 refuses unknown people and former members, without creating an account', async () => {
    issuer.says(404, {})
    expect([(await login('nobody')).status, (await login('nobody')).json().message]).toEqual([
      404,
      'User has no access',
    ])
    issuer.says(200, [{ Status: 'canceled' }, { Status: 'active' }])
    expect((await login('nobody')).status).toBe(404)
    issuer.says(200, [])
    expect((await login('nobody')).status).toBe(404)
    issuer.says(200, [{ Status: 'trialing' }])
    expect((await login('nobody')).status).toBe(201)
  })

  it('TEN-14 ROLE-06 lets people without a membership sign in if the club allows it, but not watch classes', async () => {
    issuer.says(200, [{ Status: 'canceled' }])
    expect((await login('visitor')).status).toBe(404)
    await useIssuer(app, tenant, issuer, { thirdParty: true, onlyMembers: false })
    const { Code } = (await login('visitor')).json()
    expect(await mayWatch(Code)).toBe(false)
    issuer.says(404, {})
    expect((await login('nobody else')).status).toBe(404)
    await useIssuer(app, tenant, issuer, { thirdParty: true })
  })

  it('ends the access of members who have left', async () => {
    const { Code } = (await login('leaver')).json()
    expect(await mayWatch(Code)).toBe(true)
    issuer.says(404, {})
    expect((await list(Code, await token('leaver'))).status).toBe(404)
    expect(await mayWatch(Code)).toBe(false)
  })

  it('refuses a missing, invalid or foreign token with 501, and clubs that keep memberships here', async () => {
    const { Code } = (await login('ada')).json()
    expect((await list(Code)).status).toBe(501)
    expect((await list(Code, 'no token')).status).toBe(501)
    expect((await list(Code, await token('leaver'))).status).toBe(501)
    issuer.says(401, {})
    expect((await list(Code, await token('ada'))).status).toBe(501)
    const own = await app.signIn('active@pulse.example')
    const headers = { 'x-external-identifier': await token('ada') }
    expect((await app.call('GET', '/external/user/subscriptions', { token: own.token, headers })).status).toBe(501)
    expect((await app.call('GET', '/external/user/subscriptions', { tenant, headers })).status).toBe(401)
  })

  it('gives 500 while the system is down or returns nonsense, and ends nobody’s access', async () => {
    const { Code } = (await login('ada')).json()
    for (const [status, body] of [
      [503, {}],
      [200, [{ Status: 'whatever' }]],
      [200, 'text'],
    ] as const) {
      issuer.says(status, body)
      expect((await list(Code, await token('ada'))).status).toBe(500)
      expect(await mayWatch(Code)).toBe(true)
    }
    issuer.says(503, {})
    const headers = { 'x-external-identifier': await token('ada') }
    expect((await app.call('POST', '/api/v2/sso/refresh', { tenant, token: Code, headers })).status).toBe(200)
    expect((await login('ada')).status).toBe(500)
  })
})
