import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashInPool } from '../../platform/session/hashing-pool.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { totpCode } from '../../testing/totp-code.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp({ SIGN_IN_FAILURES_PER_ADDRESS: '1000' })
})
afterAll(() => app.close())

const password = 'Demo1234'
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat() as string[]
const sent = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
const signIn = (email: string, typed = password, headers: Record<string, string> = {}) =>
  app.studio('signIn', { body: { email, password: typed }, headers })
const as = (who: TestStaff, reply: Parameters<typeof cookiesOf>[0]) => ({ ...who, cookie: sent(cookiesOf(reply)) })

const now = async () => new Date((await app.call('GET', '/demo/clock')).json().now)

/** Sets up an authenticator app. Returns its secret and the recovery codes. */
async function withTotp(who: TestStaff) {
  await app.reauthenticate(who)
  const { body } = await app.studio('startTotp', { as: who })
  const confirmed = await app.studio('confirmTotp', {
    as: who,
    body: { token: body.token, code: totpCode(body.secret, await now()) },
  })
  expect(confirmed.status).toBe(200)
  return { ...body, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}

describe('signing in', () => {
  it('STAFF-03 opens a session with a cookie that scripts can’t read', async () => {
    for (const role of ['owner', 'manager', 'coach', 'support', 'analyst']) {
      const reply = await signIn(`${role}@pulse.example`)
      expect([reply.status, reply.body]).toEqual([200, { kind: 'signedIn' }])
      const [session = ''] = cookiesOf(reply)
      expect(session).toMatch(/^staff_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
      const me = await app.studio('getSession', { headers: { cookie: sent(cookiesOf(reply)) } })
      expect(me.body).toMatchObject({ account: { isDemo: true }, club: { name: 'pulse', role } })
      expect(me.body.club.permissions['staff.edit']).toBe(role === 'owner' ? 'all' : undefined)
    }
  })

  it('STAFF-03 over TLS uses __Host- and Secure, and accepts no other cookie name', async () => {
    const tls = { 'x-forwarded-proto': 'https', origin: 'https://pulse.localhost:4000' }
    const reply = await signIn('coach@pulse.example', password, tls)
    const [session = ''] = cookiesOf(reply)
    expect(session).toMatch(/^__Host-staff_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const cookie = sent(cookiesOf(reply))
    expect((await app.studio('getSession', { headers: { ...tls, cookie } })).status).toBe(200)
    const bare = cookie.replaceAll('__Host-', '')
    expect((await app.studio('getSession', { headers: { ...tls, cookie: bare } })).status).toBe(401)
  })

  it('STAFF-08 gives the same reply for a wrong password and an unknown email address', async () => {
    const [wrong, unknown] = [await signIn('coach@pulse.example', 'nope1234'), await signIn('none@pulse.example')]
    expect([wrong.status, wrong.body]).toEqual([401, expect.objectContaining({ code: 'signInFailed' })])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(cookiesOf(wrong)).toEqual([])
  })

  it('accepts a password in any Unicode form, and replaces a hash of another form', async () => {
    const [email, decomposed] = ['support@tempo.example', 'Cafe\u0301\u00A01234']
    const earlier = await hashInPool({ password: decomposed, expected: null, isCheap: true })
    const stored = async () => {
      const found = await app.database.execute('select password_hash from staff_account where email = $1', [email])
      return found.rows[0]?.password_hash
    }
    const before = await stored()
    const replace = 'update staff_account set password_hash = $1 where email = $2'
    await app.database.execute(replace, [earlier, email])
    const statuses: number[] = []
    for (const typed of ['Caf\u00E9 1234', decomposed, 'Caf\u00E9 1234'])
      statuses.push((await signIn(email, typed)).status)
    expect(statuses).toEqual([401, 200, 200])
    await app.database.execute(replace, [before, email])
  })

  it('STAFF-08 takes as long for an unknown email address as for a wrong password', async () => {
    vi.stubEnv('UPBEAT_TEST_PASSWORDS', undefined)
    const email = 'analyst@pulse.example'
    const change = 'update staff_account set password_hash = $1 where email = $2'
    await app.database.execute(change, [await hashPassword(password), email])
    const time = async (email: string) => {
      const started = performance.now()
      await signIn(email, 'nope1234')
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round++) {
      known.push(await time(email))
      unknown.push(await time(`nobody${round}@pulse.example`))
    }
    vi.unstubAllEnvs()
    // The minimum is the cost of the work itself; the rest is noise.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('STAFF-08 is refused after ten failures, whether or not the account exists', async () => {
    for (const email of ['support@tempo.example', 'nobody@tempo.example']) {
      for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'nope1234')).status).toBe(401)
      const refused = await signIn(email)
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    }
  })
})

describe('sessions', () => {
  it('STAFF-09 are listed with browser and last use, and can be ended individually', async () => {
    const who = await app.newStaff('coach')
    const other = { ...who, ...(await app.openSession(who.accountId)) }
    const { body } = await app.studio('listStaffSessions', { as: who })
    expect(body).toHaveLength(2)
    expect(body.find((session: { isThis: boolean }) => session.isThis)).toMatchObject({
      id: who.sessionId,
      userAgent: 'test browser',
      lastUsedAt: expect.any(String),
    })
    expect((await app.studio('endStaffSession', { as: who, params: { id: other.sessionId } })).status).toBe(204)
    expect((await app.studio('getSession', { as: other })).status).toBe(401)
    expect((await app.studio('getSession', { as: who })).status).toBe(200)
    const stranger = await app.newStaff('coach')
    expect((await app.studio('endStaffSession', { as: stranger, params: { id: who.sessionId } })).status).toBe(404)
  })

  it('end on signing out, which deletes the cookie', async () => {
    const who = await app.newStaff('coach')
    const reply = await app.studio('signOut', { as: who })
    expect(cookiesOf(reply)[0]).toContain('Max-Age=0')
    expect((await app.studio('getSession', { as: who })).status).toBe(401)
  })

  it('STAFF-09 a sign-in from a new browser sends an email, one from a known browser doesn’t', async () => {
    const who = await app.newStaff('coach')
    const agent = { 'user-agent': 'Firefox on a new phone' }
    const first = await signIn(who.email, password, agent)
    const mails = await app.mailsTo(who.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Firefox on a new phone')
    expect(mails[0]).toContain('Pulse Club')
    await signIn(who.email, password, { ...agent, cookie: sent(cookiesOf(first)) })
    expect(await app.mailsTo(who.email)).toHaveLength(1)
  })

  it('STAFF-12 an account switches to its other club without signing in again: once, within a minute, in one browser', async () => {
    const who = await app.newStaff('manager')
    const { rows } = await app.database.execute(`select id from tenant where name = 'tempo'`)
    const tenantId = String(rows[0]?.id)
    const open = () => app.studio('openClub', { as: who, body: { tenantId }, headers: { 'user-agent': 'A' } })
    expect((await open()).status).toBe(404)
    await app.database.execute(
      `insert into staff_membership (tenant_id, account_id, role, created_at) values ($1, $2, 'coach', now())`,
      [tenantId, who.accountId],
    )
    const { clubs } = (await app.studio('getSession', { as: who })).body
    expect(clubs.map((club: { name: string; role: string }) => [club.name, club.role]).sort()).toEqual([
      ['pulse', 'manager'],
      ['tempo', 'coach'],
    ])
    const address = new URL((await open()).body.address)
    expect(address.host).toBe('tempo.localhost:4000')
    const enter = (userAgent: string, token = address.hash.slice(1)) =>
      app.studio('enterClub', { tenant: 'tempo', body: { token }, headers: { 'user-agent': userAgent } })
    const entered = await enter('A')
    expect(entered.status).toBe(204)
    const there = await app.studio('getSession', { tenant: 'tempo', headers: { cookie: sent(cookiesOf(entered)) } })
    expect(there.body.club).toMatchObject({ name: 'tempo', role: 'coach' })
    expect((await enter('A')).status).toBe(401)
    const another = new URL((await open()).body.address).hash.slice(1)
    expect((await enter('B', another)).status).toBe(401)
  })

  it('STAFF-12 a link to another club doesn’t replace another person’s session without confirmation', async () => {
    const sender = await app.newStaff('manager', 'pulse', 'Sender')
    const reader = await app.newStaff('manager', 'tempo')
    const tenantId = (await app.database.execute(`select id from tenant where name = 'tempo'`)).rows[0]?.id
    await app.database.execute(
      `insert into staff_membership (tenant_id, account_id, role, created_at) values ($1, $2, 'coach', now())`,
      [tenantId, sender.accountId],
    )
    const headers = { 'user-agent': 'A' }
    const { address } = (await app.studio('openClub', { as: sender, body: { tenantId }, headers })).body
    const enter = (more: object, cookie = reader.cookie) =>
      app.studio('enterClub', {
        tenant: 'tempo',
        body: { token: new URL(address).hash.slice(1), ...more },
        headers: { ...headers, cookie },
      })
    for (const more of [{}, { isConfirmed: false }]) {
      const asked = await enter(more)
      expect([asked.status, asked.body]).toEqual([200, { name: 'Sender', email: sender.email }])
      expect(cookiesOf(asked)).toEqual([])
    }
    expect((await enter({ isConfirmed: true })).status).toBe(204)
    expect((await enter({ isConfirmed: true })).body.code).toBe('linkExpired')
  })
})

describe('a second factor', () => {
  it('STAFF-05 is set up with a QR code, and accepts each code of RFC 6238 once', async () => {
    const who = await app.newStaff('manager')
    const { secret, uri, qrCode, recoveryCodes } = await withTotp(who)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain('issuer=Pulse%20Club')
    expect(qrCode).toMatch(/^<svg/)
    expect(new Set(recoveryCodes).size).toBe(10)
    await app.advance(60)
    const pending = await signIn(who.email)
    expect(pending.body).toMatchObject({ kind: 'secondFactor', methods: ['totp', 'recoveryCode'] })
    expect(cookiesOf(pending)).toEqual([])
    const { token } = pending.body
    const give = (code: string) => app.studio('signInWithSecondFactor', { body: { token, code } })
    const code = totpCode(secret, await now())
    expect((await give(code === '000000' ? '000001' : '000000')).body.code).toBe('wrongCode')
    const done = await give(code)
    expect(done.status).toBe(204)
    expect((await app.studio('getSession', { as: as(who, done) })).body.secondFactor.methods).toEqual(['totp'])
    expect((await give(code)).body.code).toBe('linkExpired')
    const again = (await signIn(who.email)).body.token
    const reused = await app.studio('signInWithSecondFactor', { body: { token: again, code } })
    expect(reused.body.code).toBe('wrongCode')
  })

  it('STAFF-05 recovery codes are stored as hashes and work once each; using one sends an email', async () => {
    const who = await app.newStaff('manager')
    const { recoveryCodes } = await withTotp(who)
    const { rows } = await app.database.execute('select * from staff_recovery_code where account_id = $1', [
      who.accountId,
    ])
    expect(rows).toHaveLength(10)
    const kept = JSON.stringify(rows)
    for (const code of recoveryCodes) expect(kept).not.toContain(code)
    const [first = ''] = recoveryCodes
    const use = async (code: string) => {
      const { token } = (await signIn(who.email)).body
      return app.studio('signInWithSecondFactor', { body: { token, code } })
    }
    expect((await use(first.toUpperCase())).status).toBe(204)
    expect((await use(first)).body.code).toBe('wrongCode')
    const mails = await app.mailsTo(who.email)
    expect(mails.filter((mail) => mail.includes('recovery code'))).toHaveLength(1)
    expect((await app.studio('getSecurity', { as: who })).body).toMatchObject({ totp: true, recoveryCodesLeft: 9 })
  })

  it('STAFF-05 refuses further attempts after five wrong codes', async () => {
    const who = await app.newStaff('manager')
    await withTotp(who)
    const { token } = (await signIn(who.email)).body
    const give = () => app.studio('signInWithSecondFactor', { body: { token, code: 'aaaa-aaaa-aaaa-aaaa' } })
    for (let tries = 0; tries < 5; tries++) expect((await give()).status).toBe(401)
    expect((await give()).status).toBe(429)
  })

  it('STAFF-07 that is overdue restricts an owner to setting it up', async () => {
    const [owner, coach] = [await app.newStaff('owner'), await app.newStaff('coach')]
    const week = `update staff_account set first_signed_in_at = first_signed_in_at - interval '8 days' where id = any($1)`
    await app.database.execute(week, [[owner.accountId, coach.accountId]])
    expect((await app.studio('listStaff', { as: owner })).body.code).toBe('secondFactorOverdue')
    expect((await app.studio('getSession', { as: owner })).body.secondFactor).toMatchObject({ isOverdue: true })
    expect((await app.studio('getSession', { as: coach })).body.secondFactor).toMatchObject({ dueAt: null })
    await withTotp(owner)
    expect((await app.studio('listStaff', { as: owner })).status).toBe(200)
  })
})

describe('re-authentication', () => {
  it('STAFF-06 by password or code allows guarded calls for ten minutes, in this session only', async () => {
    const who = await app.newStaff('owner')
    const other = { ...who, ...(await app.openSession(who.accountId)) }
    const change = (asWho: TestStaff) =>
      app.studio('changeStaffPassword', { as: asWho, body: { password: 'Demo12345' } })
    expect((await change(who)).body.code).toBe('reauthenticationRequired')
    const give = (body: object) => app.studio('reauthenticate', { as: who, body })
    expect((await give({ password: 'nope1234' })).body.code).toBe('reauthenticationFailed')
    expect((await give({ code: '000000' })).body.code).toBe('reauthenticationFailed')
    expect((await give({ password })).status).toBe(200)
    expect((await app.studio('startTotp', { as: who })).status).toBe(200)
    expect((await app.studio('startTotp', { as: other })).body.code).toBe('reauthenticationRequired')
    await app.advance(601)
    expect((await app.studio('startTotp', { as: who })).body.code).toBe('reauthenticationRequired')
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => app.studio('forgotStaffPassword', { body: { email } })

  it('STAFF-08 is reset by a link that works once, which ends all sessions', async () => {
    const who = await app.newStaff('coach')
    const answers = [await forgot(who.email), await forgot('nobody@pulse.example')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    const [mail = ''] = await app.mailsTo(who.email)
    expect(await app.mailsTo('nobody@pulse.example')).toEqual([])
    expect(mail).toContain('Pulse Club')
    const token = /\/studio\/reset[^#\s]*#([\w-]{43})/.exec(mail)?.[1] ?? ''
    const reset = (typed = 'Fresh1234') => app.studio('resetStaffPassword', { body: { token, password: typed } })
    expect(
      (await app.studio('resetStaffPassword', { body: { token: 'invented', password: 'Fresh1234' } })).status,
    ).toBe(401)
    expect((await reset()).status).toBe(204)
    expect((await reset()).body.code).toBe('linkExpired')
    expect((await app.studio('getSession', { as: who })).status).toBe(401)
    expect((await signIn(who.email)).status).toBe(401)
    expect((await signIn(who.email, 'Fresh1234')).status).toBe(200)
  })

  it('STAFF-08 the link expires after an hour', async () => {
    const who = await app.newStaff('coach')
    await forgot(who.email)
    const [mail = ''] = await app.mailsTo(who.email)
    const token = /#([\w-]{43})/.exec(mail)?.[1] ?? ''
    await app.advance(3601)
    const late = await app.studio('resetStaffPassword', { body: { token, password: 'Fresh1234' } })
    expect(late.body.code).toBe('linkExpired')
  })
})

describe('time', () => {
  it('STAFF-09 a session expires after 12 idle hours, or 30 days if in use', async () => {
    const [idle, busy] = [await app.newStaff('coach'), await app.newStaff('coach')]
    const status = async (who: TestStaff) => (await app.studio('getSession', { as: who })).status
    await app.advance(12 * 3600 - 60)
    expect(await status(busy)).toBe(200)
    await app.advance(120)
    expect([await status(idle), await status(busy)]).toEqual([401, 200])
    await app.advance(29.5 * 86_400 - 120)
    const used = 'update staff_session set last_used_at = $1 where id = $2'
    await app.database.execute(used, [(await now()).toISOString(), busy.sessionId])
    expect(await status(busy)).toBe(200)
    await app.advance(120)
    expect(await status(busy)).toBe(401)
  })
})
