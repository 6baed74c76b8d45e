import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../../../scripts/free-port.mjs'
import { type DemoApp, openDemoApp } from '../../../testing/demo-app.ts'
import { signInAtProvider } from '../../../testing/sign-in-at-provider.ts'

let app: DemoApp
let issuer: string
let origin: string
beforeAll(async () => {
  // Seeded for another port, as after a change of PORT.
  const port = await freePort(0)
  app = await openDemoApp({ PORT: String(port) })
  await app.server.listen({ port, host: '127.0.0.1' })
  origin = `http://summit.localhost:${port}`
  issuer = `http://localhost:${port}/demo/idp`
})
afterAll(() => app.close())

function tokens(mailbox: string, nonce?: string) {
  const email = `${mailbox}@summit.example`
  const client = { issuer, clientId: 'summit-web', redirectUri: `${origin}/callback` }
  return signInAtProvider({ ...client, email, ...(nonce ? { nonce } : {}) })
}

function login(token: string, nonce?: string) {
  return app.call('POST', '/oauth/login', { tenant: 'summit', form: { token, ...(nonce ? { nonce } : {}) } })
}

describe('the demo’s identity provider', () => {
  it('SSO-03 signs Summit’s member in to the demo’s account, with all claims', async () => {
    const { id_token } = await tokens('member', 'nonce-1')
    const reply = await login(id_token, 'nonce-1')
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({
      ExternalUserId: 'summit-1001',
      UserDetail: { applicationProfile: { emailAddress: 'member@summit.example', firstName: 'Livia' } },
    })
    const headers = { 'x-external-identifier': id_token }
    const token = reply.json().Code
    const list = await app.call('GET', '/external/user/subscriptions', { tenant: 'summit', token, headers })
    expect(list.json()).toMatchObject([{ Status: 'active' }])
  })

  it('doesn’t let anyone in who is blocked or unknown at the club', async () => {
    for (const mailbox of ['blocked', 'unknown']) {
      const { id_token } = await tokens(mailbox)
      const reply = await login(id_token)
      expect([reply.status, reply.json().message]).toEqual([404, 'User has no access'])
    }
  })

  it('renews tokens, which the server accepts only for the same person', async () => {
    const { id_token, refresh_token } = await tokens('member')
    const { Code: token } = (await login(id_token)).json()
    const reply = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'summit-web',
        refresh_token: refresh_token ?? '',
      }),
    })
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin)
    const renewed = ((await reply.json()) as { id_token: string }).id_token
    const headers = { 'x-external-identifier': renewed }
    const refreshed = await app.call('POST', '/api/v2/sso/refresh', { tenant: 'summit', token, headers })
    expect(refreshed.json()).toEqual({ token: renewed, expiresIn: expect.any(Number) })
  })

  it('follows the server’s clock when it is moved: older tokens expire, newer ones don’t', async () => {
    const before = await tokens('member')
    await app.advance(20 * 24 * 3600)
    expect((await login(before.id_token)).status).toBe(501)
    const { id_token } = await tokens('member')
    const reply = await login(id_token)
    expect(reply.status).toBe(200)
    const headers = { 'x-external-identifier': id_token }
    const renewed = await app.call('POST', '/api/v2/sso/refresh', {
      tenant: 'summit',
      token: reply.json().Code,
      headers,
    })
    expect(renewed.json().expiresIn).toBeGreaterThan(3000)
    await app.advance(2 * 3600)
    expect((await login(id_token)).status).toBe(501)
  })

  it('refuses a wrong password and an unknown email address', async () => {
    const client = { issuer, clientId: 'summit-web', redirectUri: `${origin}/callback` }
    for (const [email, password] of [
      ['member@summit.example', 'Wrong1234'],
      ['active@pulse.example', 'Demo1234'],
    ]) {
      await expect(signInAtProvider({ ...client, email: email ?? '', password: password ?? '' })).rejects.toThrow(
        /interaction/,
      )
    }
  })

  it('doesn’t exist without the demo', async () => {
    const bare = await openDemoApp({ DEMO: 'off' })
    for (const path of ['/demo/idp/.well-known/openid-configuration', '/demo/host', '/demo/membership']) {
      expect((await bare.call('GET', path)).status).toBe(404)
    }
    await bare.close()
  })
})
