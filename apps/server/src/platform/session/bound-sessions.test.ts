import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const form = { username: 'active@pulse.example', password: 'Demo1234' }
async function signIn(headers: Record<string, string>) {
  const reply = await app.call('POST', '/oauth/login', { form, headers })
  const [cookie = ''] = [reply.headers['set-cookie']].flat()
  return { token: reply.json().Code as string, cookie }
}
const ask = async (token: string, cookie = '', host = 'localhost:4000') =>
  (await app.call('GET', '/api/v3/users', { token, headers: { cookie, host } })).status

describe('a session', () => {
  it('S-21 of the app is refused without its cookie, which no script can read', async () => {
    const { token, cookie } = await signIn({ 'x-session-binding': 'cookie' })
    expect(cookie).toMatch(/^upbeat_session_pulse=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict$/)
    const [pair = ''] = cookie.split(';')
    expect([await ask(token), await ask(token, 'upbeat_session_pulse=invented'), await ask(token, pair)]).toEqual([
      401, 401, 200,
    ])
    const other = await signIn({ 'x-session-binding': 'cookie' })
    expect(await ask(token, other.cookie.split(';')[0])).toBe(401)
  })

  it('S-21 on https has a host-only cookie, which signing out deletes', async () => {
    const { cookie, token } = await signIn({ 'x-session-binding': 'cookie', 'x-forwarded-proto': 'https' })
    expect(cookie).toMatch(/^__Host-upbeat_session_pulse=.*; Secure; SameSite=Strict$/)
    const headers = { cookie: cookie.split(';')[0] ?? '', 'x-forwarded-proto': 'https' }
    const ended = await app.call('POST', '/oauth/logout', { token, headers })
    expect([ended.status, ended.headers['set-cookie']]).toEqual([204, expect.stringContaining('Max-Age=0')])
  })

  it('S-21 of a client without cookies needs only its token', async () => {
    const { token, cookie } = await signIn({})
    expect([cookie, await ask(token)]).toEqual(['', 200])
  })

  it('S-18 ends after fourteen days without use, and after thirty in any case', async () => {
    const [idle, used] = [await signIn({}), await signIn({})]
    for (const days of [13, 13]) {
      await app.advance(days * 86_400)
      expect(await ask(used.token)).toBe(200)
    }
    expect(await ask(idle.token)).toBe(401)
    await app.advance(5 * 86_400)
    expect(await ask(used.token)).toBe(401)
  })
})
