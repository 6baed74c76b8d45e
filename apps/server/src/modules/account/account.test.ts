import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

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
/** The token in the newest letter to a member that asks for a confirmation. */
async function confirmationFor(email: string) {
  const link = /\/user\/account\?marketingToken=([\w-]+)/
  return (await app.mailsTo(email)).map((mail) => link.exec(mail)?.[1] ?? '').findLast((token) => token !== '') ?? ''
}

describe('the account', () => {
  it('API-12 ENT-31 is answered to its member', async () => {
    const { status, body } = await app.make('getUser', { as: 'active@pulse.example' })
    expect(status).toBe(200)
    expect(body).toEqual({
      applicationProfile: { emailAddress: 'active@pulse.example', firstName: 'Maya', lastName: 'Robinson' },
      userId: expect.any(String),
      ...{ token: null, clientId: expect.any(String), ExternalUserId: null, marketingEmail: null },
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
  ])('takes names in any script and keeps them exactly: %s %s', async (first, last) => {
    const as = await app.newMember()
    await app.make('updateUser', { as, body: profile(first, last, as) })
    const { body } = await app.make('getUser', { as })
    expect(body.applicationProfile).toMatchObject({ firstName: first, lastName: last })
    const { profile: kept } = (await app.make('downloadData', { as })).body
    expect(kept).toMatchObject({ firstName: first, lastName: last })
    await app.make('forgotPassword', { body: { EmailAddress: as } })
    const [mail = ''] = await app.mailsTo(as)
    // As plain text and in HTML.
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
  it('API-13 ERR-14 keeps names and address, which signs in from then on', async () => {
    const as = await app.newMember()
    const token = await app.tokenOf(as)
    const headers = { authorization: `Bearer ${token}` }
    const body = profile('  Ada ', 'Moor', 'Ada@pulse.example')
    const changed = await app.make('updateUser', { as: null, headers, body })
    const applicationProfile = { firstName: 'Ada', lastName: 'Moor', emailAddress: 'Ada@pulse.example' }
    expect(changed).toMatchObject({ status: 200, body: { applicationProfile } })
    expect((await app.make('getUser', { as: null, headers })).body).toMatchObject({ applicationProfile })
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

  it('of two members who want one address at once, one gets it', async () => {
    const members = [await app.newMember(), await app.newMember()]
    const body = profile('', '', 'wanted@pulse.example')
    const replies = await Promise.all(members.map((as) => app.make('updateUser', { as, body })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes another club’s address, the own in another case, and no names', async () => {
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

  it('an old address opens nothing any more', async () => {
    const as = await app.newMember()
    await app.make('forgotPassword', { body: { EmailAddress: as } })
    const [mail = ''] = await app.mailsTo(as)
    const token = /\/user\/forget\/([\w-]+)/.exec(mail)?.[1] ?? ''
    await app.make('updateUser', { as, body: profile('', '', 'moved@pulse.example') })
    const body = { token, password: 'Other1234', confirmPassword: 'Other1234' }
    expect((await app.make('resetPassword', { body })).status).toBe(401)
  })
})

describe('an address that is given up', () => {
  const told = 'Subject: The email of your Pulse Club account has changed'
  const move = (as: string, to: string, headers = {}) =>
    app.make('updateUser', { as, body: profile('Mallory', 'X', to), headers })

  it('is told so once, in the club’s colours, and neither by whom nor where to', async () => {
    const as = await app.newMember()
    expect((await move(as, 'hideout@pulse.example')).status).toBe(200)
    const mails = await app.mailsTo(as)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(told)
    expect(mails[0]).toContain('If it was not you who changed it, tell Pulse Club at once.')
    expect(mails[0]).toMatch(/text\/plain[\s\S]*text\/html[\s\S]*background:#[0-9a-f]{6}/)
    expect(mails[0]).not.toMatch(/hideout|Mallory/)
    expect(await app.mailsTo('hideout@pulse.example')).toEqual([])
    expect((await app.mailsTo(as)).length).toBe(1)
  })

  it('is told in the language that the member last chose, whatever the change was made in', async () => {
    const as = await app.newMember()
    await app.make('getUser', { as, headers: { 'accept-language': 'th' } })
    await move(as, 'language@pulse.example', { 'accept-language': 'de' })
    const [mail = ''] = await app.mailsTo(as)
    expect(mail).toContain('lang="th"')
    expect(mail).toContain('โปรดแจ้ง Pulse Club ทันที')
  })

  it('is told nothing of a change that was none: of names, of case alone, to an address in use', async () => {
    const as = await app.newMember()
    expect((await move(as, as)).status).toBe(200)
    expect((await move(as, as.toUpperCase())).status).toBe(200)
    expect((await move(as, 'active@pulse.example')).status).toBe(409)
    expect([...(await app.mailsTo(as)), ...(await app.mailsTo(as.toUpperCase()))]).toEqual([])
  })

  it('is forgotten by the queue once it was written to', async () => {
    const as = await app.newMember()
    await move(as, 'forgotten@pulse.example')
    await app.mailsTo(as)
    const { rows } = await app.database.execute(
      `select state, deletion_seconds from pgboss.job where data->>'to' = $1`,
      [as],
    )
    expect(rows).toEqual([{ state: 'completed', deletion_seconds: 60 }])
  })

  it('cannot be made to fill a stranger’s mailbox', async () => {
    const as = await app.newMember()
    const authorization = `Bearer ${await app.tokenOf(as)}`
    const body = (time: number) => profile('', '', time % 2 ? `to${time}@pulse.example` : 'stranger@pulse.example')
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await app.make('updateUser', { as: null, body: body(time), headers: { authorization } })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(await app.mailsTo('stranger@pulse.example')).toHaveLength(5)
  })
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

  it('opting out forgets the confirmation, opting in again asks anew, opting in twice sends the link again', async () => {
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
    await app.make('updateUser', { as, body: profile('', '', 'elsewhere@pulse.example') })
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
