import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp, signUpBody } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const profile = (FirstName: string, LastName: string, emailAddress: string) => ({
  ApplicationProfile: { FirstName, LastName, emailAddress },
})
const state = async (as: string) => (await app.make('getUser', { as })).body.marketingEmail
const consent = (as: string, Action: 1 | 2) =>
  app.make('answerConsent', { as, body: { ConsentTag: 'pulse-marketing', Action } })
/** The confirmation token of the newest marketing email to a member. */
async function confirmationFor(email: string) {
  const link = /\/user\/account\?marketingToken=([\w-]+)/
  return (await app.mailsTo(email)).map((mail) => link.exec(mail)?.[1] ?? '').findLast((token) => token !== '') ?? ''
}

/** The token of the newest confirmation email to a new address. */
async function addressToken(to: string) {
  const links = (await app.mailsTo(to)).map((mail) => /\/user\/account\?emailToken=([\w-]+)/.exec(mail)?.[1] ?? '')
  return links.findLast((token) => token !== '') ?? ''
}
const ask = (as: string, to: string, headers = {}) =>
  app.make('updateUser', { as, body: profile('Mallory', 'X', to), headers })
const confirm = (as: string, token: string, typed = 'Demo1234', headers = {}) =>
  app.make('confirmAddress', { as, body: { token, password: typed }, headers })
/** Moves a member to another address, in both steps. */
async function move(as: string, to: string, headers = {}) {
  await ask(as, to)
  return confirm(as, await addressToken(to), 'Demo1234', headers)
}

describe('the account', () => {
  it('API-12 ENT-31 is returned to its member', async () => {
    const { status, body } = await app.make('getUser', { as: 'active@pulse.example' })
    expect(status).toBe(200)
    expect(body).toEqual({
      applicationProfile: { emailAddress: 'active@pulse.example', firstName: 'Maya', lastName: 'Robinson' },
      userId: expect.any(String),
      token: null,
      clientId: expect.any(String),
      ExternalUserId: null,
      marketingEmail: null,
      pendingEmailAddress: null,
    })
    const fresh = await app.make('getUser', { as: await app.newMember() })
    expect(fresh.body.applicationProfile).toMatchObject({ firstName: null, lastName: null })
  })

  it.each([
    ['สมชาย', 'ใจดี'],
    ['مريم', 'العلي'],
    ['山田', '花子'],
    ['Đặng Thị', 'Ánh-O’Néill'],
    ['👩🏽‍🦽 Zoë', '𠮷野'],
    ['Ame\u0301lie', 'Nun\u0303ez'],
    ['می\u200cنا', 'שרה\u05bc'],
  ])('stores names in any script unchanged: %s %s', async (first, last) => {
    const as = await app.newMember()
    await app.make('updateUser', { as, body: profile(first, last, as) })
    const { body } = await app.make('getUser', { as })
    expect(body.applicationProfile).toMatchObject({ firstName: first, lastName: last })
    const { profile: kept } = (await app.make('downloadData', { as })).body
    expect(kept).toMatchObject({ firstName: first, lastName: last })
    await app.make('forgotPassword', { body: { EmailAddress: as } })
    const [mail = ''] = await app.mailsTo(as)
    // In plain text and in HTML.
    expect(mail.split(`Hello ${first},`)).toHaveLength(3)
  })

  it('needs a bearer of this club', async () => {
    expect((await app.make('getUser')).status).toBe(401)
    expect((await app.make('getUser', { as: null })).status).toBe(401)
    const authorization = `Bearer ${await app.tokenOf('active@pulse.example')}`
    expect((await app.make('getUser', { as: null, tenant: 'tempo', headers: { authorization } })).status).toBe(401)
  })
})

describe('a change of profile', () => {
  it('API-13 ERR-14 stores names and address, which signs in from then on', async () => {
    const as = await app.newMember()
    const changed = await app.make('updateUser', { as, body: profile('  Ada ', 'Moor', 'Ada@pulse.example') })
    const names = { firstName: 'Ada', lastName: 'Moor' }
    const waiting = { applicationProfile: { ...names, emailAddress: as }, pendingEmailAddress: 'Ada@pulse.example' }
    expect(changed).toMatchObject({ status: 200, body: waiting })
    const applicationProfile = { ...names, emailAddress: 'Ada@pulse.example' }
    const confirmed = await confirm(as, await addressToken('Ada@pulse.example'))
    expect(confirmed).toMatchObject({ status: 200, body: { applicationProfile, pendingEmailAddress: null } })
    expect((await app.make('getUser', { as })).body).toMatchObject({ applicationProfile })
    expect((await app.login('ada@pulse.example')).status).toBe(200)
    expect((await app.login(as)).status).toBe(404)
  })

  it('ERR-14 to an address in use is 409, whatever its case, and changes nothing', async () => {
    const as = await app.newMember()
    const refused = await app.make('updateUser', { as, body: profile('Eve', 'X', 'ACTIVE@pulse.example') })
    expect(refused).toMatchObject({ status: 409, body: { message: 'This email address is already in use' } })
    const kept = { emailAddress: as, firstName: null, lastName: null }
    expect((await app.make('getUser', { as })).body.applicationProfile).toEqual(kept)
  })

  it('compares addresses in one Unicode form', async () => {
    const [composed, decomposed] = ['jos\u00E9@pulse.example', 'jose\u0301@pulse.example']
    const [as, other] = [await app.newMember(), await app.newMember()]
    expect((await move(as, composed)).status).toBe(200)
    expect((await ask(other, decomposed)).status).toBe(409)
    const respelt = await app.make('updateUser', { as: composed, body: profile('José', 'Paz', decomposed) })
    expect(respelt.body).toMatchObject({
      applicationProfile: { emailAddress: decomposed },
      pendingEmailAddress: null,
    })
    expect((await app.login(composed)).status).toBe(200)
  })

  it('gives an address that two members request at once to one of them', async () => {
    const members = [await app.newMember(), await app.newMember()]
    const tokens: string[] = []
    for (const as of members) {
      expect((await ask(as, 'wanted@pulse.example')).status).toBe(200)
      tokens.push(await addressToken('wanted@pulse.example'))
    }
    const replies = await Promise.all(members.map((as, index) => confirm(as, tokens[index] ?? '')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('accepts another club’s address, one’s own in another case, and empty names', async () => {
    const as = await app.newMember()
    expect((await app.make('updateUser', { as, body: profile('', '', as.toUpperCase()) })).status).toBe(200)
    expect((await app.make('updateUser', { as, body: profile('', '', 'active@tempo.example') })).status).toBe(200)
  })

  it('refuses a malformed address or a missing part with 400 and a guest with 401', async () => {
    const as = await app.newMember()
    expect((await app.make('updateUser', { as, body: profile('A', 'B', 'abc') })).status).toBe(400)
    expect((await app.make('updateUser', { as, body: { ApplicationProfile: { FirstName: 'A' } } })).status).toBe(400)
    expect((await app.make('updateUser', { as, body: profile('x'.repeat(101), 'B', as) })).status).toBe(400)
    expect((await app.make('updateUser', { body: profile('A', 'B', as) })).status).toBe(401)
  })

  it('an old address no longer signs in', async () => {
    const as = await app.newMember()
    await app.make('forgotPassword', { body: { EmailAddress: as } })
    const [mail = ''] = await app.mailsTo(as)
    const token = /\/user\/forget\/([\w-]+)/.exec(mail)?.[1] ?? ''
    await move(as, 'moved@pulse.example')
    const body = { token, password: 'Other1234', confirmPassword: 'Other1234' }
    expect((await app.make('resetPassword', { body })).status).toBe(401)
  })
})

describe('a replaced address', () => {
  const subject = 'Subject: The email of your Pulse Club account has changed'
  it('is notified once, in the club’s colours, without the member’s name or new address', async () => {
    const as = await app.newMember()
    expect((await move(as, 'hideout@pulse.example')).status).toBe(200)
    const mails = await app.mailsTo(as)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(subject)
    expect(mails[0]).toContain('If it was not you who changed it, tell Pulse Club at once.')
    expect(mails[0]).toMatch(/text\/plain[\s\S]*text\/html[\s\S]*background:#[0-9a-f]{6}/)
    expect(mails[0]).not.toMatch(/hideout|Mallory/)
    expect((await app.mailsTo(as)).length).toBe(1)
  })

  it('is notified in the language that the member last chose, whatever language the change was made in', async () => {
    const as = await app.newMember()
    await app.make('getUser', { as, headers: { 'accept-language': 'th' } })
    await move(as, 'language@pulse.example', { 'accept-language': 'de' })
    const [mail = ''] = await app.mailsTo(as)
    expect(mail).toContain('lang="th"')
    expect(mail).toContain('โปรดแจ้ง Pulse Club ทันที')
  })

  it('isn’t notified of changes of names or letter case, or of an address in use', async () => {
    const as = await app.newMember()
    expect((await ask(as, as)).status).toBe(200)
    expect((await ask(as, as.toUpperCase())).status).toBe(200)
    expect((await ask(as, 'active@pulse.example')).status).toBe(409)
    expect((await ask(as, 'not-followed@pulse.example')).status).toBe(200)
    expect([...(await app.mailsTo(as)), ...(await app.mailsTo(as.toUpperCase()))]).toEqual([])
  })

  it('is deleted from the queue once its email is sent', async () => {
    const as = await app.newMember()
    await move(as, 'forgotten@pulse.example')
    await app.mailsTo(as)
    const { rows } = await app.database.execute(
      `select state, deletion_seconds from pgboss.job where data->>'to' = $1`,
      [as],
    )
    expect(rows).toEqual([{ state: 'completed', deletion_seconds: 60 }])
  })

  it('can’t be used to fill a stranger’s mailbox', async () => {
    const as = await app.newMember()
    const authorization = `Bearer ${await app.tokenOf(as)}`
    const body = (time: number) => profile('', '', time % 2 ? `to${time}@pulse.example` : 'stranger@pulse.example')
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await app.make('updateUser', { as: null, body: body(time), headers: { authorization } })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await app.mailsTo('stranger@pulse.example')).length).toBeLessThanOrEqual(5)
  })
})

describe('a new address', () => {
  const bearer = async (as: string) => ({ authorization: `Bearer ${(await app.login(as)).body.Code}` })

  it('S-11 needs its link, the password and the member’s own session', async () => {
    const as = await app.newMember()
    const other = await app.newMember()
    await ask(as, 'thief@pulse.example')
    expect((await app.make('forgotPassword', { body: { EmailAddress: 'thief@pulse.example' } })).status).toBe(204)
    const token = await addressToken('thief@pulse.example')
    expect((await confirm(as, token, 'Guessed123')).status).toBe(403)
    expect((await confirm(as, 'invented')).status).toBe(400)
    expect((await confirm(other, token)).status).toBe(400)
    expect((await app.login(as)).status).toBe(200)
    await app.advance(86_401)
    expect((await confirm(as, token)).status).toBe(400)
    expect((await app.make('getUser', { as })).body).toMatchObject({ pendingEmailAddress: null })
  })

  it('S-11 if requested again is confirmed only by the newest link, and the password can’t be guessed', async () => {
    const as = await app.newMember()
    await ask(as, 'first@pulse.example')
    const first = await addressToken('first@pulse.example')
    await ask(as, 'second@pulse.example')
    const second = await addressToken('second@pulse.example')
    expect((await confirm(as, first)).status).toBe(400)
    for (let time = 0; time < 10; time++) expect((await confirm(as, second, `Guess${time}ed`)).status).toBe(403)
    expect((await confirm(as, second)).status).toBe(429)
  })

  it('S-11 ends the other sessions', async () => {
    const as = await app.newMember()
    const elsewhere = await bearer(as)
    expect((await move(as, 'session@pulse.example')).status).toBe(200)
    expect((await app.make('getUser', { as: null, headers: elsewhere })).status).toBe(401)
    expect((await app.make('getUser', { as })).status).toBe(200)
  })

  it('S-11 can be undone for seven days from the old one, with a new password, despite later changes', async () => {
    const as = await app.newMember()
    await move(as, 'taken1@pulse.example')
    const [mail = ''] = await app.mailsTo(as)
    const undo = /\/user\/forget\/([\w-]+)/.exec(mail)?.[1] ?? ''
    // An attacker changes the address again, and uses up all links that they can request.
    await move(as, 'taken2@pulse.example')
    await app.make('forgotPassword', { body: { EmailAddress: 'taken2@pulse.example' } })
    const reset = /\/user\/forget\/([\w-]+)/.exec((await app.mailsTo('taken2@pulse.example')).at(-1) ?? '')?.[1] ?? ''
    const set = (token: string, typed: string) =>
      app.make('resetPassword', { body: { token, password: typed, confirmPassword: typed } })
    expect((await set(reset, 'Thieves123x')).status).toBe(200)
    await app.advance(6 * 86_400)
    expect((await set(undo, 'Owners123x')).status).toBe(200)
    expect((await app.login(as, 'Owners123x')).status).toBe(200)
    expect((await app.login('taken2@pulse.example', 'Thieves123x')).status).toBe(404)
    expect((await set(undo, 'Again123xx')).status).toBe(401)
  })

  it('S-11 can’t be undone after seven days', async () => {
    const as = await app.newMember()
    await move(as, 'kept@pulse.example')
    const undo = /\/user\/forget\/([\w-]+)/.exec((await app.mailsTo(as)).at(-1) ?? '')?.[1] ?? ''
    await app.advance(7 * 86_400 + 1)
    const body = { token: undo, password: 'Owners123x', confirmPassword: 'Owners123x' }
    expect((await app.make('resetPassword', { body })).status).toBe(401)
  })

  it('S-11 needs a fresh sign-in from a member without a password', async () => {
    const as = await app.newMember()
    await app.database.execute('update member set password_hash = null where email = $1', [as])
    const headers = { authorization: `Bearer ${await app.tokenOf('active@pulse.example')}` }
    await app.database.execute(
      `update session set member_id = (select id from member where email = $1)
        where member_id = (select id from member where email = 'active@pulse.example')`,
      [as],
    )
    await app.advance(11)
    const request = { body: profile('', '', 'fresh@pulse.example'), as: null, headers }
    expect((await app.make('updateUser', request)).status).toBe(200)
    const body = { token: await addressToken('fresh@pulse.example'), password: '' }
    await app.advance(601)
    expect((await app.make('confirmAddress', { as: null, headers, body })).status).toBe(403)
    await app.database.execute(`update session set created_at = created_at + interval '12 minutes'`)
    expect((await app.make('confirmAddress', { as: null, headers, body })).status).toBe(200)
  })
})

describe('a change of password', () => {
  const change = (as: string, currentPassword: string, typed: string) =>
    app.make('changePassword', { as, body: { currentPassword, password: typed } })

  it('S-18 requires the old one, and ends the other sessions and older links', async () => {
    const as = await app.newMember()
    const elsewhere = { authorization: `Bearer ${(await app.login(as)).body.Code}` }
    await app.make('forgotPassword', { body: { EmailAddress: as } })
    const link = /\/user\/forget\/([\w-]+)/.exec((await app.mailsTo(as)).at(-1) ?? '')?.[1] ?? ''
    expect((await change(as, 'Guessed123', 'Better4321')).status).toBe(403)
    expect((await change(as, 'Demo1234', 'short1')).status).toBe(400)
    expect((await change(as, 'Demo1234', 'Better4321')).status).toBe(204)
    expect((await app.make('getUser', { as })).status).toBe(200)
    expect((await app.make('getUser', { as: null, headers: elsewhere })).status).toBe(401)
    const body = { token: link, password: 'Other1234', confirmPassword: 'Other1234' }
    expect((await app.make('resetPassword', { body })).status).toBe(401)
    expect([(await app.login(as)).status, (await app.login(as, 'Better4321')).status]).toEqual([404, 200])
    expect((await app.make('changePassword', { as: null, body: {} })).status).toBe(401)
  })

  it.each(['password1', 'Passw0rd', 'trustno1', 'PulseClub2026', 'pulse-12345'])(
    'S-18 to %s is refused as too common',
    async (typed) => {
      const as = await app.newMember()
      const refused = { status: 400, body: { code: 4001 } }
      expect(await change(as, 'Demo1234', typed)).toMatchObject(refused)
      expect(await app.make('signUp', { body: signUpBody(`common-${as}`, typed) })).toMatchObject(refused)
    },
  )
})

describe('marketing mail', () => {
  it('AUTH-28 is unconfirmed, sent, and confirmed by the link in the mail', async () => {
    const as = await app.newMember()
    expect(await state(as)).toBeNull()
    await consent(as, 2)
    const token = await confirmationFor(as)
    expect(await state(as)).toBe('sent')
    const { userId } = (await app.make('getUser', { as })).body
    const confirm = () => app.make('confirmMarketing', { as, body: { token, userId } })
    expect((await confirm()).status).toBe(200)
    expect(await state(as)).toBe('confirmed')
    expect((await confirm()).status).toBe(200)
    expect((await app.login(as)).body.UserDetail.marketingEmail).toBe('confirmed')
  })

  it('opting out deletes the confirmation, and opting in again or twice sends a new link', async () => {
    const as = await app.newMember()
    await consent(as, 2)
    await confirmationFor(as)
    await consent(as, 2)
    expect(await app.mailsTo(as)).toHaveLength(2)
    const token = await confirmationFor(as)
    await consent(as, 1)
    expect(await state(as)).toBeNull()
    const { userId } = (await app.make('getUser', { as })).body
    expect((await app.make('confirmMarketing', { as, body: { token, userId } })).status).toBe(400)
    await consent(as, 2)
    expect(await app.mailsTo(as)).toHaveLength(3)
  })

  it('a new address has to be confirmed again', async () => {
    const as = await app.newMember()
    await consent(as, 2)
    const token = await confirmationFor(as)
    const { userId } = (await app.make('getUser', { as })).body
    await app.make('confirmMarketing', { as, body: { token, userId } })
    await move(as, 'elsewhere@pulse.example')
    expect(await state(as)).toBe('unconfirmed')
  })

  it('ERR-36 another member’s link is 409, an unknown one 400, a guest 401', async () => {
    const as = await app.newMember()
    await consent(as, 2)
    const token = await confirmationFor(as)
    const other = 'active@pulse.example'
    const idOf = async (who: string) => (await app.make('getUser', { as: who })).body.userId
    const confirm = async (who: string, userId: string, sent = token) =>
      app.make('confirmMarketing', { as: who, body: { token: sent, userId } })
    const mismatch = { status: 409, body: { code: 409, message: 'User id mismatch' } }
    expect(await confirm(other, await idOf(as))).toMatchObject(mismatch)
    expect(await confirm(other, await idOf(other))).toMatchObject(mismatch)
    expect((await confirm(as, await idOf(as), 'invented')).status).toBe(400)
    expect((await app.make('confirmMarketing', { body: { token, userId: await idOf(as) } })).status).toBe(401)
    expect(await state(as)).toBe('sent')
  })

  it('is written in the member’s language', async () => {
    const as = await app.newMember()
    const body = { ConsentTag: 'pulse-marketing', Action: 2 }
    await app.make('answerConsent', { as, body, headers: { 'accept-language': 'de' } })
    const [mail = ''] = await app.mailsTo(as)
    expect(mail).toContain('lang="de"')
    expect(mail).toContain('Adresse bestätigen')
  })
})
