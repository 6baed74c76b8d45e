// @database both
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import { type DemoApp, openDemoApp } from '../../../testing/demo-app.ts'
import { listedDrafts } from './listed-drafts-repository.ts'
import { createStudioClassRepository } from './repository.ts'

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }

const club = 'club-without-statistics'
const classes = 600
const take = 100
let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

it('looks up what belongs to a draft by its key, even if statistics know nothing of the club', async () => {
  await asPlatform(() => app.database.execute('analyze draft, virtual_class, published_version'))
  const transaction = inTenant(club, () =>
    app.database.db.transaction(async (db) => {
      await db.execute(sql`insert into virtual_class (tenant_id, tag, name, description, labels, focus_areas, equipment,
          category_id, image_link, schedule_date, created_at)
        select ${club}, 'c' || n, 'Yoga', '', '[]', '[]', '[]', '0', '', now(), now() from generate_series(1, ${classes}) n`)
      const repository = createStudioClassRepository(db)
      await repository.adopt(club)
      await db.execute(sql`delete from virtual_class where tag = 'c1'`)
      const rows = await repository.drafts(club, { after: '', take })
      const explained = sql`explain (analyze, format json) ${listedDrafts(db, club, { after: '', take }).getSQL()}`
      const plans = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(db, explained)
      throw new Found(rows, plans[0]?.['QUERY PLAN'][0].Plan as Plan)
    }),
  )
  const { rows, plan } = await transaction.catch((error) => error as Found)
  expect(rows).toHaveLength(take)
  expect(rows.filter(({ live }) => live === null).map(({ draft }) => draft.id)).toEqual(['c1'])
  expect(visited(plan)).toBeLessThanOrEqual(3 * take)
})

/** Carries the result out of the transaction, which is rolled back. */
class Found extends Error {
  readonly rows: Awaited<ReturnType<ReturnType<typeof createStudioClassRepository>['drafts']>>
  readonly plan: Plan
  constructor(rows: Found['rows'], plan: Plan) {
    super()
    this.rows = rows
    this.plan = plan
  }
}

/** The number of rows read from tables and indexes. */
function visited({ Plans = [], ...node }: Plan): number {
  if (Plans.length === 0) return node['Actual Rows'] * node['Actual Loops']
  return Plans.reduce((sum, each) => sum + visited(each), 0)
}
