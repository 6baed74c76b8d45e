import { randomUUID } from 'node:crypto'
import type { StudioClass, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { announcementTexts } from '@upbeat/demo/world/announcement'
import { demoAccounts } from '@upbeat/demo/world/demo-accounts'
import { buildDemoWorld } from '@upbeat/demo/world/demo-world'
import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { roles } from '@upbeat/rules/staff/may'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { createAnnouncementsOf } from '../announcements/announcement-service.ts'
import { seedAnnouncement } from './seed-announcement.ts'
import { seedDrafts } from './seed-drafts.ts'

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  manager = await app.newStaff('manager')
})
afterAll(() => app.close())

const onAir = async () =>
  (
    await app.database.execute(
      `select count(*)::int as total, md5(string_agg(c::text, '' order by tenant_id, tag)) as content
        from virtual_class c where active`,
    )
  ).rows
const listed = async (state: PublishingState): Promise<StudioListedClass[]> =>
  (await app.studio('listClasses', { as: manager, query: { state } })).body.classes
const ask = (name: 'listClassVersions' | 'getClassMedia' | 'getMoves', tag = '') =>
  app.studio(name, { as: manager, params: { tag } })
const draftOf = async (tag: string | undefined): Promise<StudioClass> =>
  (await app.studio('getClassDraft', { as: manager, params: { tag: tag ?? '' } })).body
const named = async (state: PublishingState, name: string) =>
  (await listed(state)).find((one) => one.name === name)?.tag ?? ''

it('SETUP-09 each club of the demo has a person of every role, with the password Demo1234', async () => {
  const clubs = (await app.database.execute('select name from tenant order by name')).rows.map(({ name }) => name)
  expect(clubs).toEqual(demoAccounts.map(({ name }) => name).sort())
  for (const { name: tenant } of demoAccounts) {
    for (const role of roles) {
      const body = { email: `${role}@${tenant}.example`, password: 'Demo1234' }
      const reply = await app.studio('signIn', { tenant, body })
      expect([reply.status, reply.body], body.email).toEqual([200, { kind: 'signedIn' }])
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
      const session = await app.studio('getSession', { tenant, headers: { cookie } })
      expect(session.body).toMatchObject({ account: { isDemo: true }, club: { name: tenant, role } })
    }
  }
})

it('SETUP-09 the demo’s studio has content in every state, and members see none of it', async () => {
  const before = await onAir()
  const now = new Date((await app.call('GET', '/demo/clock')).json().now)
  const clubs = (await app.database.execute('select id from tenant')).rows
  await asPlatform(() =>
    app.database.db.transaction(async (transaction) => {
      const database = { ...app.database, db: transaction }
      for (const { id } of clubs) await seedDrafts(database, String(id), { now, makeId: randomUUID })
    }),
  )
  expect(await onAir()).toEqual(before)
  const { rows } = await app.database.execute('select distinct tenant_id, state from draft')
  for (const { id } of clubs) {
    const states = rows.filter(({ tenant_id }) => tenant_id === id).map(({ state }) => state)
    expect(states.sort()).toEqual(['bin', 'draft', 'published', 'scheduled', 'unpublished'])
  }

  const { counts } = (await app.studio('listClasses', { as: manager })).body
  expect(counts).toEqual({ draft: 4, scheduled: 1, published: 1200, unpublished: 1, bin: 1 })
  expect((await draftOf(await named('draft', 'Slow stretch before bed'))).checklist.required).toEqual(['media'])
  const [scheduled] = await listed('scheduled')
  expect(Date.parse(scheduled?.publishAt ?? '')).toBeGreaterThan(now.getTime())
  expect((await draftOf((await listed('published'))[0]?.tag)).hasChanges).toBe(true)
  const [unpublished] = await listed('unpublished')
  expect((await ask('listClassVersions', unpublished?.tag)).body).toHaveLength(1)

  const ready = await draftOf(await named('draft', 'Ten-minute desk break'))
  expect(ready.checklist).toEqual({ required: [], recommended: [] })
  expect((await ask('getClassMedia', ready.tag)).body.captions.tracks).toEqual([{ language: 'en-gb', isDraft: false }])
  expect((await ask('getMoves', ready.tag)).body.moves).toHaveLength(2)
  expect((await app.call('GET', `/api/v3/virtualclass/${ready.tag}`)).status).toBe(404)
  const uploads = (await app.studio('listUploads', { as: manager })).body
  expect(uploads).toContainEqual(expect.objectContaining({ fileName: 'evening-flow.mp4', state: 'receiving' }))
  const { videos } = (await ask('getClassMedia', await named('draft', 'Core basics'))).body
  expect(videos[0].steps).toMatchObject([{ state: 'failed', reason: 'sourceMissing' }])
  const { entries } = (await app.studio('listAudit', { as: manager, query: { objectKind: 'class' } })).body
  const actions = new Set(entries.map(({ action }: { action: string }) => action.split('.')[1]))
  expect(actions).toEqual(new Set(['created', 'edited', 'scheduled', 'published', 'unpublished', 'binned']))
})

it('WORD-04 each club of the demo announces something to everyone in its own language', async () => {
  const now = new Date((await app.call('GET', '/demo/clock')).json().now)
  const { tenants } = buildDemoWorld(now)
  await asPlatform(async () => {
    for (const tenant of tenants) await seedAnnouncement(app.database, tenant, { now, makeId: randomUUID })
  })
  for (const { config } of tenants) {
    const announced = await asPlatform(() =>
      createAnnouncementsOf(app.database.db)({ id: config.tenantID, config } as Tenant, config.language, now),
    )
    expect(announced).toMatchObject([{ text: announcementTexts[config.language], audience: 'everyone', until: null }])
  }
})
