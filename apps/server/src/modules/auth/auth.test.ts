import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp({ SIGN_IN_FAILURES_PER_ACCOUNT: '3', SIGN_IN_FAILURES_PER_ACCOUNT_AND_MINUTE: '6' })
})
afterAll(() => app.close())

const form = { username: 'active@pulse.example', password: 'Demo1234' }

describe('POST /oauth/login', () => {
  it('API-09 API-10 ENT-34 returns Code and UserId for the right password', async () => {
    const reply = await app.call('POST', '/oauth/login', { form })
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({
      Code: expect.stringMatching(/^[\w-]{43}$/),
      UserId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ExternalUserId: null,
      UserDetail: { applicationProfile: { emailAddress: 'active@pulse.example' }, clientId: expect.any(String) },
    })
  })

  it('API-08 accepts the whole form with its envelope', async () => {
    const envelope = {
      client_id: 'x',
      redirect_uri: 'http://x',
      response_type: 'token',
      scope: 'openid',
      tenantId: 'pulse',
    }
    expect(
      (await app.call('POST', '/oauth/login', { form: { ...envelope, ...form, skipConsent: 'true' } })).status,
    ).toBe(200)
  })

  it('accepts the address in any case', async () => {
    const reply = await app.call('POST', '/oauth/login', { form: { ...form, username: 'Active@Pulse.Example' } })
    expect(reply.status).toBe(200)
  })

  it('ERR-04 answers 404 equally to a wrong password and an unknown address', async () => {
    const wrong = await app.call('POST', '/oauth/login', { form: { ...form, password: 'Demo12345' } })
    const unknown = await app.call('POST', '/oauth/login', { form: { ...form, username: 'nobody@pulse.example' } })
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect(wrong.json()).toEqual({ code: 404, message: 'Invalid username or password' })
    expect(unknown.text).toBe(wrong.text)
  })

  it('does not know another club’s members', async () => {
    expect((await app.call('POST', '/oauth/login', { tenant: 'tempo', form })).status).toBe(404)
  })

  it('API-05 refuses a missing or wrong basic credential', async () => {
    for (const authorization of ['', `Basic ${Buffer.from('upbeat:wrong').toString('base64')}`]) {
      expect((await app.call('POST', '/oauth/login', { form, headers: { authorization } })).status).toBe(401)
    }
  })

  it('answers 400 with the missing fields', async () => {
    const reply = await app.call('POST', '/oauth/login', { form: { username: 'active@pulse.example' } })
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ code: 400 })
  })

  describe('guessing a password', () => {
    const guess = (username: string, password: string, address = '203.0.113.7') =>
      app.call('POST', '/oauth/login', { form: { username, password }, headers: { 'x-forwarded-for': address } })
    const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

    it('is slowed down until the window is over', async () => {
      const username = 'trial@pulse.example'
      for (let attempt = 0; attempt < 3; attempt++) expect((await guess(username, 'Wrong1234')).status).toBe(404)
      const refused = await guess(username, 'Demo1234')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      await app.advance(15 * 60)
      expect((await guess(username, 'Demo1234')).status).toBe(200)
    })

    it('doesn’t lock out the member, signing in from elsewhere', async () => {
      const username = 'active@pulse.example'
      for (let attempt = 0; attempt < 10; attempt++) await guess(username, 'Wrong1234')
      expect((await guess(username, 'Demo1234')).status).toBe(429)
      expect((await guess(username, 'Demo1234', '198.51.100.20')).status).toBe(200)
    })

    it('from many addresses at once is slowed down for a minute only', async () => {
      const username = 'lapsed@pulse.example'
      const from = (host: number) => `198.51.100.${host}`
      for (let host = 0; host < 6; host++) expect((await guess(username, 'Wrong1234', from(host))).status).toBe(404)
      const refused = await guess(username, 'Demo1234', from(100))
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
      await app.advance(60)
      expect((await guess(username, 'Demo1234', from(100))).status).toBe(200)
    })

    it('in a burst verifies no more guesses than one at a time', async () => {
      const guesses = Array.from({ length: 50 }, () => guess('cancelled@pulse.example', 'Wrong1234', '192.0.2.1'))
      expect(statuses(await Promise.all(guesses))).toEqual([...Array(3).fill(404), ...Array(47).fill(429)])
    })

    it('doesn’t lock out a member who signs in several times at once', async () => {
      const signIns = Array.from({ length: 12 }, () => guess('active@pulse.example', 'Demo1234', '192.0.2.2'))
      expect(new Set(statuses(await Promise.all(signIns)))).toEqual(new Set([200]))
    })
  })
})

describe('sessions', () => {
  it('end with POST /oauth/logout', async () => {
    const { token } = await app.signIn('active@pulse.example')
    expect((await app.call('GET', '/api/v2/users/preferredvirtualclass', { token })).status).toBe(200)
    expect((await app.call('POST', '/oauth/logout', { token })).status).toBe(204)
    expect((await app.call('GET', '/api/v2/users/preferredvirtualclass', { token })).status).toBe(401)
  })

  it('end after 30 days', async () => {
    const { token } = await app.signIn('active@pulse.example')
    await app.advance(30 * 86_400)
    expect((await app.call('GET', '/api/v2/users/recentactivity', { token })).status).toBe(401)
  })

  it('ROLE-08 are refused with the identifier of another club', async () => {
    const { token } = await app.signIn('active@pulse.example')
    expect((await app.call('GET', '/api/v2/users/recentactivity', { token, tenant: 'tempo' })).status).toBe(401)
  })
})
