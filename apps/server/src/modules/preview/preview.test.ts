import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { Persona } from '@upbeat/contract/studio/entities/preview'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
let tag: string
let before: string
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
  const [shown] = (await app.studio('listClasses', { as: owner, query: { state: 'published' } })).body.classes
  tag = shown.tag
  before = shown.name
  const changes = [{ field: 'name', base: before, value: 'Only in the draft' }]
  await app.studio('saveClass', { as: owner, params: { tag }, body: { changes } })
})
afterAll(() => app.close())

async function preview(persona: Persona, more: object = {}, as = owner) {
  const { status, body } = await app.studio('createPreview', { as, body: { persona, tag, ...more } })
  const token = new URL(body.link ?? '/', 'http://club').searchParams.get('preview') ?? ''
  return { status, body, headers: { preview: token, authorization: '' } }
}
const classIn = async (headers: Record<string, string>, of = tag) =>
  app.make('getClass', { params: { tag: of }, headers })
const now = async () => new Date((await app.call('GET', '/demo/clock')).json().now).getTime()

describe('DRAFT-05 the preview', () => {
  it('DRAFT-05 shows the draft to anyone with the link, and to no member', async () => {
    const { status, body, headers } = await preview('paying')
    expect([status, body.link]).toEqual([201, expect.stringMatching(`^/classes/${tag}\\?preview=`)])
    const shown = await classIn(headers)
    expect([shown.status, shown.body.className]).toEqual([200, 'Only in the draft'])
    expect(shown.headers['cache-control']).toBe('no-store')
    const found = await app.make('searchClasses', { headers, body: { take: 2000 } })
    expect(found.body.items.map((one: { className: string }) => one.className)).toContain('Only in the draft')
    expect((await classIn({})).body.className).toBe(before)
    const other = await preview('paying', { tag: null })
    expect((await classIn(other.headers)).body.className).toBe(before)
  })

  it.each<[Persona, boolean, number]>([
    ['visitor', false, 401],
    ['trial', true, 200],
    ['paying', true, 200],
    ['lapsed', false, 200],
  ])('DRAFT-05 sees what a %s sees', async (persona, mayWatch, status) => {
    const { headers } = await preview(persona)
    expect((await classIn(headers)).body.alternateLink !== '').toBe(mayWatch)
    expect((await app.make('getUser', { headers })).status).toBe(status)
    if (status !== 200) return
    const answers = (await app.make('listUserConsents', { headers })).body
    expect(answers.every(({ userAccepted }: { userAccepted: boolean }) => userAccepted)).toBe(true)
  })

  it('MEMB-06 shows a kind of member and never a member: no account of the club is behind any persona', async () => {
    const { rows } = await app.database.execute('select email from member')
    const stored = new Set(rows.map(({ email }) => email))
    expect(stored.size).toBeGreaterThan(0)
    for (const persona of ['trial', 'paying', 'lapsed'] as const) {
      const { headers } = await preview(persona)
      const { applicationProfile } = (await app.make('getUser', { headers })).body
      expect([persona, stored.has(applicationProfile.emailAddress)]).toEqual([persona, false])
    }
    const named = await app.studio('createPreview', { as: owner, body: { persona: [...stored][0] } })
    expect([named.status, named.body.code]).toEqual([400, 'invalidRequest'])
  })

  it('MEMB-06 staff are nobody in the member app: its calls take no staff session', async () => {
    const reply = await app.make('getUser', { headers: { cookie: owner.cookie, authorization: '' } })
    expect(reply.status).toBe(401)
  })

  it('DRAFT-05 changes nothing, whichever call is made', async () => {
    const { headers } = await preview('paying')
    const writes = (Object.entries(calls) as [CallName, Call][]).filter(([name, { method }]) => {
      return method !== 'GET' && name !== 'searchClasses' && name !== 'checkCoupon'
    })
    expect(writes.length).toBeGreaterThan(30)
    for (const [name, { method, path }] of writes) {
      const reply = await app.call(method, path.replace(/:\w+\??/g, '1'), { tenant: 'pulse', headers })
      expect([name, reply.status]).toEqual([name, 403])
    }
  })

  it('DRAFT-05 shows any time of the coming month, with what is scheduled until then', async () => {
    const at = new Date((await now()) + 3 * 86_400_000)
    const { tag: later } = (await app.studio('duplicateClass', { as: owner, params: { tag } })).body as StudioClass
    // A copy has no video of its own, so the call can't schedule it.
    await app.database.execute(`update draft set state = 'scheduled', publish_at = $1 where id = $2`, [
      at.toISOString(),
      later,
    ])
    const seenAt = async (time: number) =>
      (await classIn((await preview('paying', { tag: null, at: new Date(time).toISOString() })).headers, later)).status
    expect(await seenAt(at.getTime() - 60_000)).toBe(404)
    expect(await seenAt(at.getTime() + 60_000)).toBe(200)
    expect((await preview('paying', { at: new Date(at.getTime() + 40 * 86_400_000).toISOString() })).status).toBe(400)
    await app.database.execute(`update draft set state = 'draft', publish_at = null where id = $1`, [later])
  })

  it('DRAFT-05 doesn’t show a coach other people’s drafts', async () => {
    const coach = await app.newStaff('coach')
    expect((await preview('paying', {}, coach)).body.code).toBe('notPermitted')
    const { headers } = await preview('paying', { tag: null }, coach)
    expect((await classIn(headers)).body.className).toBe(before)
  })

  it('DRAFT-05 tries out a look in this preview only', async () => {
    const colours = {
      primary: '#c8102e',
      secondary: '#00843d',
      background: '#101010',
      text: '#ffffff',
      header: '#101010',
      footer: '#101010',
    }
    const { body } = await preview('visitor', { colours })
    expect(body.link).toMatch(/^\/\?preview=/)
    expect((await app.make('getTenant', { params: { name: 'pulse' } })).body.colours).not.toEqual(colours)
  })

  it('DRAFT-05 ends after an hour, with the staff’s session, and for another club', async () => {
    const { headers } = await preview('paying')
    expect((await app.make('getClass', { params: { tag }, headers, tenant: 'mono' })).status).toBe(401)
    const altered = { ...headers, preview: `${headers.preview.slice(0, -2)}xx` }
    expect((await classIn(altered)).body.code).toBe(401)
    const page = await app.call('GET', `/?preview=${altered.preview}`)
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      410,
      'no-store',
      'noindex',
    ])
    const leaving = await app.newStaff('manager')
    const theirs = await preview('paying', {}, leaving)
    expect((await classIn(theirs.headers)).status).toBe(200)
    await app.reauthenticate(owner)
    await app.studio('removeStaff', { as: owner, params: { accountId: leaving.accountId } })
    expect((await classIn(theirs.headers)).status).toBe(401)
    // The clock keeps running, so the last minute is left for slow machines.
    await app.advance(59 * 60)
    expect((await classIn(headers)).status).toBe(200)
    await app.advance(61)
    expect((await classIn(headers)).status).toBe(401)
  })
})
