import { randomUUID } from 'node:crypto'
import type { MemberImport, MemberImportCheck } from '@upbeat/contract/studio/entities/member-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmtpSink, type SmtpSink } from '../../../testing/smtp-sink.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let relay: SmtpSink
let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  relay = await openSmtpSink()
  app = await openStaffApp({ SMTP_URL: relay.url })
  owner = await app.newStaff('owner')
})
afterAll(async () => {
  await app.close()
  await relay.close()
})

type Options = { as?: TestStaff; invite?: boolean; more?: object }
const base64 = (text: string) => Buffer.from(text).toString('base64')
const check = async (text: string, { as = owner, more = {} }: Options = {}): Promise<MemberImportCheck> =>
  (await app.studio('checkMemberImport', { as, body: { file: base64(text), ...more } })).body
async function start(text: string, options: Options = {}) {
  const { as = owner, invite = false, more = {} } = options
  const { plan } = await check(text, options)
  const body = { file: base64(text), fileName: 'members.csv', plan, invite, ...more }
  return app.studio('importMembers', { as, body })
}
/** Imports and waits until all emails of it are sent. */
async function take(text: string, options: Options = {}): Promise<MemberImport> {
  const { status, body } = await start(text, options)
  expect(status).toBe(200)
  await app.advance(0)
  return find(body.id, options.as)
}
async function find(id: string, as = owner): Promise<MemberImport> {
  const { imports } = (await app.studio('listMemberImports', { as })).body
  return imports.find((one: MemberImport) => one.id === id)
}
const invite = (id: string, as = owner) => app.studio('inviteImportedMembers', { as, params: { id } })
const mailsTo = (address: string) => relay.received.filter(({ to }) => to.includes(`<${address}>`))
const textOf = ({ data = '' }: { data?: string } = {}) => data.replace(/=\r\n/g, '').replaceAll('=3D', '=')
const membersWith = async (search: string, as = owner) =>
  (await app.studio('listMembers', { as, query: { search } })).body.members
const fresh = () => `n${randomUUID().slice(0, 8)}`

describe('a file of members', () => {
  it('MEMB-05 is first only checked: what each row does, and why one is refused', async () => {
    const name = fresh()
    const file = [
      'E-Mail;Name;Tage;Labels',
      `${name}@club.example;Ada Lovelace;30;VIP`,
      'active@pulse.example;Known;;',
      'ACTIVE@Pulse.Example;Known;;',
      `${name.toUpperCase()}@club.example;Again;;`,
      'nobody;;;',
      `${name}2@club.example;;0;`,
    ].join('\r\n')
    const report = await check(file)
    expect(report).toMatchObject({ fault: null, source: 'plain', counts: { new: 1, known: 1, refused: 4 } })
    expect(report.columns).toEqual([
      { header: 'E-Mail', field: 'email', sample: `${name}@club.example` },
      { header: 'Name', field: 'name', sample: 'Ada Lovelace' },
      { header: 'Tage', field: 'days', sample: '30' },
      { header: 'Labels', field: 'labels', sample: 'VIP' },
    ])
    expect(report.rows.map(({ row, status, problems }) => [row, status, problems[0]?.problem])).toEqual([
      [2, 'new', undefined],
      [3, 'known', undefined],
      [4, 'refused', 'doubleAddress'],
      [5, 'refused', 'doubleAddress'],
      [6, 'refused', 'address'],
      [7, 'refused', 'days'],
    ])
    expect(await membersWith(name)).toEqual([])
    expect((await app.studio('listAudit', { as: owner })).body.entries[0]?.action).not.toBe('members.imported')
  })

  it('MEMB-05 gives members accounts, access, labels, a note, and marketing emails only if it says so', async () => {
    const name = fresh()
    const file = [
      'Email,First name,Last name,Language,Access,Plan,Access until,Labels,Marketing,Note',
      `gift-${name}@club.example,Ada,Lovelace,de,gift,,never,"VIP, Mat",yes,"Likes, yoga"`,
      `plan-${name}@club.example,Kim,,,plan,pulse-monthly,2090-01-01,,no,`,
      `none-${name}@club.example,,,,,,,,,`,
    ].join('\n')
    const { counts, ...report } = await check(file)
    expect(report.rows.map(({ problems }) => problems)).toEqual(
      [[], [{ problem: 'farDate', field: 'until', text: '2090-01-01' }], []].toSorted(
        (one, other) => one.length - other.length,
      ),
    )
    expect(counts).toEqual({ new: 2, known: 0, refused: 1 })
    const within = file.replace('2090-01-01', await dayIn(90))
    expect((await take(within)).rows).toEqual({ waiting: 0, made: 3, known: 0, refused: 0 })
    const page = async (kind: string) => {
      const [{ id }] = await membersWith(`${kind}-${name}`)
      return (await app.studio('getMember', { as: owner, params: { id } })).body
    }
    const gift = await page('gift')
    expect(gift).toMatchObject({ firstName: 'Ada', language: 'de', labels: ['Mat', 'VIP'], note: 'Likes, yoga' })
    expect(gift).toMatchObject({ state: 'code', access: { may: true, until: null }, hasPassword: true })
    expect(gift.consents).toMatchObject([{ accepted: true }])
    const plan = await page('plan')
    expect(plan.access).toMatchObject({ may: true, until: `${await dayIn(90)}T12:00:00.000Z` })
    expect(plan.memberships).toMatchObject([{ source: 'code', planName: expect.stringMatching(/./) }])
    expect(plan.consents).toMatchObject([{ accepted: false }])
    expect(await page('none')).toMatchObject({ state: 'none', consents: [], access: { reason: 'never' } })
    expect(relay.received.filter(({ to }) => to.includes(name))).toEqual([])
    const [entry] = (await app.studio('listAudit', { as: owner })).body.entries.filter(
      ({ action }: { action: string }) => action === 'members.imported',
    )
    expect(entry).toMatchObject({ objectName: '3', after: { count: 3, refused: 0, invited: false } })
  })

  it('MEMB-05 that says something else than what was checked is refused, and so is one with a fault', async () => {
    const name = fresh()
    const { plan } = await check(`Email\n${name}@club.example\n`)
    const send = (text: string) =>
      app.studio('importMembers', {
        as: owner,
        body: { file: base64(text), fileName: 'x.csv', plan, invite: false },
      })
    expect((await send(`Email\n${name}x@club.example\n`)).body.code).toBe('changedElsewhere')
    expect((await send(`${name}@club.example\n`)).status).toBe(400)
    expect(await membersWith(name)).toEqual([])
  })

  it('MEMB-05 started twice at once is imported once', async () => {
    const name = fresh()
    const manager = await app.newStaff('manager')
    const file = `Email\n${Array.from({ length: 40 }, (_, n) => `${name}-${n}@club.example`).join('\n')}\n`
    const both = await Promise.all([start(file, { invite: true }), start(file, { as: manager, invite: true })])
    const codes = both.map(({ status, body }) => body.code ?? status)
    expect(codes.includes(200)).toBe(true)
    await app.advance(0)
    expect(await membersWith(name)).toHaveLength(40)
    const mailed = relay.received.map(({ to }) => to).filter((to) => to.includes(name))
    expect(mailed).toHaveLength(40)
    expect(new Set(mailed).size).toBe(40)
  })

  it('MEMB-05 can’t start while another one runs', async () => {
    const id = randomUUID()
    await app.database.execute(
      `insert into member_import (tenant_id, id, file_name, source, header, started_by, started_at, address, invites)
        select id, $1, 'other.csv', 'plain', '[]', 'Sam', now(), 'http://localhost', 'later' from tenant where name = 'pulse'`,
      [id],
    )
    expect((await start(`Email\n${fresh()}@club.example\n`)).body.code).toBe('importRunning')
    expect((await invite(id)).body.code).toBe('notAllowedNow')
    await app.database.execute('delete from member_import where id = $1', [id])
  })

  it('MEMB-05 whose addresses join meanwhile leaves those members as they are', async () => {
    const file = (address: string) => `Email,Name\n${address},From File\n`
    const address = await app.newMember()
    const name = fresh()
    const text = `${file(address)}${name}@club.example,New One\n`
    expect((await take(text, { invite: true })).rows).toEqual({ waiting: 0, made: 1, known: 1, refused: 0 })
    expect((await membersWith(address))[0]).toMatchObject({ firstName: '' })
    expect(mailsTo(address)).toEqual([])
    expect(mailsTo(`${name}@club.example`)).toHaveLength(1)
  })

  it('MEMB-05 keeps refused rows as they are in the file, with their reasons, for a month', async () => {
    const file = `Email,Phone\n${fresh()}@club.example,1\nnobody,"2, 3"\n`
    const { id, hasRefusedRows } = await take(file)
    expect(hasRefusedRows).toBe(true)
    expect((await app.studio('listRefusedMembers', { as: owner, params: { id } })).body).toEqual({
      header: ['Email', 'Phone'],
      rows: [{ row: 3, cells: ['nobody', '2, 3'], problems: [{ problem: 'address', field: 'email', text: 'nobody' }] }],
    })
    await app.advance(31 * 86_400)
    owner = await app.newStaff('owner')
    await app.database.execute(`insert into pgboss.job (name, data) values ('expiredPurged', null)`)
    await app.advance(0)
    expect((await app.studio('listRefusedMembers', { as: owner, params: { id } })).body.rows).toEqual([])
    const other = await app.newStaff('owner', 'harbour')
    expect((await app.studio('listRefusedMembers', { as: other, params: { id } })).status).toBe(404)
    expect((await invite(id, other)).status).toBe(404)
  })

  it('MEMB-05 names plans that the club doesn’t have, and takes a plan chosen for them', async () => {
    const file = `Email,Plan,Days\n${fresh()}@club.example,Platinum,9\n`
    expect(await check(file)).toMatchObject({ unknownPlans: ['Platinum'], counts: { refused: 1 } })
    const more = { plans: { Platinum: 'pulse-monthly' } }
    expect(await check(file, { more })).toMatchObject({ unknownPlans: [], counts: { new: 1 } })
    expect((await check(file, { more })).rows[0]?.access).toMatchObject({ planTag: 'pulse-monthly' })
  })

  it('STAFF-15 MEMB-05 is for owners and managers', async () => {
    const support = await app.newStaff('support')
    expect((await app.studio('checkMemberImport', { as: support, body: { file: base64('Email\n') } })).status).toBe(403)
    expect((await app.studio('listMemberImports', { as: support })).status).toBe(403)
  })
})

describe('an invitation', () => {
  it('MEMB-05 has a link, in the member’s language, that sets the first password', async () => {
    const address = `${fresh()}@pulse.example`
    await take(`Email,Name,Language\n${address},Zoë M,de\n`, { invite: true })
    const [mail] = mailsTo(address)
    expect(textOf(mail)).toMatch(/Passwort/)
    const [, token = ''] = /\/user\/forget\/([\w-]+)/.exec(textOf(mail)) ?? []
    await app.advance(29 * 86_400)
    owner = await app.newStaff('owner')
    const body = { token, password: 'Other1234', confirmPassword: 'Other1234' }
    expect((await app.make('resetPassword', { body })).status).toBe(200)
    expect((await app.login(address, 'Other1234')).status).toBe(200)
    expect((await app.make('resetPassword', { body })).status).toBe(401)
  })

  it('MEMB-05 that is lost is replaced by a forgotten password', async () => {
    const address = `${fresh()}@pulse.example`
    await take(`Email\n${address}\n`)
    expect((await app.make('forgotPassword', { body: { EmailAddress: address } })).status).toBe(200)
    await app.advance(0)
    expect(mailsTo(address)).toHaveLength(1)
  })

  it('MEMB-05 can be sent later, and by two people at once it is sent once', async () => {
    const name = fresh()
    const addresses = Array.from({ length: 50 }, (_, n) => `${name}-${n}@club.example`)
    const { id, invitations } = await take(`Email\n${addresses.join('\n')}\n`)
    expect(invitations).toMatchObject({ held: 50, sent: 0 })
    const manager = await app.newStaff('manager')
    await Promise.all([invite(id), invite(id, manager)])
    await app.advance(0)
    for (const address of addresses) expect(mailsTo(address)).toHaveLength(1)
    expect((await find(id)).invitations).toMatchObject({ held: 0, waiting: 0, sent: 50 })
    expect((await invite(id)).body).toEqual({ count: 0 })
    await app.advance(0)
    for (const address of addresses) expect(mailsTo(address)).toHaveLength(1)
  })

  it('MEMB-05 that the relay refuses for now is sent later, once', async () => {
    const address = `${fresh()}@club.example`
    relay.refuse(true)
    const { id } = (await start(`Email\n${address}\n`, { invite: true })).body
    await expect.poll(async () => (await find(id)).invitations.waiting, { timeout: 20_000 }).toBe(1)
    await expect
      .poll(
        async () =>
          (await app.database.execute(`select 1 from pgboss.job where name = 'memberInvitations' and state = 'retry'`))
            .rows.length,
        { timeout: 20_000 },
      )
      .toBe(1)
    relay.refuse(false)
    await app.database.execute(`update pgboss.job set start_after = now() where state = 'retry'`)
    await app.advance(0)
    await app.advance(0)
    expect(mailsTo(address)).toHaveLength(1)
  })

  it('MEMB-05 is unclear, and not sent again, if the connection breaks before the relay’s reply', async () => {
    const address = `${fresh()}@club.example`
    const { id } = await take(`Email\n${address}\n`)
    relay.breakOff(true)
    await invite(id)
    await expect.poll(async () => (await find(id)).invitations.unclear, { timeout: 20_000 }).toBe(1)
    relay.breakOff(false)
    expect((await invite(id)).body).toEqual({ count: 0 })
    await app.advance(0)
    expect(mailsTo(address)).toHaveLength(1)
  })

  it('MEMB-05 is not sent again if the server stopped while it was sent', async () => {
    const address = `${fresh()}@club.example`
    const { id } = await take(`Email\n${address}\n`)
    await app.database.execute(`update member_invitation set state = 'sending' where import_id = $1`, [id])
    expect((await invite(id)).body).toEqual({ count: 0 })
    await app.database.execute('insert into pgboss.job (name, data) values ($1, $2)', [
      'memberInvitations',
      JSON.stringify({ tenantId: await tenantId(), importId: id }),
    ])
    await app.advance(0)
    expect((await find(id)).invitations).toMatchObject({ waiting: 1, unclear: 0 })
    await app.advance(6 * 60)
    expect(mailsTo(address)).toEqual([])
    expect((await find(id)).invitations).toMatchObject({ waiting: 0, unclear: 1, sent: 0 })
  })

  it('MEMB-05 isn’t sent to a member who has a password by then', async () => {
    const address = `${fresh()}@club.example`
    const { id } = await take(`Email\n${address}\n`)
    await app.database.execute(`update member set password_hash = 'set' where email = $1`, [address])
    await invite(id)
    await app.advance(0)
    expect(mailsTo(address)).toEqual([])
    expect((await find(id)).invitations).toMatchObject({ needless: 1 })
  })
})

async function dayIn(days: number): Promise<string> {
  const { now } = (await app.call('GET', '/demo/clock')).json()
  return new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10)
}

async function tenantId(): Promise<string> {
  const { rows } = await app.database.execute(`select id from tenant where name = 'pulse'`)
  return String(rows[0]?.id)
}
