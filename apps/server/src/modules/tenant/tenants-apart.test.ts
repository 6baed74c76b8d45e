import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallName, calls } from '@upbeat/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEvent } from '../../testing/change-event.ts'
import { type ClubIds, fillClub } from '../../testing/cross-tenant-ids.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { reachAcrossClubs } from '../../testing/reach-across-clubs.ts'
import type { JobData, JobName } from '../jobs/job-data.ts'

const asker = 'active@pulse.example'
const countingCalls: CallName[] = [
  ...(['getUser', 'listFavourites', 'listActivity', 'listPlayheads', 'listSubscriptions', 'listUserConsents'] as const),
  ...(['getCollections', 'getMetadata', 'listChannels', 'listProducts'] as const),
]

/** Every kind of job that belongs to a club: a new one fails to compile until it is tested here. */
type ClubJobs = { [N in JobName as string extends keyof JobData[N] ? never : N]: JobData[N] }

let app: MemberApp
let ids: ClubIds
let before: Record<string, string>
beforeAll(async () => {
  // Rate limits aren't tested here.
  const often = '1000'
  app = await openMemberApp({ SIGN_UPS_PER_ADDRESS: often, CONTACT_PER_ADDRESS: often, FORGOT_PER_ACCOUNT: often })
  before = await counted()
  ids = await fillClub(app)
})
afterAll(() => app.close())

/** Everything that a member of pulse can read without naming an id. */
async function counted() {
  const replies = await Promise.all(countingCalls.map((name) => app.make(name, { as: asker })))
  const found = await app.make('searchClasses', { as: asker, body: { take: 9999 } })
  const texts = [...replies, found].map(({ body }) => JSON.stringify(body))
  return Object.fromEntries([...countingCalls, 'searchClasses'].map((name, at) => [name, digestOf(texts[at] ?? '')]))
}

function digestOf(text: string) {
  return createHash('md5').update(text).digest('hex')
}

/** Every row of a club, table by table. */
async function rowsOf(tenantId: string) {
  const tables = await app.database.execute(`select c.oid::regclass::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const digests: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const text = `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${name} t where tenant_id = $1`
    digests[String(name)] = (await app.database.execute(text, [tenantId])).rows[0]
  }
  return digests
}

/** The other club's member has requested a reminder of an event of that club that starts in two hours. */
async function dueReminder() {
  const start = new Date(Date.parse((await app.call('GET', '/demo/clock')).json().now) + 2 * 3600_000)
  await changeEvent(app, ids.eventId, () => ({ startsAt: start }))
  const asked = { as: ids.as, params: { id: ids.eventId }, body: { timeZone: 'Europe/Berlin' } }
  expect((await app.make('addReminder', asked)).status).toBe(200)
  return { memberId: ids.userId, eventId: ids.eventId, start: start.toISOString() }
}

async function allEmails() {
  await app.advance(0)
  const folder = app.outbox ?? ''
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
}

async function emailsFrom(club: string) {
  return (await allEmails()).filter((email) => new RegExp(`^From:.*${club}`, 'm').test(email)).length
}

describe('two clubs on one installation', () => {
  it('have data of every kind', () => {
    expect(Object.entries(ids).filter(([, id]) => !id)).toEqual([])
    expect(Object.keys(calls).length).toBeGreaterThan(60)
  })

  it('neither see nor count what the other’s members do', async () => {
    expect(await counted()).toEqual(before)
  })

  it('API-02 ROLE-07 refuse every call with the other’s ids or return their own data, and change nothing there', async () => {
    const there = await rowsOf(ids.tenantId)
    expect(Object.keys(there).length).toBeGreaterThan(20)
    const emails = await emailsFrom('tempo')
    const { tries, refused, answeredOwn, faults } = await reachAcrossClubs(app, ids)
    expect(faults).toEqual([])
    expect(refused + answeredOwn).toBe(tries)
    expect(tries).toBeGreaterThan(250)
    expect(refused).toBeGreaterThan(200)
    expect(await rowsOf(ids.tenantId)).toEqual(there)
    expect(await emailsFrom('tempo')).toBe(emails)
  })

  it('have signed URLs that don’t work at the other’s host, for its classes or with its signature', async () => {
    const first = await app.make('searchClasses', { as: asker, body: { take: 1 } })
    const params = { tag: first.body.items[0].tag }
    const own = new URL((await app.make('getClass', { as: asker, params })).body.alternateLink).pathname
    const status = async (url: string, host = 'localhost:4000') =>
      (await app.call('GET', url, { headers: { host, authorization: '', tenantid: '' } })).status
    expect([await status(own), await status(ids.stream), await status(ids.captions)]).toEqual([200, 200, 200])
    const [, , ownSignature = '', ownAsset = ''] = own.split('/')
    const [, , signature = '', asset = ''] = ids.stream.split('/')
    const forged = [
      own.replace(ownAsset, asset),
      ids.stream.replace(asset, ownAsset),
      own.replace(ownSignature, signature),
      ids.stream.replaceAll(ids.tenantId, ownAsset.split('.')[0] ?? ''),
      ids.captions.replace(signature, ownSignature),
    ]
    for (const url of forged) expect(await status(url)).toBe(403)
    expect(await status(own, 'tempo.localhost:4000')).toBe(403)
    expect(await status(ids.stream, 'pulse.localhost:4000')).toBe(403)
    expect(await status(own, 'pulse.localhost:4000')).toBe(200)
  })

  it('S-13 are determined by the requested host, whatever a forwarded one says', async () => {
    const headers = { host: 'pulse.localhost:4000', 'x-forwarded-host': 'tempo.localhost:4000', tenantid: '' }
    const page = await app.call('GET', '/manifest.json', { headers })
    expect(page.json().name).toBe('Pulse Club')
    const terms = await app.call('GET', '/api/v1/tenants/pulse', { headers })
    expect(terms.text).not.toContain('tempo.localhost')
  })

  it('have their own short links and calendars, also members’ own, at their own host', async () => {
    const open = { tenantid: '', authorization: '' }
    const follow = (host: string) => app.call('GET', `/s/${ids.shortCode}`, { headers: { host, ...open } })
    expect((await follow('pulse.localhost:4000')).status).toBe(404)
    expect((await follow('tempo.localhost:4000')).status).toBe(302)
    const calendar = (host: string) =>
      app.call('GET', `/api/v1/connect/events/${ids.eventId}/calendar.ics`, { headers: { host, ...open } })
    expect((await calendar('pulse.localhost:4000')).status).toBe(404)
    expect((await calendar('tempo.localhost:4000')).status).toBe(200)
    const { calendarLink } = (await app.make('listReminders', { as: ids.as })).body
    const subscribe = (host: string) => app.call('GET', new URL(calendarLink).pathname, { headers: { host, ...open } })
    expect((await subscribe('pulse.localhost:4000')).status).toBe(404)
    expect((await subscribe('tempo.localhost:4000')).status).toBe(200)
    const [named, mac] = new URL(calendarLink).pathname.split('/').at(-1)?.split('.') ?? []
    const forged = Buffer.from(
      Buffer.from(named ?? '', 'base64url')
        .toString()
        .replace(ids.tenantId, 'pulse'),
    )
    expect((await app.call('GET', `/api/v1/connect/calendar/${forged.toString('base64url')}.${mac}.ics`)).status).toBe(
      404,
    )
  })

  it('ignore a job that names one club and the other’s member, message or event', async () => {
    const emails = async () => (await app.mailsTo(ids.as)).length
    const reminder = await dueReminder()
    const sent = await emails()
    const { rows } = await app.database.execute('select id from contact_message where tenant_id = $1', [ids.tenantId])
    const { tenantID: tenantId } = (await app.make('getTenant', { params: { name: 'pulse' } })).body
    const member = { tenantId, memberId: ids.userId, language: 'en-gb', address: 'http://localhost:4000' }
    const there = await rowsOf(ids.tenantId)
    const jobs: ClubJobs = {
      resetEmail: member,
      passwordChangedEmail: member,
      marketingEmail: member,
      addressConfirmationEmail: { ...member, requestedAt: new Date(0).toISOString() },
      membershipEmail: { ...member, kind: 'ended', amountMinor: 0, currency: 'GBP', at: null },
      addressChangedEmail: { ...member, to: ids.as },
      customerContact: member,
      memberImport: { tenantId, importId: ids.userId },
      memberInvitations: { tenantId, importId: ids.userId },
      clubExport: { tenantId, exportId: ids.userId },
      contactEmail: { tenantId, messageId: String(rows[0]?.id) },
      // Members aren't staff of any club.
      staffEmail: {
        kind: 'passwordReset',
        clubId: tenantId,
        accountId: ids.userId,
        details: {},
        language: 'en-gb',
        address: 'http://localhost:4000',
      },
      reminderEmail: { tenantId, ...reminder },
      readyEmail: { tenantId, ...reminder },
      eventChangedEmail: { tenantId, ...reminder, kind: 'eventMoved', title: 'Ride' },
      replacedMembership: {
        tenantId,
        memberId: ids.userId,
        subscriptionId: ids.subscriptionId,
        since: '2020-01-01T00:00:00Z',
      },
    }
    const run = async (wanted: Record<string, object>) => {
      for (const [name, data] of Object.entries(wanted)) {
        await app.database.execute('insert into pgboss.job (name, data) values ($1, $2)', [name, JSON.stringify(data)])
      }
      await app.advance(0)
    }
    await run(jobs)
    expect(await emails()).toBe(sent)
    expect(await rowsOf(ids.tenantId)).toEqual(there)
    const left = `select count(*)::int as left from pgboss.job where state in ('failed', 'retry', 'created', 'active')
      and name = any($1)`
    expect((await app.database.execute(left, [Object.keys(jobs)])).rows[0]?.left).toBe(0)
    // The reminder only failed because of the wrong club.
    await run({ reminderEmail: { tenantId: ids.tenantId, ...reminder } })
    expect(await emails()).toBe(sent + 1)
  })

  it('send emails in their own name, and none in the product’s', async () => {
    const written = await allEmails()
    expect(written.length).toBeGreaterThan(3)
    for (const email of written) {
      expect(/^From: (.*)$/m.exec(email)?.[1]).toMatch(/^"?(Tempo Live|Pulse Club)"? </)
      expect(email).not.toMatch(/upbeat/i)
    }
  })
})
