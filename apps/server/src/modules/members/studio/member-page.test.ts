import { randomUUID } from 'node:crypto'
import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { type Role, roles } from '@upbeat/rules/staff/may'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, purchaseBody } from '../../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
})
afterAll(() => app.close())

const idOf = async (as: string): Promise<string> => (await app.make('getUser', { as })).body.userId
async function newMember() {
  const email = await app.newMember()
  return { email, params: { id: await idOf(email) } }
}
async function newPayer(card?: string) {
  const member = await newMember()
  await app.make('purchase', { as: member.email, body: await purchaseBody(app, 'monthly', card) })
  return member
}
const read = async (params: { id: string }, as = owner): Promise<StudioMember> =>
  (await app.studio('getMember', { as, params })).body
const actionsOn = async ({ id }: { id: string }) => {
  const { rows } = await app.database.execute(
    `select action from audit_entry where object_kind = 'member' and object_id = $1 order by at, id`,
    [id],
  )
  return rows.map(({ action }) => action)
}

describe('a member’s page', () => {
  it('MEMB-02 shows membership, payments, sessions, consents, and emails with the relay’s answer', async () => {
    const { email, params } = await newPayer()
    await app.mailsTo(email)
    const shown = await read(params)
    expect(shown).toMatchObject({ email, state: 'paying', hasPassword: true, access: { may: true, reason: 'paid' } })
    expect(shown.memberships).toMatchObject([{ isRunning: true, reason: 'paid' }])
    expect(shown.payments).toMatchObject([{ amountMinor: 999, currency: 'gbp', status: 'paid' }])
    expect(shown.sessions).toHaveLength(1)
    expect(shown.facts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['subscribed', 'member_joined']))
    expect(shown.emails).toMatchObject([{ kind: 'receipt', address: email, state: 'kept', attempts: 1 }])
  })

  it('MEMB-02 shows the classes that the member has watched', async () => {
    const { email, params } = await newMember()
    const body = { workoutName: 'Slow flow', trackingResult: 7, durationSeconds: 600 }
    expect((await app.make('addActivity', { as: email, body })).status).toBeLessThan(300)
    expect((await read(params)).watched).toMatchObject([{ name: 'Slow flow', seconds: 600 }])
  })

  it('MEMB-02 logs a view once per person in ten minutes, without naming the member', async () => {
    const { email, params } = await newMember()
    const other = await app.newStaff('support')
    for (const as of [owner, owner, other]) await read(params, as)
    expect(await actionsOn(params)).toEqual(['member.viewed', 'member.viewed'])
    await app.advance(601)
    await read(params, other)
    expect(await actionsOn(params)).toHaveLength(3)
    const { rows } = await app.database.execute('select * from audit_entry where object_id = $1', [params.id])
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  it('hides amounts from those who may neither see money nor refund it', async () => {
    const { params } = await newPayer()
    const shown = await read(params, await app.newStaff('support'))
    expect([shown.payments[0]?.amountMinor, shown.actions.refund]).toEqual([null, null])
  })

  it('keeps note and labels, and reports what somebody else has changed meanwhile', async () => {
    const { params } = await newMember()
    const save = (changes: object[], as = owner) => app.studio('saveMemberNote', { as, params, body: { changes } })
    const labels = { field: 'labels', base: [], value: ['VIP', 'Corporate', 'VIP'] }
    const note = { field: 'note', base: '', value: 'Prefers mornings.' }
    expect((await save([labels, note])).body).toEqual({
      fields: { note: 'Prefers mornings.', labels: ['Corporate', 'VIP'] },
      conflicts: [],
    })
    expect(await read(params)).toMatchObject({ note: 'Prefers mornings.', notedBy: { name: 'Test owner' } })
    const late = await save([{ field: 'note', base: '', value: 'Prefers evenings.' }], await app.newStaff('support'))
    expect(late.body.conflicts).toEqual([{ field: 'note', yours: 'Prefers evenings.', theirs: 'Prefers mornings.' }])
    expect((await save([{ field: 'labels', base: [], value: ['x'.repeat(41)] }])).status).toBe(200)
    expect((await save([{ field: 'labels', base: ['Corporate', 'VIP'], value: ['x'.repeat(41)] }])).status).toBe(400)
  })

  it('is not found for an unknown member, another club’s, and the members that previews simulate', async () => {
    const { params } = await newMember()
    const theirs = await app.newStaff('owner', 'tempo')
    expect((await app.studio('getMember', { as: theirs, params })).status).toBe(404)
    expect((await app.studio('getMember', { as: owner, params: { id: randomUUID() } })).status).toBe(404)
  })
})

describe('what staff do for a member', () => {
  const allowed = {
    getMember: ['owner', 'manager', 'support'],
    saveMemberNote: ['owner', 'manager', 'support'],
    sendMemberReset: ['owner', 'manager', 'support'],
    addMemberDays: ['owner', 'manager', 'support'],
    cancelMembership: ['owner', 'manager', 'support'],
    endMemberSessions: ['owner', 'manager'],
    changeMemberAddress: ['owner', 'manager'],
    refundMember: ['owner', 'manager'],
    exportMember: ['owner'],
    deleteMember: ['owner'],
  } as const satisfies Record<string, readonly Role[]>
  it.each(Object.entries(allowed))('MEMB-04 %s is for %j only', async (name, permitted) => {
    const params = { id: randomUUID() }
    for (const role of roles) {
      const as = await app.newStaff(role)
      await app.reauthenticate(as)
      const { status } = await app.studio(name as keyof typeof allowed, { as, params, body: {} })
      expect([role, status === 403]).toEqual([role, !(permitted as readonly Role[]).includes(role)])
    }
  })

  it.each(['exportMember', 'deleteMember'] as const)('MEMB-04 %s asks for the password again', async (name) => {
    const { params } = await newMember()
    const { body } = await app.studio(name, { as: await app.newStaff('owner'), params })
    expect(body.code).toBe('reauthenticationRequired')
  })

  it('MEMB-04 sends one reset email, however often it is asked for at once', async () => {
    const { email, params } = await newMember()
    const other = await app.newStaff('support')
    const replies = await Promise.all([owner, owner, other].map((as) => app.studio('sendMemberReset', { as, params })))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('emailedAlready')
    expect((await app.mailsTo(email)).filter((mail) => mail.includes('/user/forget/'))).toHaveLength(1)
    expect(await actionsOn(params)).toEqual(['member.resetSent'])
  })

  it('MEMB-04 ends all sessions at once', async () => {
    const { email, params } = await newMember()
    expect((await app.studio('endMemberSessions', { as: owner, params })).status).toBe(204)
    expect((await app.make('getUser', { as: email })).status).toBe(401)
    expect((await read(params)).sessions).toEqual([])
  })

  it('MEMB-04 changes the address: the old one is told and can undo it', async () => {
    const { email, params } = await newMember()
    const body = { email: `moved-${email}`, base: email }
    const change = (more = {}) => app.studio('changeMemberAddress', { as: owner, params, body: { ...body, ...more } })
    expect((await change()).status).toBe(204)
    // A second click, and somebody who still sees the old address.
    expect((await change()).status).toBe(204)
    expect((await change({ email: 'another@pulse.example' })).body.code).toBe('changedElsewhere')
    expect((await read(params)).email).toBe(body.email)
    expect(await app.mailsTo(email)).toHaveLength(1)
    expect((await app.login(email)).status).not.toBe(200)
    expect((await app.login(body.email)).status).toBe(200)
    const taken = await newMember()
    expect((await change({ email: taken.email, base: body.email })).body.code).toBe('emailInUse')
  })

  it('MEMB-04 adds days: begins free access, then extends it; a second click adds nothing', async () => {
    const { params } = await newMember()
    const add = (days: number, version: string) =>
      app.studio('addMemberDays', { as: owner, params, body: { days, version } })
    const { version } = await read(params)
    expect((await add(7, version)).status).toBe(204)
    expect((await add(7, version)).body.code).toBe('changedElsewhere')
    const begun = await read(params)
    expect(begun).toMatchObject({ access: { may: true, reason: 'freeAccess' }, actions: { addDays: 'extend' } })
    expect((await add(3, begun.version)).status).toBe(204)
    const extended = await read(params)
    expect(Date.parse(extended.access.until ?? '') - Date.parse(begun.access.until ?? '')).toBe(3 * 86_400_000)
    expect((await actionsOn(params)).filter((action) => action === 'member.daysAdded')).toHaveLength(2)
  })

  it('MEMB-04 adds days to a trial, but not to a paid membership', async () => {
    const { email, params } = await newMember()
    await app.make('startTrial', { as: email })
    const before = await read(params)
    const body = { days: 5, version: before.version }
    expect((await app.studio('addMemberDays', { as: owner, params, body })).status).toBe(204)
    expect(Date.parse((await read(params)).access.until ?? '') - Date.parse(before.access.until ?? '')).toBe(
      5 * 86_400_000,
    )
    const payer = await newPayer()
    const { version, actions } = await read(payer.params)
    expect(actions.addDays).toBe('no')
    const refused = await app.studio('addMemberDays', { as: owner, params: payer.params, body: { days: 5, version } })
    expect(refused.body.code).toBe('notAllowedNow')
  })

  it('MEMB-04 cancels at the end of the period, once, and emails the member', async () => {
    const { email, params } = await newPayer()
    const body = { at: 'periodEnd', version: (await read(params)).version }
    const replies = [owner, owner].map((as) => app.studio('cancelMembership', { as, params, body }))
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await read(params)).toMatchObject({
      access: { may: true, reason: 'lastPeriod' },
      actions: { cancel: false },
    })
    await app.mailsTo(email)
    expect((await read(params)).emails.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
  })

  it.each(['a paid membership', 'free access'] as const)('MEMB-04 ends %s now', async (what) => {
    const { params } = what === 'free access' ? await newMember() : await newPayer()
    if (what === 'free access') {
      const days = { days: 30, version: (await read(params)).version }
      await app.studio('addMemberDays', { as: owner, params, body: days })
    }
    const body = { at: 'now', version: (await read(params)).version }
    expect((await app.studio('cancelMembership', { as: owner, params, body })).status).toBe(204)
    expect((await read(params)).access.may).toBe(false)
    expect((await app.studio('cancelMembership', { as: owner, params, body })).status).toBe(409)
  })

  it('MEMB-04 refunds the last payment once, and ends the membership', async () => {
    const { params } = await newPayer(cards.good)
    const { version, actions } = await read(params)
    expect(actions.refund).toEqual({ amountMinor: 999, currency: 'gbp' })
    const replies = [owner, await app.newStaff('manager')].map((as) =>
      app.studio('refundMember', { as, params, body: { version } }),
    )
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([204, 409])
    const shown = await read(params)
    expect(shown.access).toMatchObject({ may: false, reason: 'refunded' })
    expect(shown.payments).toMatchObject([{ status: 'refunded' }])
    expect((await actionsOn(params)).filter((action) => action === 'member.refunded')).toHaveLength(1)
  })

  it('MEMB-04 exports everything about a member, and deletes the account', async () => {
    const { email, params } = await newPayer()
    await app.reauthenticate(owner)
    const file = await app.studio('exportMember', { as: owner, params })
    expect(file.headers['content-disposition']).toContain('member-data.json')
    expect(JSON.stringify(file.body)).toContain(email)
    expect((await app.studio('deleteMember', { as: owner, params })).status).toBe(204)
    expect((await app.studio('deleteMember', { as: owner, params })).status).toBe(404)
    expect((await app.studio('getMember', { as: owner, params })).status).toBe(404)
    const left = await app.database.execute('select * from audit_entry where object_id = $1', [params.id])
    expect(JSON.stringify(left.rows)).not.toContain(email)
    expect(await actionsOn(params)).toEqual(expect.arrayContaining(['member.exported', 'member.deleted']))
  })
})
