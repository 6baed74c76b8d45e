import { errors } from '@upbeat/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPlatform } from '../../platform/scope/scope.ts'
import { purchaseBody } from '../../testing/card-token.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const password = 'Demo1234'

/** A member with rows in every table that stores something about members. */
async function livelyMember(surname: string): Promise<{ as: string; userId: string }> {
  const as = await app.newMember()
  const { userId } = (await app.make('getUser', { as })).body
  const names = { FirstName: 'Zebedee', LastName: surname, emailAddress: as }
  await app.make('updateUser', { as, body: { ApplicationProfile: names } })
  await app.make('purchase', { as, body: { ...(await purchaseBody(app)), DiscountCode: 'WELCOME20' } })
  const found = await app.make('searchClasses', { as, body: { take: 1 } })
  const { tag } = found.body.items[0]
  await app.make('addFavourite', { as, body: { userId, virtualClassTag: tag } })
  await app.make('login', { body: { username: as, password: 'wrong' } })
  await app.make('forgotPassword', { body: { EmailAddress: as } })
  const consents = (await app.make('listUserConsents', { as })).body
  for (const { consentTag } of consents)
    await app.make('answerConsent', { as, body: { ConsentTag: consentTag, Action: 2 } })
  const about = [userId, 'Vegetarian.', 'Front desk']
  await app.database.execute(
    `insert into member_note (tenant_id, member_id, text, changed_by, changed_at)
      select tenant_id, id, $2, $3, now() from member where id = $1`,
    about,
  )
  await app.database.execute(
    `insert into member_label (tenant_id, member_id, label) select tenant_id, id, 'early bird' from member where id = $1`,
    [userId],
  )
  await app.make('sendContact', { as, body: { name: `Zebedee ${surname}`, email: as, message: 'Hello' } })
  return { as, userId }
}

describe('a member’s data', () => {
  it('are downloaded completely, without secrets, and only by the member', async () => {
    const { as } = await livelyMember('Birdwhistle')
    const { status, body, headers } = await app.make('downloadData', { as })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('attachment')
    expect(body).toMatchObject({ club: 'Pulse Club', profile: { email: as, firstName: 'Zebedee' } })
    for (const part of ['consents', 'sessions', 'subscriptions', 'invoices', 'redeemedCodes', 'favourites', 'emails']) {
      expect(body[part], part).not.toEqual([])
    }
    expect(body.staffNotes).toEqual([{ text: 'Vegetarian.', changedAt: expect.any(String) }])
    expect(body.labels).toEqual([{ label: 'early bird' }])
    expect(JSON.stringify(body)).not.toMatch(/argon2|tokenHash|sandbox_ok/)
    expect((await app.make('downloadData', { as: null })).status).toBe(401)
  })
})

describe('deleting the account', () => {
  it('requires the password', async () => {
    const as = await app.newMember()
    expect(await app.make('deleteAccount', { as, body: { password: 'wrong' } })).toMatchObject({ status: 403 })
    expect((await app.make('deleteAccount', { as, body: {} })).status).toBe(400)
    expect((await app.make('deleteAccount', { as: null, body: { password } })).status).toBe(401)
    expect((await app.login(as)).status).toBe(200)
  })

  it('leaves nothing that names the member, in any table', async () => {
    const { as, userId } = await livelyMember('Quillfeather')
    await app.mailsTo(as)
    const token = await app.tokenOf(as)
    expect((await app.make('deleteAccount', { as, body: { password } })).status).toBe(204)
    const { rows: tables } = await app.database.execute(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { table_name: table } of tables) {
      const named = await app.database.execute(`select * from "${table}" as t where t::text ilike any($1)`, [
        [`%${as}%`, '%quillfeather%', ...(table === 'invoice' ? [] : [`%${userId}%`])],
      ])
      expect(named.rows, String(table)).toEqual([])
    }
    expect((await app.make('getUser', { as: null, headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
    expect((await app.login(as)).status).toBe(404)
    expect((await app.mailsTo(as)).at(-1)).toContain('deleted your account')
  })

  it('the address may be used again by a new member', async () => {
    const as = await app.newMember()
    await app.make('purchase', { as, body: await purchaseBody(app) })
    await app.make('deleteAccount', { as, body: { password } })
    const again = { emailAddress: as, passwordHash: password, countryCode: 'gb' }
    const body = {
      userDetail: { applicationProfile: again },
      emailPassword: false,
      thirdPartyUserId: '',
      skipConsent: true,
    }
    expect((await app.make('signUp', { body })).status).toBe(201)
    const { token } = await app.signIn(as)
    const reply = await app.make('listSubscriptions', { as: null, headers: { authorization: `Bearer ${token}` } })
    expect(reply.body).toEqual([])
  })
})

describe('a trial', () => {
  it('S-28 is given once a year per address, even if its accounts are deleted', async () => {
    const as = await app.newMember()
    const trial = (headers: Record<string, string>) => app.make('startTrial', { as: null, headers, body: {} })
    const session = async () => ({ authorization: `Bearer ${(await app.signIn(as)).token}` })
    expect((await trial(await session())).status).toBe(201)
    expect((await app.make('deleteAccount', { as, body: { password } })).status).toBe(204)
    const applicationProfile = { emailAddress: as.toUpperCase(), passwordHash: password, countryCode: 'gb' }
    const userDetail = { applicationProfile }
    const body = { userDetail, emailPassword: false, thirdPartyUserId: '', skipConsent: true }
    expect((await app.make('signUp', { body })).status).toBe(201)
    const again = await session()
    const refused = await trial(again)
    expect([refused.status, refused.body.message]).toEqual([409, errors.trialUsed.message])
    // The stored row doesn't reveal the address.
    const { rows } = await app.database.execute('select * from taken_trial')
    expect(JSON.stringify(rows)).not.toContain('@')
    const { purgeExpired } = await import('../../platform/retention/purge-expired.ts')
    const nextYear = new Date(Date.now() + 400 * 86_400_000)
    await asPlatform(() => purgeExpired(app.database.db, nextYear))
    expect((await trial(await session())).status).toBe(201)
  })
})

describe('sessions', () => {
  it('are listed with their browsers, and can be ended one by one', async () => {
    const as = await app.newMember()
    const here = await app.tokenOf(as)
    const form = { username: as, password }
    const there = await app.call('POST', '/oauth/login', { form, headers: { 'user-agent': 'Phone/1.0' } })
    const token = there.json().Code
    const sessions = (await app.make('listSessions', { as })).body
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect(other).toMatchObject({ userAgent: 'Phone/1.0' })
    const stranger = await app.newMember()
    expect((await app.make('endSession', { as: stranger, params: { id: other.id } })).status).toBe(404)
    expect((await app.make('endSession', { as, params: { id: other.id } })).status).toBe(204)
    const asOf = (bearer: string) => app.make('getUser', { as: null, headers: { authorization: `Bearer ${bearer}` } })
    expect([(await asOf(here)).status, (await asOf(token)).status]).toEqual([200, 401])
    expect((await app.make('endSession', { as, params: { id: other.id } })).status).toBe(404)
  })
})
