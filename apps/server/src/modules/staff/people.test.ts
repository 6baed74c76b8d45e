import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { totpCode } from '../../testing/totp-code.ts'

let app: StaffApp
beforeAll(async () => {
  // The event streams need not end by themselves.
  app = await openStaffApp({ SHUTDOWN_SECONDS: '0.2' })
})
afterAll(() => app.close())

/** An owner who has just re-authenticated. */
async function newOwner(tenant = 'mono') {
  const owner = await app.newStaff('owner', tenant)
  await app.reauthenticate(owner)
  return owner
}

async function invited(owner: TestStaff, email: string, role = 'coach') {
  const reply = await app.studio('invite', { as: owner, body: { email, role } })
  const [mail = ''] = (await app.mailsTo(email)).slice(-1)
  return { reply, mail, token: /\/studio\/invitation[^#\s]*#([\w-]{43})/.exec(mail)?.[1] ?? '' }
}

const accept = (body: object, more: object = {}) => app.studio('acceptInvitation', { tenant: 'mono', body, ...more })
const view = (token: string, tenant = 'mono') => app.studio('readInvitation', { tenant, body: { token } })

describe('an invitation', () => {
  it('STAFF-11 names club and role, creates an account, and works once', async () => {
    const owner = await newOwner()
    const email = 'New.Coach@club.example'
    const { reply, mail, token } = await invited(owner, email)
    expect(reply.status).toBe(201)
    expect(mail).toMatch(/Mono Yoga/)
    expect(mail).toMatch(/coach/)
    expect((await view(token)).body).toEqual({ club: 'Mono Yoga', role: 'coach', email, hasAccount: false })
    expect((await view(token, 'pulse')).body.code).toBe('linkExpired')
    const joined = await accept({ token, name: 'New Coach', newPassword: 'Fresh1234' })
    expect([joined.status, joined.body]).toEqual([200, { kind: 'signedIn' }])
    expect((await accept({ token, name: 'Again', newPassword: 'Fresh1234' })).body.code).toBe('linkExpired')
    const { people, invitations } = (await app.studio('listStaff', { as: owner })).body
    expect(people).toContainEqual(expect.objectContaining({ name: 'New Coach', email, role: 'coach', isYou: false }))
    expect(invitations).toEqual([])
    const signedIn = await app.studio('signIn', {
      tenant: 'mono',
      body: { email: email.toLowerCase(), password: 'Fresh1234' },
    })
    expect(signedIn.status).toBe(200)
    expect((await invited(owner, email)).reply.body.code).toBe('alreadyStaff')
  })

  it('STAFF-11 is bound to its email address: an existing account accepts it by password or session', async () => {
    const owner = await newOwner()
    const [known, stranger] = [await app.newStaff('manager', 'pulse'), await app.newStaff('manager', 'pulse')]
    const { token } = await invited(owner, known.email, 'analyst')
    expect((await view(token)).body.hasAccount).toBe(true)
    expect((await accept({ token }, { as: { ...stranger, tenant: 'mono' } })).body.code).toBe('signInFailed')
    expect((await accept({ token, password: 'nope1234' })).body.code).toBe('signInFailed')
    expect((await accept({ token, name: 'Thief', newPassword: 'Taken1234' })).body.code).toBe('signInFailed')
    expect((await accept({ token }, { as: { ...known, tenant: 'mono' } })).status).toBe(200)
    const { clubs } = (await app.studio('getSession', { as: known })).body
    expect(clubs.map(({ name }: { name: string }) => name).sort()).toEqual(['mono', 'pulse'])
  })

  it('takes an address in any Unicode form for one person', async () => {
    const owner = await newOwner()
    const [composed, decomposed] = ['zo\u00EB@club.example', 'zoe\u0308@club.example']
    await invited(owner, decomposed)
    // As it was stored before addresses were compared in one form.
    await app.database.execute('update staff_invitation set email_key = $1 where email_key = $2', [
      decomposed,
      composed,
    ])
    const { reply } = await invited(owner, composed)
    expect(reply.status).toBe(201)
    const { invitations } = (await app.studio('listStaff', { as: owner })).body
    expect(invitations.map(({ email }: { email: string }) => email)).toEqual([composed])
    const token = reply.body.link.split('#')[1]
    expect((await accept({ token, name: 'Zoë', newPassword: 'Fresh1234' })).status).toBe(200)
    await app.database.execute('update staff_account set email_key = $1 where email_key = $2', [decomposed, composed])
    for (const email of [composed, decomposed]) {
      const signedIn = await app.studio('signIn', { tenant: 'mono', body: { email, password: 'Fresh1234' } })
      expect(signedIn.status).toBe(200)
      expect((await app.studio('invite', { as: owner, body: { email, role: 'coach' } })).body.code).toBe('alreadyStaff')
    }
  })

  it('STAFF-11 returns a link to pass on: it works once, can be renewed, and ends when the invitation is withdrawn', async () => {
    const owner = await newOwner()
    const { reply, token: mailed } = await invited(owner, 'by.hand@club.example')
    const { id, link } = reply.body
    expect(link).toMatch(/^http:\/\/[^#]*\/studio\/invitation[^#]*#[\w-]{43}$/)
    const given = link.split('#')[1]
    expect([(await view(given)).status, (await view(mailed)).status]).toEqual([200, 200])
    const manager = await app.newStaff('manager', 'mono')
    await app.reauthenticate(manager)
    const renew = (as: TestStaff) => app.studio('renewInvitationLink', { as, params: { id } })
    expect((await renew(manager)).body.code).toBe('notPermitted')
    await app.advance(3600)
    await app.reauthenticate(owner)
    const renewed = (await renew(owner)).body
    const next = renewed.link.split('#')[1]
    expect(new Date(renewed.expiresAt).getTime() - new Date(reply.body.expiresAt).getTime()).toBeGreaterThanOrEqual(
      3_600_000,
    )
    expect([(await view(given)).body.code, (await view(next)).status]).toEqual(['linkExpired', 200])
    const { invitations } = (await app.studio('listStaff', { as: owner })).body
    expect(JSON.stringify(invitations)).not.toContain('#')
    expect((await accept({ token: next, name: 'By Hand', newPassword: 'Fresh1234' })).status).toBe(200)
    for (const token of [next, mailed]) expect((await view(token)).body.code).toBe('linkExpired')
  })

  it('STAFF-11 can be resent with a new link and withdrawn, and expires after seven days', async () => {
    const owner = await newOwner()
    const email = 'resent@club.example'
    const first = await invited(owner, email)
    const { id } = first.reply.body
    expect((await app.studio('resendInvitation', { as: owner, params: { id } })).status).toBe(200)
    const [mail = ''] = (await app.mailsTo(email)).slice(-1)
    const second = /#([\w-]{43})/.exec(mail)?.[1] ?? ''
    expect((await view(first.token)).body.code).toBe('linkExpired')
    expect((await view(second)).status).toBe(200)
    const elsewhere = await newOwner('tempo')
    expect((await app.studio('withdrawInvitation', { as: elsewhere, params: { id } })).status).toBe(404)
    expect((await app.studio('withdrawInvitation', { as: owner, params: { id } })).status).toBe(204)
    expect((await view(second)).body.code).toBe('linkExpired')
    const late = await invited(owner, 'late@club.example')
    await app.advance(7 * 86_400 + 1)
    expect((await view(late.token)).body.code).toBe('linkExpired')
  })
})

describe('an invitation of a person with a second factor', () => {
  it('STAFF-11 is accepted only once the second factor is verified', async () => {
    const who = await app.newStaff('coach', 'tempo')
    await app.reauthenticate(who)
    const { token: totpToken, secret } = (await app.studio('startTotp', { as: who })).body
    const codeNow = async () => totpCode(secret, new Date((await app.call('GET', '/demo/clock')).json().now))
    await app.studio('confirmTotp', { as: who, body: { token: totpToken, code: await codeNow() } })
    const { token } = await invited(await newOwner(), who.email)
    const isMember = async () => {
      const { rows } = await app.database.execute(
        `select 1 from staff_membership m join tenant t on t.id = m.tenant_id where t.name = 'mono' and m.account_id = $1`,
        [who.accountId],
      )
      return rows.length > 0
    }
    await app.advance(60)
    const pending = await accept({ token, password: 'Demo1234' })
    expect(pending.body).toMatchObject({ kind: 'secondFactor' })
    expect([await isMember(), (await view(token)).status]).toEqual([false, 200])
    expect((await accept({ token })).body.code).toBe('signInFailed')
    const signedIn = await app.studio('signInWithSecondFactor', {
      tenant: 'mono',
      body: { token: pending.body.token, code: await codeNow() },
    })
    expect([signedIn.status, await isMember()]).toEqual([204, false])
    const cookie = [signedIn.headers['set-cookie']]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ')
    expect((await accept({ token }, { headers: { cookie } })).status).toBe(200)
    expect(await isMember()).toBe(true)
  })
})

describe('an owner', () => {
  const soleOwner = async () => {
    const owner = await newOwner('summit')
    await app.database.execute(
      `delete from staff_membership m using tenant t where t.id = m.tenant_id and t.name = 'summit' and m.account_id <> $1`,
      [owner.accountId],
    )
    return owner
  }

  it('STAFF-13 who is the last one can neither leave, be removed nor be demoted', async () => {
    const owner = await soleOwner()
    const params = { accountId: owner.accountId }
    const tries = [
      app.studio('leaveClub', { as: owner }),
      app.studio('removeStaff', { as: owner, params }),
      app.studio('changeRole', { as: owner, params, body: { role: 'manager' } }),
    ]
    for (const tried of tries) expect((await tried).body.code).toBe('lastOwner')
  })

  it('STAFF-13 stays if the last two leave at once', async () => {
    const owner = await soleOwner()
    const other = await newOwner('summit')
    const left = await Promise.all([owner, other].map((as) => app.studio('leaveClub', { as })))
    expect(left.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('STAFF-13 transfers the ownership, and both people are emailed', async () => {
    const owner = await soleOwner()
    const next = await app.newStaff('manager', 'summit', 'Next Owner')
    const params = { accountId: next.accountId }
    expect((await app.studio('transferOwnership', { as: owner, params })).status).toBe(204)
    const roleOf = async (as: TestStaff) => (await app.studio('getSession', { as })).body.club.role
    expect([await roleOf(owner), await roleOf(next)]).toEqual(['manager', 'owner'])
    expect(await app.mailsTo(owner.email)).toEqual([expect.stringContaining('Next Owner')])
    expect(await app.mailsTo(next.email)).toEqual([expect.stringContaining('Summit')])
  })
})

describe('a removed or demoted person', () => {
  it('STAFF-14 is refused on the next call, and open pages are notified within five seconds', async () => {
    const owner = await newOwner('tempo')
    const [gone, demoted] = [await app.newStaff('manager', 'tempo'), await app.newStaff('manager', 'tempo')]
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
    const listen = async (who: TestStaff) => {
      const stop = new AbortController()
      const headers = { cookie: who.cookie }
      // The host doesn't determine the club, and an event source sends no headers, so the URL names it.
      const reply = await fetch(`${address}/studio/api/v1/events?tenant=tempo`, { headers, signal: stop.signal })
      const heard = { status: reply.status, text: '', isOver: false, stop: () => stop.abort() }
      const read = async () => {
        for await (const piece of reply.body ?? []) heard.text += Buffer.from(piece).toString()
        heard.isOver = true
      }
      void read().catch(() => {})
      return heard
    }
    const [one, two, mine] = await Promise.all([gone, demoted, owner].map(listen))
    if (!one || !two || !mine) throw new Error('no streams')
    expect([one.status, two.status]).toEqual([200, 200])
    const started = performance.now()
    await app.studio('removeStaff', { as: owner, params: { accountId: gone.accountId } })
    const role = { params: { accountId: demoted.accountId }, body: { role: 'analyst' } }
    await app.studio('changeRole', { as: owner, ...role })
    expect((await app.studio('listAudit', { as: gone })).body.code).toBe('notPermitted')
    expect((await app.studio('listAudit', { as: demoted })).body.code).toBe('notPermitted')
    await vi.waitFor(() => expect(one).toMatchObject({ isOver: true, text: expect.stringContaining('event: ended') }))
    await vi.waitFor(() => expect(two.text).toContain('event: role\ndata: {"role":"analyst"}'))
    await vi.waitFor(() => expect(mine.text).toContain(`"id":"${demoted.accountId}"`))
    expect(performance.now() - started).toBeLessThan(5000)
    expect(two.isOver).toBe(false)
    for (const { stop } of [two, mine]) stop()
  })
})

it('STAFF-10 allowances take effect on the next call', async () => {
  const owner = await newOwner('harbour')
  const coach = await app.newStaff('coach', 'harbour')
  const may = async () => (await app.studio('getSession', { as: coach })).body.club.permissions['classes.publish']
  expect(await may()).toBeUndefined()
  const body = { coachesPublish: true, managersSeeMoney: false, analystsSeeMoney: false }
  expect((await app.studio('setAllowances', { as: owner, body })).status).toBe(204)
  await vi.waitFor(async () => expect(await may()).toBe('own'))
})
