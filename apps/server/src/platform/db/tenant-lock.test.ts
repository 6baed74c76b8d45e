// @database both
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchRepository } from '../../modules/search/repository.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import { asPlatform, inTenant } from '../scope/scope.ts'
import { schema } from './database.ts'
import { openPostgresql } from './postgresql.ts'

const { favourite, member, secret, tenant } = schema
let app: DemoApp
let pulse: string
let tempo: string
beforeAll(async () => {
  app = await openDemoApp()
  const rows = await asPlatform(() => app.database.db.select({ id: tenant.id, name: tenant.name }).from(tenant))
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? ''
  pulse = idOf('pulse')
  tempo = idOf('tempo')
})
afterAll(() => app.close())

const clubsIn = async (work: () => PromiseLike<{ tenantId: string }[]>) =>
  new Set((await work()).map(({ tenantId }) => tenantId))
const members = () => app.database.db.select({ tenantId: member.tenantId }).from(member)

describe('row-level security', () => {
  it('shows a club only its own rows, even to a query for all', async () => {
    expect(await clubsIn(() => inTenant(pulse, members))).toEqual(new Set([pulse]))
    expect(await clubsIn(() => inTenant(tempo, members))).toEqual(new Set([tempo]))
    expect((await clubsIn(() => asPlatform(members))).size).toBeGreaterThanOrEqual(4)
  })

  it('doesn’t update, delete or count another club’s rows', async () => {
    const { db } = app.database
    const theirs = eq(member.tenantId, tempo)
    const changed = await inTenant(pulse, () => db.update(member).set({ firstName: 'X' }).where(theirs).returning())
    const removed = await inTenant(pulse, () => db.delete(member).where(theirs).returning())
    const [counted] = await inTenant(pulse, () => db.select({ count: sql`count(*)::int` }).from(member).where(theirs))
    expect([changed, removed, counted?.count]).toEqual([[], [], 0])
  })

  it('refuses to insert a row for another club or to move one there', async () => {
    const { db } = app.database
    const row = { tenantId: tempo, memberId: crypto.randomUUID(), classTag: 'c', createdAt: new Date() }
    const refusal = { cause: expect.objectContaining({ message: expect.stringMatching(/row-level security/) }) }
    await expect(inTenant(pulse, () => db.insert(favourite).values(row))).rejects.toMatchObject(refusal)
    await expect(inTenant(pulse, () => db.update(member).set({ tenantId: tempo }))).rejects.toMatchObject(refusal)
  })

  it('applies inside a transaction, and after a rollback', async () => {
    const { db } = app.database
    const inTransaction = () => db.transaction((inside) => inside.select({ tenantId: member.tenantId }).from(member))
    expect(await clubsIn(() => inTenant(pulse, inTransaction))).toEqual(new Set([pulse]))
    const undone = inTenant(tempo, () =>
      db.transaction(async () => {
        throw new Error('undone')
      }),
    )
    await expect(undone).rejects.toThrow('undone')
    expect(await clubsIn(() => inTenant(pulse, members))).toEqual(new Set([pulse]))
  })

  it('separates concurrent queries of two clubs', async () => {
    const clubs = Array.from({ length: 60 }, (_, at) => (at % 2 ? pulse : tempo))
    const seen = await Promise.all(clubs.map((club) => clubsIn(() => inTenant(club, members))))
    expect(seen).toEqual(clubs.map((club) => new Set([club])))
  })

  it('throws if a query has no scope', async () => {
    await expect((async () => members())()).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/No club is set/) }),
    })
    await expect(app.database.db.transaction(async () => {})).rejects.toThrow(/No club is set/)
  })

  it('keeps the installation’s own rows from a club’s queries', async () => {
    for (const table of [tenant, secret]) {
      await expect(inTenant(pulse, () => app.database.db.select().from(table))).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringMatching(/permission denied/) }),
      })
    }
  })

  it('S-31 applies to search functions too', async () => {
    const words = createSearchRepository(app.database.db)
    expect(await inTenant(pulse, () => words.similarWords(pulse, 'strech'))).toContain('stretch')
    expect(await inTenant(pulse, () => words.similarWords(tempo, 'strech'))).toEqual([])
    await expect(words.similarWords(pulse, 'strech')).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/No club is set/) }),
    })
  })

  it('is on every table that has a club', async () => {
    const { rows } = await app.database.execute(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as locked from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ locked }) => !locked)).toEqual([])
  })
})

describe.runIf(process.env.UPBEAT_TEST_DATABASE === 'postgresql')(
  'on a server where Upbeat is an ordinary owner',
  () => {
    it('applies to the owner too', async () => {
      const name = `upbeat_owner_${process.pid}`
      const own = await makePostgresDatabase(name, { owner: name })
      const database = await openPostgresql(own?.url ?? '')
      const row = { tenantId: 'a', memberId: crypto.randomUUID(), classTag: 'c', createdAt: new Date() }
      await inTenant('a', () => database.db.insert(favourite).values(row))
      expect(await inTenant('b', () => database.db.select().from(favourite))).toEqual([])
      expect(await asPlatform(() => database.db.select().from(favourite))).toHaveLength(1)
      await database.close()
      await own?.drop()
    })

    it('S-31 uses a role of its own for a club’s queries if a superuser has granted it', async () => {
      const name = `upbeat_member_${process.pid}`
      const own = await makePostgresDatabase(name, { owner: name, ownerIn: 'upbeat_club' })
      const database = await openPostgresql(own?.url ?? '')
      const row = { tenantId: 'a', memberId: crypto.randomUUID(), classTag: 'c', createdAt: new Date() }
      await inTenant('a', () => database.db.insert(favourite).values(row))
      expect(await inTenant('b', () => database.db.select().from(favourite))).toEqual([])
      expect(await asPlatform(() => database.db.select().from(favourite))).toHaveLength(1)
      await expect(inTenant('a', () => database.db.select().from(secret))).rejects.toThrow()
      await database.close()
      await own?.drop()
    })
  },
)
