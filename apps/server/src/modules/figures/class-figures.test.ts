import { randomUUID } from 'node:crypto'
import type { ClassFigures, WatchedClasses } from '@upbeat/contract/studio/entities/figures/class-figure'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { newViewer } from '../watching/testing/new-viewer.ts'
import { scriptedViewer } from '../watching/testing/scripted-viewer.ts'

/** A day is closed three hours after its end. */
const untilClosed = 27 * 3600
let app: StaffApp
let classTags: string[]
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  const { rows } = await app.database.execute(
    `select tag from virtual_class v join tenant t on t.id = v.tenant_id
      where t.name = 'pulse' and v.active and v.duration_second >= 1200 order by tag limit 3`,
  )
  classTags = rows.map(({ tag }) => String(tag))
})
afterAll(() => app.close())

/** Members who watch a class from its beginning, and leave at a second. */
async function watch(contentId: string, viewers: number, leaveAt: number) {
  const { now } = (await app.call('GET', '/demo/clock')).json()
  const start = Date.parse(now) - leaveAt * 1000
  for (let viewer = 0; viewer < viewers; viewer += 1) {
    const as = await newViewer(app)
    const { reports } = scriptedViewer(start, randomUUID(), { reportEvery: 300 }).play(leaveAt).leave()
    for (const { watchingId, ranges } of reports) {
      const { status } = await app.make('reportWatching', { as, body: { watchingId, contentId, ranges } })
      expect(status).toBe(200)
    }
  }
}
const figures = async (tag: string, as = 'manager' as 'manager' | 'analyst'): Promise<ClassFigures> =>
  (await app.studio('getClassFigures', { as: await app.newStaff(as), params: { tag } })).body

it('FIG-03 ten scripted viewers who leave at 12:40 make a step at 12:40', async () => {
  const [tag = ''] = classTags
  await watch(tag, 10, 760)
  await watch(tag, 5, 1200)
  const { viewers, bucketSeconds, moves, lengthSeconds } = await figures(tag)
  const step = 760 / bucketSeconds
  expect(viewers.slice(0, step)).toEqual(Array(step).fill(15))
  expect(viewers.slice(step, 120)).toEqual(Array(120 - step).fill(5))
  expect(viewers.length * bucketSeconds).toBeGreaterThanOrEqual(lengthSeconds)
  expect(moves.length).toBeGreaterThan(3)
  expect(moves.find(({ startSecond, endSecond }) => startSecond <= 200 && endSecond > 200)?.name).toMatch(/^[A-Z]/)
  const csv = await app.studio('exportClassFigures', { as: await app.newStaff('manager'), params: { tag } })
  expect(csv.body.split('\r\n')[step]).toMatch(/^750,.*,15$/)
  expect(csv.body.split('\r\n')[step + 1]).toMatch(/^760,.*,5$/)
})

it('FIG-03 lists the most watched classes of the period, with their minutes', async () => {
  const [, tag = ''] = classTags
  await watch(tag, 6, 1200)
  await app.advance(untilClosed)
  const as = await app.newStaff('manager')
  const { classes }: WatchedClasses = (await app.studio('listWatchedClasses', { as, query: { period: '7d' } })).body
  const found = classes.find((each) => each.tag === tag)
  expect(found).toMatchObject({ minutes: 120, viewings: 6, viewers: 6 })
  expect(found?.name).not.toBe('')
  const sorted = classes.map(({ minutes }) => Number(minutes))
  expect(sorted).toEqual(sorted.toSorted((one, other) => other - one))
  const { body } = await app.studio('exportWatchedClasses', { as, query: { period: '7d' } })
  expect(body.split('\r\n').find((line: string) => line.startsWith(`${tag},`))).toMatch(/,120,6,6,\d+$/)
})

it('FIG-08 analysts see no count below five of a class, and coaches only their own classes', async () => {
  const [, , tag = ''] = classTags
  await watch(tag, 4, 600)
  await app.advance(untilClosed)
  expect((await figures(tag, 'analyst')).viewers.slice(0, 60)).toEqual(Array(60).fill('few'))
  const analyst = await app.newStaff('analyst')
  const query = { period: '7d' }
  const listed: WatchedClasses = (await app.studio('listWatchedClasses', { as: analyst, query })).body
  expect(listed.classes.find((each) => each.tag === tag)).toMatchObject({ minutes: 'few', viewings: 'few' })
  const files = await Promise.all([
    app.studio('exportWatchedClasses', { as: analyst, query }),
    app.studio('exportClassFigures', { as: analyst, params: { tag } }),
  ])
  for (const { body } of files) expect(body).not.toMatch(/,[1-4](,|\r)/)
  const coach = await app.newStaff('coach')
  expect((await app.studio('listWatchedClasses', { as: coach, query })).body.classes).toEqual([])
  expect((await app.studio('getClassFigures', { as: coach, params: { tag } })).body.code).toBe('notPermitted')
  // The draft of a class that staff haven't opened yet is made now.
  await app.studio('getClassDraft', { as: await app.newStaff('manager'), params: { tag } })
  await app.database.execute(`update draft set owner_id = $1 where kind = 'class' and id = $2`, [coach.accountId, tag])
  const own = await app.studio('getClassFigures', { as: coach, params: { tag } })
  expect([own.status, own.body.tag]).toEqual([200, tag])
})

it('knows no class that there is not, nor another club’s', async () => {
  const [tag = ''] = classTags
  expect(
    (await app.studio('getClassFigures', { as: await app.newStaff('owner'), params: { tag: 'none' } })).status,
  ).toBe(404)
  const elsewhere = await app.newStaff('owner', 'tempo')
  expect((await app.studio('getClassFigures', { as: elsewhere, params: { tag } })).status).toBe(404)
})
