import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashInPool } from '../../platform/session/hashing-pool.ts'
import { type MemberApp, openMemberApp, signUpBody } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

describe('sign-up', () => {
  it('API-07 ENT-32 ERR-02 creates an account once: 201, then 409, whatever the case of the address', async () => {
    const body = signUpBody('Once@pulse.example')
    const first = await app.make('signUp', { body })
    expect(first).toMatchObject({ status: 201, body: { UserId: expect.any(String) } })
    expect(await app.make('signUp', { body })).toMatchObject({
      status: 409,
      body: { code: 409, message: 'This email address is already in use' },
    })
    expect((await app.make('signUp', { body: signUpBody('once@PULSE.example') })).status).toBe(409)
    const login = await app.login('once@pulse.example')
    expect(login).toMatchObject({ status: 200, body: { UserId: first.body.UserId, Code: expect.any(String) } })
  })

  it('stores only an argon2id hash of the password, at OWASP’s cost', async () => {
    vi.stubEnv('UPBEAT_TEST_PASSWORDS', undefined)
    await app.make('signUp', { body: signUpBody('hashed@pulse.example', 'Secret1234') })
    vi.unstubAllEnvs()
    const { rows } = await app.database.execute(`select * from member where email_key = 'hashed@pulse.example'`)
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(rows)).not.toContain('Secret1234')
  })

  it('accepts a password in any Unicode form, and replaces a hash of another form at the next sign-in', async () => {
    const [composed, decomposed] = ['Caf\u00E9 quill 1', 'Cafe\u0301 quill 1']
    const email = 'forms@pulse.example'
    expect((await app.make('signUp', { body: signUpBody(email, composed) })).status).toBe(201)
    expect((await app.login(email, decomposed)).status).toBe(200)
    const earlier = await hashInPool({ password: 'Cafe\u0301\u00A0quill 1', expected: null, isCheap: true })
    const replace = 'update member set password_hash = $1 where email_key = $2'
    await app.database.execute(replace, [earlier, email])
    expect((await app.login(email, composed)).status).toBe(404)
    expect((await app.login(email, 'Cafe\u0301\u00A0quill 1')).status).toBe(200)
    expect((await app.login(email, composed)).status).toBe(200)
  })

  it('takes an address in any Unicode form for one account, also one whose key was stored in another form', async () => {
    const [composed, decomposed] = ['ren\u00E9@pulse.example', 'rene\u0301@pulse.example']
    expect((await app.make('signUp', { body: signUpBody(decomposed) })).status).toBe(201)
    const both = async () => {
      for (const typed of [composed, decomposed, 'RENE\u0301@pulse.example']) {
        expect((await app.make('signUp', { body: signUpBody(typed) })).status).toBe(409)
        expect((await app.login(typed)).status).toBe(200)
      }
    }
    await both()
    await app.database.execute('update member set email_key = $1 where email_key = $2', [decomposed, composed])
    await both()
  })

  it('the same address may have an account at another club', async () => {
    expect((await app.make('signUp', { tenant: 'tempo', body: signUpBody('twice@pulse.example') })).status).toBe(201)
    expect((await app.make('signUp', { body: signUpBody('twice@pulse.example') })).status).toBe(201)
  })

  it.each([
    ['AUTH-16 seven characters', 'abcdef1', 400],
    ['AUTH-17 digits alone', '12345678', 400],
    ['AUTH-17 letters alone', 'abcdefgh', 400],
    ['AUTH-17 both', 'quillow7', 201],
  ])('%s', async (title, typed, status) => {
    const body = signUpBody(`${title.replace(/\W/g, '')}@pulse.example`, typed)
    expect((await app.make('signUp', { body })).status).toBe(status)
  })

  it('ERR-01 refuses a malformed address with 400, and a missing credential with 401', async () => {
    expect(await app.make('signUp', { body: signUpBody('a b@c.d') })).toMatchObject({
      status: 400,
      body: { code: 400 },
    })
    expect((await app.make('signUp', { as: null, body: signUpBody('x@pulse.example') })).status).toBe(401)
  })

  it('AUTH-19 a missing mandatory access code is 400, a wrong one 409, and neither creates an account', async () => {
    const body = signUpBody('coded@harbour.example')
    const tenant = 'harbour'
    expect(await app.make('signUp', { tenant, body })).toMatchObject({
      status: 400,
      body: { message: 'Please enter Club Access Code' },
    })
    const wrong = (accessCode: string) => app.make('signUp', { tenant, body: { ...body, accessCode } })
    expect(await wrong('NOPE')).toMatchObject({ status: 409, body: { code: 1019 } })
    expect(await wrong('HARBOUR-OLD')).toMatchObject({
      status: 409,
      body: { code: 1019, message: 'Access code expired' },
    })
    expect((await app.login('coded@harbour.example')).status).toBe(404)
    expect((await wrong(' harbour ')).status).toBe(201)
    expect((await app.login('coded@harbour.example')).status).toBe(200)
  })

  it('AUTH-20 elsewhere the code is optional, but a wrong one is still refused', async () => {
    expect((await app.make('signUp', { body: signUpBody('nocode@pulse.example') })).status).toBe(201)
    const body = { ...signUpBody('badcode@pulse.example'), accessCode: 'NOPE' }
    expect((await app.make('signUp', { body })).status).toBe(409)
  })

  it('is refused with 403 if the sign-up page is off, by the platform’s call too', async () => {
    for (const name of ['signUp', 'createPlatformUser'] as const) {
      expect((await app.make(name, { tenant: 'summit', body: signUpBody('x@summit.example') })).status).toBe(403)
    }
  })

  it('createplatformuser creates an account like sign-up', async () => {
    expect((await app.make('createPlatformUser', { body: signUpBody('platform@pulse.example') })).status).toBe(201)
    expect((await app.make('createPlatformUser', { body: signUpBody('platform@pulse.example') })).status).toBe(409)
    expect((await app.login('platform@pulse.example')).status).toBe(200)
  })
})
