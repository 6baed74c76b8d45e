import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asPlatform } from '../../platform/scope/scope.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
  await asPlatform(() =>
    app.database.execute(`update tenant set config = config || '{"passkeys": true}' where name in ('pulse', 'tempo')`),
  )
  await app.database.notify('tenant_changed', '*')
  await vi.waitFor(async () => expect((await app.make('askPasskeySignIn')).status).toBe(200))
})
afterAll(() => app.close())

const password = 'Demo1234'
const origin = 'http://localhost:4000'

async function add(as: string, authenticator = createAuthenticator(origin)) {
  const { body } = await app.make('askNewPasskey', { as, body: { password } })
  const answer = { token: body.token, credential: authenticator.register(body.options.challenge) }
  return { authenticator, answer, kept: await app.make('keepPasskey', { as, body: answer }) }
}

async function answerOf(authenticator: ReturnType<typeof createAuthenticator>, tenant = 'pulse') {
  const { body } = await app.make('askPasskeySignIn', { tenant })
  return { token: body.token, credential: authenticator.sign(body.options.challenge) }
}

const login = (body: Record<string, unknown>, tenant = 'pulse', headers = {}) =>
  app.make('loginWithPasskey', { tenant, body, headers })

describe('a member’s passkey', () => {
  it('S-18 is created with the password, signs in without it, is listed and removed', async () => {
    const as = await app.newMember()
    const { authenticator, kept } = await add(as)
    expect([kept.status, kept.body.lastUsedAt]).toEqual([201, null])
    const reply = await login(await answerOf(authenticator))
    expect(reply.status).toBe(200)
    const headers = { authorization: `Bearer ${reply.body.Code}` }
    expect((await app.make('getUser', { as: null, headers })).body.applicationProfile.emailAddress).toBe(as)
    expect((await app.make('listPasskeys', { as })).body).toMatchObject([
      { id: kept.body.id, lastUsedAt: expect.any(String) },
    ])
    const params = { id: kept.body.id }
    expect((await app.make('forgetPasskey', { as: await app.newMember(), params })).status).toBe(404)
    expect((await app.make('forgetPasskey', { as, params })).status).toBe(204)
    expect((await login(await answerOf(authenticator))).status).toBe(403)
  })

  it('S-18 opens a session bound to a cookie if the app asks for it', async () => {
    const { authenticator } = await add(await app.newMember())
    const reply = await login(await answerOf(authenticator), 'pulse', { 'x-session-binding': 'cookie' })
    const authorization = `Bearer ${reply.body.Code}`
    expect((await app.make('getUser', { as: null, headers: { authorization } })).status).toBe(401)
    const cookie = String([reply.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    expect((await app.make('getUser', { as: null, headers: { authorization, cookie } })).status).toBe(200)
  })

  it('S-18 signs in once per challenge, at its own club and host, with its own key', async () => {
    const { authenticator } = await add(await app.newMember())
    const answer = await answerOf(authenticator)
    expect([(await login(answer)).status, (await login(answer)).status]).toEqual([200, 403])
    expect((await login(await answerOf(authenticator, 'tempo'), 'tempo')).status).toBe(403)
    expect((await login(await answerOf(authenticator, 'tempo'), 'pulse')).status).toBe(403)
    expect((await login(await answerOf(authenticator), 'pulse', { host: '127.0.0.1:4000' })).status).toBe(403)
    const { id, rawId } = authenticator.sign('x')
    const forged = await answerOf(createAuthenticator(origin))
    expect((await login({ ...forged, credential: { ...forged.credential, id, rawId } })).status).toBe(403)
    expect((await login({ token: 'x.y', credential: {} })).status).toBe(403)
  })

  it('S-18 can’t be created without the password, or with another member’s challenge', async () => {
    const [as, other] = [await app.newMember(), await app.newMember()]
    expect((await app.make('askNewPasskey', { as, body: { password: 'Wrong-word-1' } })).status).toBe(403)
    const { answer } = await add(as)
    expect((await app.make('keepPasskey', { as, body: answer })).status).toBe(403)
    const { body } = await app.make('askNewPasskey', { as, body: { password } })
    const credential = createAuthenticator(origin).register(body.options.challenge)
    expect((await app.make('keepPasskey', { as: other, body: { token: body.token, credential } })).status).toBe(403)
  })

  it('S-18 isn’t available at a club that hasn’t enabled it', async () => {
    expect((await app.make('askPasskeySignIn', { tenant: 'mono' })).status).toBe(404)
    expect((await login({ token: 'x.y', credential: {} }, 'mono')).status).toBe(404)
  })
})
