import { randomUUID } from 'node:crypto'
import type { MemberImportCheck } from '@upbeat/contract/studio/entities/member-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let here: TestStaff
let there: TestStaff
let now: Date
beforeAll(async () => {
  app = await openStaffApp()
  here = await app.newStaff('owner', 'pulse')
  there = await app.newStaff('owner', 'harbour')
  for (const owner of [here, there]) await app.reauthenticate(owner)
  now = new Date((await app.call('GET', '/demo/clock')).json().now)
  // The second club sells the same plan, as one does that moves.
  await app.database.execute(
    `insert into plan (tenant_id, tag, product_id, display_name, interval, interval_count, price_minor, currency, position)
      select t.id, 'pulse-monthly', 'moved', 'Monthly', 'Monthly', 1, 999, 'gbp', 9 from tenant t where t.name = 'harbour'`,
  )
})
afterAll(() => app.close())

const header = 'Email,First name,Last name,Language,Country,Joined,Access,Plan,Code,Access until,Labels,Marketing,Note'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const exported = async (as: TestStaff, query: Record<string, string> = {}): Promise<string> =>
  (await app.studio('exportMembers', { as, query })).body
const check = async (as: TestStaff, text: string): Promise<MemberImportCheck> =>
  (await app.studio('checkMemberImport', { as, body: { file: base64(text) } })).body
async function take(as: TestStaff, text: string) {
  const { plan } = await check(as, text)
  const body = { file: base64(text), fileName: 'members.csv', plan, invite: false }
  expect((await app.studio('importMembers', { as, body })).status).toBe(200)
  await app.advance(0)
}
const dayIn = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

type Member = { email: string; firstName?: string; lastName?: string; note?: string; labels?: string[] }
/** A member of pulse with the label `moving`. */
async function stored({ email, firstName = '', lastName = '', note, labels = [] }: Member): Promise<string> {
  const id = randomUUID()
  const run = (text: string, more: unknown[]) => app.database.execute(text, [id, ...more])
  await run(
    `insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at, password_hash)
      select $1, id, $2, lower($2), $3, $4, '2024-02-29T23:10:00Z', 'none' from tenant where name = 'pulse'`,
    [email, firstName, lastName],
  )
  for (const label of ['moving', ...labels])
    await run('insert into member_label select tenant_id, id, $2 from member where id = $1', [label])
  if (note !== undefined)
    await run(`insert into member_note select tenant_id, id, $2, 'Sam', now() from member where id = $1`, [note])
  return id
}

/** Any membership, by columns of its table. */
async function withMembership(memberId: string, row: Record<string, unknown>) {
  const values = { id: randomUUID(), status: 'active', source: 'code', started_at: now, updated_at: now, ...row }
  const names = Object.keys(values)
  await app.database.execute(
    `insert into subscription (member_id, tenant_id, ${names.join(', ')})
      select id, tenant_id, ${names.map((_, place) => `$${place + 2}`).join(', ')} from member where id = $1`,
    [memberId, ...Object.values(values).map((value) => (value instanceof Date ? value.toISOString() : value))],
  )
}

describe('an export of members', () => {
  it('MEMB-05 comes back byte for byte from the club that imports it, and gifts stay gifts', async () => {
    const until = new Date(`${dayIn(40)}T18:30:00Z`)
    await stored({ email: 'A.None@move.example', firstName: 'Ada', lastName: 'O’Neil, Jr.' })
    await withMembership(await stored({ email: 'free@move.example' }), { access_ends_at: null })
    await withMembership(await stored({ email: 'days@move.example' }), { access_ends_at: until })
    await withMembership(await stored({ email: 'gift@move.example', labels: ['Mat, thick', 'a;b', '"q"'] }), {
      granted_as: 'gift',
      access_ends_at: null,
    })
    await withMembership(await stored({ email: 'code@move.example' }), {
      discount_code: 'SPRING-24',
      access_ends_at: until,
    })
    await withMembership(await stored({ email: 'paying@move.example', note: ' Two\r\nlines; "quoted" ' }), {
      source: 'sandbox',
      plan_tag: 'pulse-monthly',
      current_period_end: until,
    })
    await withMembership(await stored({ email: 'trial@move.example' }), {
      source: 'sandbox',
      status: 'trialing',
      plan_tag: 'pulse-monthly',
      current_period_end: until,
      trial_started_at: now,
    })
    await withMembership(await stored({ email: 'ended@move.example' }), { status: 'inactive', ends_at: now })
    await stored({ email: 'formula@move.example', firstName: '=1+1', lastName: "'@x", note: '-2+3', labels: ['+1'] })
    const yes = await stored({ email: 'yes@move.example' })
    const no = await stored({ email: 'zo\u00E9@move.example', firstName: 'Zo\u0065\u0301' })
    for (const [id, action] of [
      [yes, 'accepted'],
      [no, 'rejected'],
    ]) {
      await app.database.execute(
        `insert into consent_answer (id, tenant_id, member_id, policy, tag, version, language, action, answered_at)
          select gen_random_uuid(), tenant_id, id, 'Marketing', 'x', '1', 'en-gb', $2, now() from member where id = $1`,
        [id, action],
      )
    }
    await app.database.execute(
      `insert into marketing_confirmation (token_hash, tenant_id, member_id, sent_at, confirmed_at)
        select 'moved', tenant_id, id, now(), now() from member where id = $1`,
      [yes],
    )
    const out = await exported(here, { label: 'moving' })
    expect(out.split('\r\n')).toHaveLength(13)
    expect(out).toContain('gift@move.example,,,,gb,2024-02-29,gift,,,never,')
    expect(out).toContain(`paying@move.example,,,,gb,2024-02-29,plan,pulse-monthly,,${dayIn(40)},`)
    expect(out).toContain(`trial@move.example,,,,gb,2024-02-29,trial,pulse-monthly,,${dayIn(40)},`)
    expect(await check(there, out)).toMatchObject({
      source: 'ownExport',
      fault: null,
      counts: { new: 11, known: 0, refused: 0 },
    })
    await take(there, out)
    expect(await exported(there, { label: 'moving' })).toBe(out)
    const { rows } = await app.database.execute(
      `select granted_as, access_ends_at from subscription s join member m on m.id = s.member_id
        join tenant t on t.id = m.tenant_id where t.name = 'harbour' and m.email = 'gift@move.example'`,
    )
    expect(rows).toEqual([{ granted_as: 'gift', access_ends_at: null }])
  })

  it('MEMB-05 changes nothing in the club that it comes from', async () => {
    const before = await exported(here)
    const { counts } = await check(here, before)
    expect(counts.new).toBe(0)
    await take(here, before)
    expect(await exported(here)).toBe(before)
  })

  it('MEMB-05 has no cell that a spreadsheet takes for a formula', async () => {
    const cells = (await exported(here)).split(/[,\r\n]+/)
    expect(cells.filter((cell) => /^"?[=@]/.test(cell) || /^"?[+-]\D/.test(cell))).toEqual([])
    expect(cells).toContain("'=1+1")
  })

  it('MEMB-05 of a list without members is its header', async () => {
    expect(await exported(here, { search: 'nobodyatall' })).toBe(`\uFEFF${header}\r\n`)
  })

  it('STAFF-15 MEMB-05 is for owners who have just confirmed it, and logged', async () => {
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    expect((await app.studio('exportMembers', { as: manager })).status).toBe(403)
    const owner = await app.newStaff('owner')
    expect((await app.studio('exportMembers', { as: owner })).body.code).toBe('reauthenticationRequired')
    await app.reauthenticate(owner)
    const file = await app.studio('exportMembers', { as: owner, query: { label: 'moving' } })
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store' })
    const [entry] = (await app.studio('listAudit', { as: owner })).body.entries
    expect(entry).toMatchObject({ action: 'members.listExported', objectName: '11', after: { count: 11 } })
  })
})
