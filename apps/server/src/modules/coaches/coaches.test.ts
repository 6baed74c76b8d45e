import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

const as = 'active@pulse.example'
const coach = 'Marcus Reed'
let app: MemberApp
let userId: string
beforeAll(async () => {
  app = await openMemberApp()
  userId = (await app.make('getUser', { as })).body.userId
})
afterAll(() => app.close())

type Listed = { tag: string; instructor: string; favourite: boolean; scheduleDate: string }

describe('a coach', () => {
  it('has a line, a portrait and all their classes, newest first, in pages', async () => {
    const first = await app.make('listCoachClasses', { as, query: { coach, userId } })
    expect(first.body.coachDetails).toEqual({
      name: coach,
      line: 'Bring a towel. You will want two.',
      description: expect.stringContaining('runner'),
      imageLink: expect.stringContaining('/images/demo/instructor/'),
    })
    const total = first.body.items.length + first.body.itemsRemaining
    const { rows } = await app.database.execute(
      `select count(*)::int as total from virtual_class join tenant on tenant.id = tenant_id
       where tenant.name = 'pulse' and active and instructor = $1`,
      [coach],
    )
    expect(total).toBe(rows[0]?.total)
    expect(total).toBeGreaterThan(10)
    const seen: Listed[] = []
    for (let page = 1; seen.length < total; page++) {
      const query = { coach, pageSize: '50', pageNumber: String(page) }
      const { body } = await app.make('listCoachClasses', { query })
      expect(body.items.length).toBeGreaterThan(0)
      seen.push(...body.items)
      expect(body.itemsRemaining).toBe(total - seen.length)
    }
    expect(new Set(seen.map(({ tag }) => tag)).size).toBe(total)
    expect(new Set(seen.map(({ instructor }) => instructor))).toEqual(new Set([coach]))
    const dates = seen.map(({ scheduleDate }) => scheduleDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(seen.slice(0, 10).map(({ tag }) => tag)).toEqual(first.body.items.map(({ tag }: Listed) => tag))
  })

  it("marks the member's own favourites, and refuses another's id", async () => {
    const { tag } = (await app.make('listCoachClasses', { query: { coach, pageSize: '1' } })).body.items[0]
    await app.make('addFavourite', { as, body: { userId, virtualClassTag: tag } })
    const marked = async (who?: string) => {
      const { body } = await app.make('listCoachClasses', { ...(who && { as: who }), query: { coach, pageSize: '1' } })
      return body.items[0].favourite
    }
    expect(await marked(as)).toBe(true)
    expect(await marked()).toBe(false)
    const others = { coach, userId: crypto.randomUUID() }
    expect((await app.make('listCoachClasses', { as, query: others })).status).toBe(403)
  })

  it('without words of the club has classes all the same, one without classes has words, and another is not found', async () => {
    const tenant = `(select id from tenant where name = 'harbour')`
    const shownOf = (name: string) => app.make('listCoachClasses', { tenant: 'harbour', query: { coach: name } })
    const { rows } = await app.database.execute(
      `delete from coach where tenant_id = ${tenant} and name in (select instructor from virtual_class where tenant_id = ${tenant}) returning name`,
    )
    const name = String(rows[0]?.name)
    // Servers hear of changes a moment later.
    await expect.poll(async () => (await shownOf(name)).body.coachDetails).toMatchObject({ line: '' })
    const bare = (await shownOf(name)).body
    expect(bare.coachDetails).toEqual({ name, line: '', description: '', imageLink: null })
    expect(bare.items.length).toBeGreaterThan(0)
    await app.database.execute(
      `insert into coach (tenant_id, id, name, line, description, position) select ${tenant}, 'new', 'Noor', 'Soon.', '', 0`,
    )
    await expect.poll(async () => (await shownOf('Noor')).status).toBe(200)
    const fresh = { items: [], itemsRemaining: 0, coachDetails: { line: 'Soon.' } }
    expect((await shownOf('Noor')).body).toMatchObject(fresh)
    await app.database.execute(`update coach set hidden = true where tenant_id = ${tenant} and id = 'new'`)
    await expect.poll(async () => (await shownOf('Noor')).status).toBe(404)
    expect((await shownOf(name.toLowerCase())).status).toBe(404)
  })
})
