import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { keptLog } from '../../testing/kept-log.ts'
import { type LocalIssuer, startLocalIssuer } from '../../testing/local-issuer.ts'
import { useIssuer } from '../../testing/use-issuer.ts'

const { log, lines: logged } = keptLog()
let app: DemoApp
let issuer: LocalIssuer
beforeAll(async () => {
  app = await openDemoApp({ SIGN_IN_FAILURES_PER_ADDRESS: '40' }, log)
  issuer = await startLocalIssuer()
  await useIssuer(app, 'pulse', issuer)
})
afterAll(async () => {
  await app.close()
  await issuer.close()
})
afterEach(() => issuer.is('none'))

async function now() {
  return new Date((await app.call('GET', '/demo/clock')).json().now)
}

async function tokenOf(person: string, claims: Record<string, unknown> = {}) {
  return issuer.token(person, await now(), claims)
}

function login(token: string, form: Record<string, string> = {}) {
  return app.call('POST', '/oauth/login', { form: { token, skipConsent: 'true', ...form } })
}

function refresh(token: string, bearer?: string) {
  const headers = { 'x-external-identifier': token }
  return app.call('POST', '/api/v2/sso/refresh', { headers, ...(bearer ? { token: bearer } : {}) })
}

describe('signing in with an identity token', () => {
  it('ENT-33 opens a session: 201 the first time, 200 afterwards', async () => {
    const claims = { email: 'Ada@Provider.example', given_name: 'Ada', family_name: 'Byron' }
    const first = await login(await tokenOf('ada', claims))
    expect(first.status).toBe(201)
    expect(first.json()).toMatchObject({
      Code: expect.stringMatching(/^\S{20,}$/),
      ExternalUserId: 'ada',
      UserDetail: { applicationProfile: { emailAddress: 'Ada@Provider.example', firstName: 'Ada', lastName: 'Byron' } },
      ExternalLoginResponseTime: expect.any(Number),
    })
    const again = await login(await tokenOf('ada', { given_name: 'Somebody else' }))
    expect([again.status, again.json().UserId]).toEqual([200, first.json().UserId])
    const { applicationProfile } = (await app.call('GET', '/api/v3/users', { token: again.json().Code })).json()
    expect(applicationProfile.firstName).toBe('Ada')
  })

  it('stores the session’s browser, as a sign-in by password does', async () => {
    const token = (await login(await tokenOf('ada'))).json().Code
    const sessions = (await app.call('GET', '/api/v3/users/sessions', { token })).json()
    expect(sessions.find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({ userAgent: 'lightMyRequest' })
  })

  it('links by the provider’s subject, never by the address', async () => {
    const own = await app.signIn('active@pulse.example')
    const linked = await login(await tokenOf('stranger', { email: 'active@pulse.example' }))
    expect(linked.status).toBe(201)
    const { Code: token, UserId } = linked.json()
    expect(UserId).not.toBe(own.userId)
    expect((await app.signIn('active@pulse.example')).userId).toBe(own.userId)
    // Both keep the address, and a change that leaves it alone causes no conflict.
    const ApplicationProfile = { FirstName: 'New', LastName: 'Name', emailAddress: 'active@pulse.example' }
    const changed = await app.call('PUT', '/api/v3/users', { token, body: { ApplicationProfile } })
    expect([changed.status, changed.json().userId]).toEqual([200, UserId])
    const theirs = { ...ApplicationProfile, emailAddress: 'trial@pulse.example' }
    expect((await app.call('PUT', '/api/v3/users', { token, body: { ApplicationProfile: theirs } })).status).toBe(409)
  })

  it('creates one account for a person with two concurrent sign-ins, also without an address', async () => {
    const tokens = await Promise.all([tokenOf('twin'), tokenOf('twin'), tokenOf('twin')])
    const replies = await Promise.all(tokens.map((token) => login(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(replies.map((reply) => reply.json().UserId)).size).toBe(1)
  })

  it.each([
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another audience', { aud: 'another-app' }],
    ['for several, issued to another', { aud: ['club-app', 'another-app'], azp: 'another-app' }],
    ['without a subject', { sub: '' }],
    ['that is old', { exp: 61, iat: 0 }],
  ])('ERR-09 refuses a token %s', async (_what, claims) => {
    const reply = await login(await tokenOf('eve', claims))
    expect([reply.status, reply.json()]).toEqual([501, { code: 501, message: 'Token validation error' }])
  })

  it('tolerates 60 seconds of clock skew, and no more', async () => {
    const seconds = Math.floor((await now()).getTime() / 1000)
    expect((await login(await tokenOf('late', { exp: seconds - 50 }))).status).toBe(201)
    expect((await login(await tokenOf('late', { exp: seconds - 70 }))).status).toBe(501)
    expect((await login(await tokenOf('late', { iat: seconds + 50 }))).status).toBe(200)
    expect((await login(await tokenOf('late', { iat: seconds + 120 }))).status).toBe(501)
  })

  it('refuses an unsigned token, and one signed with the public key', async () => {
    const time = await now()
    const exp = Math.floor(time.getTime() / 1000) + 600
    const claims = { iss: issuer.issuer, aud: 'club-app', sub: 'eve', exp, iat: exp - 600 }
    const shared = new TextEncoder().encode(JSON.stringify(issuer.publicKey()))
    const good = await tokenOf('eve')
    const [header, , signature] = good.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'ada' })).toString('base64url')
    const bad = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(shared),
      `${header}.${forged}.${signature}`,
      'no token at all',
      'a.b.c',
    ]
    for (const token of bad) expect((await login(token)).status).toBe(501)
  })

  it('accepts a nonce once, and only the one of the request', async () => {
    const token = await tokenOf('ada', { nonce: 'n-1' })
    expect((await login(token, { nonce: 'another' })).status).toBe(501)
    expect((await login(await tokenOf('ada'), { nonce: 'n-1' })).status).toBe(501)
    expect((await login(token, { nonce: 'n-1' })).status).toBe(200)
    logged.length = 0
    expect((await login(token, { nonce: 'n-1' })).status).toBe(501)
    expect((await login(token)).status).toBe(501)
    const replayed = { claim: 'nonce', tenant: 'pulse', reason: 'has opened a session before' }
    const refusals = logged.filter(({ msg }) => msg === 'identity token refused')
    expect(refusals).toMatchObject([replayed, replayed])
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it('accepts a provider’s new keys, and refuses a key it doesn’t have', async () => {
    // The provider's keys are fetched at most once in half a second.
    const isFollowed = async () => expect((await login(await tokenOf('ada'))).status).toBe(200)
    await issuer.rotate()
    await vi.waitFor(isFollowed)
    await issuer.signWithUnknownKey()
    expect((await login(await tokenOf('ada'))).status).toBe(501)
    await issuer.rotate()
    await vi.waitFor(isFollowed)
  })

  it('refuses tokens at a club without a provider, and counts failures like those with a password', async () => {
    const elsewhere = await app.call('POST', '/oauth/login', { tenant: 'mono', form: { token: await tokenOf('ada') } })
    expect(elsewhere.status).toBe(501)
    for (let tries = 0; tries < 40; tries++) await login('guess')
    expect((await login('guess')).status).toBe(429)
    await app.advance(16 * 60)
    expect((await login('guess')).status).toBe(501)
  })
})

describe('renewing the token', () => {
  it('ERR-09 returns the renewed one and its seconds, only for the session’s own person', async () => {
    const { Code } = (await login(await tokenOf('ada'))).json()
    const renewed = await tokenOf('ada')
    expect((await refresh(renewed, Code)).json()).toEqual({ token: renewed, expiresIn: expect.any(Number) })
    expect((await refresh(renewed, Code)).json().expiresIn).toBeGreaterThan(590)
    expect((await refresh(await tokenOf('stranger'), Code)).status).toBe(501)
    expect((await refresh(await tokenOf('ada', { exp: 1 }), Code)).status).toBe(501)
    expect((await app.call('POST', '/api/v2/sso/refresh', { token: Code })).status).toBe(501)
    // A member who signed in with a password has no token to renew.
    const own = await app.signIn('active@pulse.example')
    expect((await refresh(renewed, own.token)).status).toBe(501)
    expect((await refresh(renewed)).status).toBe(200)
  })

  it('distinguishes persons with the same subject at the club’s previous and present provider', async () => {
    const session = (await login(await tokenOf('ada'))).json()
    const next = await startLocalIssuer()
    await useIssuer(app, 'pulse', next)
    const namesake = await next.token('ada', await now())
    expect((await refresh(namesake, session.Code)).status).toBe(501)
    expect((await login(namesake)).json().UserId).not.toBe(session.UserId)
    await useIssuer(app, 'pulse', issuer)
    expect((await refresh(await tokenOf('ada'), session.Code)).status).toBe(200)
    await next.close()
  })
})

describe('a provider in trouble', () => {
  it('ERR-08 is reported as our failure, not the token’s, until the provider is back', async () => {
    const other = await startLocalIssuer()
    await useIssuer(app, 'mono', other)
    const form = { token: await other.token('ada', await now()) }
    other.is('down')
    const reply = await app.call('POST', '/oauth/login', { tenant: 'mono', form })
    expect([reply.status, reply.json()]).toEqual([500, { code: 500, message: 'Internal server error' }])
    other.is('none')
    expect((await app.call('POST', '/oauth/login', { tenant: 'mono', form })).status).toBe(201)
    await other.close()
  })
})
