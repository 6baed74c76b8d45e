import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

describe('a forgotten password', () => {
  const forgot = (EmailAddress: string, tenant = 'pulse') =>
    app.make('forgotPassword', { tenant, body: { EmailAddress } })
  const reset = (token: string, password: string, confirmPassword = password, tenant = 'pulse') =>
    app.make('resetPassword', { tenant, body: { token, password, confirmPassword } })
  async function linkSentTo(email: string) {
    const mails = await app.mailsTo(email)
    return /\/user\/forget\/([\w-]+)\?tenant=pulse/.exec(mails.at(-1) ?? '')?.[1] ?? ''
  }

  it('ERR-15 API-39 answers 200 for an account, 204 for none, 400 for no address, 401 without credential', async () => {
    expect((await forgot('active@pulse.example')).status).toBe(200)
    expect(await forgot('nobody@pulse.example')).toMatchObject({ status: 204, body: '' })
    expect((await forgot('active@pulse.example', 'tempo')).status).toBe(204)
    expect(await forgot('abc')).toMatchObject({ status: 400, body: { code: 400 } })
    expect((await app.make('forgotPassword', { as: null, body: { EmailAddress: 'a@b.c' } })).status).toBe(401)
    expect(await app.mailsTo('nobody@pulse.example')).toEqual([])
  })

  it('the mail shows the club’s icon, from the host of its links, with other sites allowed to embed it', async () => {
    const [mail = ''] = await app.mailsTo('active@pulse.example')
    const icon = new URL(/<img src="([^"]+)"/.exec(mail)?.[1] ?? '')
    expect(mail).toContain(`<a href="${icon.origin}/user/forget/`)
    const sent = await app.server.inject({ url: icon.pathname + icon.search })
    expect([sent.statusCode, sent.headers['content-type'], sent.headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ])
  })

  it('AUTH-24 ERR-16 the link sets a new password once and ends all sessions', async () => {
    const email = await app.newMember()
    const session = await app.tokenOf(email)
    await forgot(email)
    const token = await linkSentTo(email)
    expect((await reset(token, 'Other1234', 'Other12345')).status).toBe(400)
    expect((await reset(token, 'short1')).status).toBe(400)
    expect((await reset(token, 'Other1234', 'Other1234', 'tempo')).status).toBe(401)
    expect((await reset(token, 'Other1234')).status).toBe(200)
    expect(await reset(token, 'Third1234')).toMatchObject({ status: 401, body: { message: 'This link has expired' } })
    expect((await app.make('getUser', { as: null, headers: { authorization: `Bearer ${session}` } })).status).toBe(401)
    expect((await app.login(email)).status).toBe(404)
    expect((await app.login(email, 'Other1234')).status).toBe(200)
  })

  it('AUTH-23 reports at once whether a link still works', async () => {
    const check = (token: string, tenant = 'pulse') => app.make('checkResetLink', { tenant, body: { token } })
    const email = await app.newMember()
    await forgot(email)
    const token = await linkSentTo(email)
    expect((await check(token)).status).toBe(200)
    expect((await check(token, 'tempo')).status).toBe(401)
    expect(await check('invented')).toMatchObject({ status: 401, body: { message: 'This link has expired' } })
    // Checking a link doesn't use it.
    expect((await reset(token, 'Other1234')).status).toBe(200)
    expect((await check(token)).status).toBe(401)
  })

  it('confirms a new password by mail, with a link to sign in', async () => {
    const email = await app.newMember()
    await forgot(email)
    expect((await reset(await linkSentTo(email), 'Other1234')).status).toBe(200)
    const mail = (await app.mailsTo(email)).at(-1)
    expect(mail).toMatch(/^Subject: Your password for Pulse \S* ?has changed/m)
    expect(mail).toContain('signed out on all devices')
    expect(mail).toMatch(/\/signin\?tenant=pulse/)
  })

  it('leaves no session of the old password, even from a concurrent sign-in', async () => {
    const email = await app.newMember()
    await forgot(email)
    const token = await linkSentTo(email)
    const signIns = Array.from({ length: 8 }, () => app.login(email))
    const [changed, ...replies] = await Promise.all([reset(token, 'Other1234'), ...signIns])
    expect(changed?.status).toBe(200)
    const sessions = replies.flatMap(({ status, body }) => (status === 200 ? [String(body.Code)] : []))
    const reads = sessions.map((session) =>
      app.make('getUser', { as: null, headers: { authorization: `Bearer ${session}` } }),
    )
    for (const { status } of await Promise.all(reads)) expect(status).toBe(401)
    expect((await app.login(email, 'Other1234')).status).toBe(200)
  })

  it('only one of two concurrent uses succeeds', async () => {
    const email = await app.newMember()
    await forgot(email)
    const token = await linkSentTo(email)
    const replies = await Promise.all(['First1234', 'Second1234'].map((typed) => reset(token, typed)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('ERR-16 an hour later the link has expired; an invented one never worked', async () => {
    await forgot('lapsed@pulse.example')
    const token = await linkSentTo('lapsed@pulse.example')
    expect(token).not.toBe('')
    await app.advance(3601)
    expect((await reset(token, 'Other1234')).status).toBe(401)
    expect((await reset('invented', 'Other1234')).status).toBe(401)
    expect((await app.login('lapsed@pulse.example')).status).toBe(200)
  })

  it('is limited to five requests an hour from one address, without limiting others', async () => {
    const email = await app.newMember()
    const from = (address: string, EmailAddress = email) =>
      app.make('forgotPassword', { body: { EmailAddress }, headers: { 'x-forwarded-for': address } })
    for (let time = 0; time < 5; time += 1) expect((await from('203.0.113.7')).status).toBe(200)
    expect((await from('203.0.113.7')).status).toBe(429)
    expect((await from('203.0.113.7', 'cancelled@pulse.example')).status).toBe(200)
    expect((await from('198.51.100.1')).status).toBe(200)
    await app.advance(3601)
    expect((await from('203.0.113.7')).status).toBe(200)
  })

  it('S-15 limits the accounts that one address may request it for, and a club’s total', async () => {
    const other = await openMemberApp({ FORGOT_PER_ADDRESS: '3', FORGOT_PER_CLUB: '4' })
    const ask = async (name: string, from: string) =>
      (
        await other.make('forgotPassword', {
          body: { EmailAddress: `${name}@pulse.example` },
          headers: { 'x-forwarded-for': from },
        })
      ).status
    expect([await ask('a', '203.0.113.1'), await ask('active', '203.0.113.1')]).toEqual([204, 200])
    expect([await ask('b', '203.0.113.1'), await ask('c', '203.0.113.1')]).toEqual([204, 429])
    expect([await ask('d', '203.0.113.2'), await ask('e', '203.0.113.2')]).toEqual([204, 429])
    await other.close()
  })

  it('is sent at most twenty times an hour, whatever addresses request it', async () => {
    const email = await app.newMember()
    const from = (host: number) => {
      const headers = { 'x-forwarded-for': `198.51.100.${host}` }
      return app.make('forgotPassword', { body: { EmailAddress: email }, headers })
    }
    for (let host = 0; host < 20; host += 1) expect((await from(host)).status).toBe(200)
    expect((await from(20)).status).toBe(429)
    expect(await app.mailsTo(email)).toHaveLength(20)
  })

  it('once reset unlocks an address from which it was mistyped too often', async () => {
    const email = await app.newMember()
    for (let time = 0; time < 10; time += 1) expect((await app.login(email, 'Wrong1234')).status).toBe(404)
    expect((await app.login(email)).status).toBe(429)
    await forgot(email)
    const body = { token: await linkSentTo(email), password: 'Other1234', confirmPassword: 'Other1234' }
    const elsewhere = { 'x-forwarded-for': '198.51.100.9' }
    expect((await app.make('resetPassword', { body, headers: elsewhere })).status).toBe(200)
    expect((await app.login(email, 'Other1234')).status).toBe(200)
  })

  it('never links to a host name from the request', async () => {
    const email = await app.newMember()
    await app.make('forgotPassword', { body: { EmailAddress: email }, headers: { host: 'evil.example' } })
    const [mail = ''] = await app.mailsTo(email)
    expect(mail).toContain('http://localhost:4000/user/forget/')
    expect(mail).not.toContain('evil.example')
  })

  it('can’t be reset by a member who uses single sign-on', async () => {
    expect((await forgot('member@summit.example', 'summit')).status).toBe(204)
  })
})
