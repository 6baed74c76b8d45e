// @database both
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import type { NewFact } from './fact.ts'
import { createFactRepository } from './fact-repository.ts'
import { createFacts } from './facts.ts'

const at = new Date('2031-03-09T23:30:00Z')
let app: MemberApp
let pulse: string
let tempo: string
let tag: string
beforeAll(async () => {
  app = await openMemberApp()
  pulse = await idOf('pulse')
  tempo = await idOf('tempo')
})
beforeEach(() => {
  tag = randomUUID()
})
afterAll(() => app.close())

async function idOf(name: string): Promise<string> {
  const { rows } = await app.database.execute('select id from tenant where name = $1', [name])
  return String(rows[0]?.id)
}

const facts = (timeZone: string | null = null) => createFacts({ timeZoneOf: () => timeZone, makeId: randomUUID })
const published = (more: Partial<NewFact> = {}): NewFact =>
  ({
    kind: 'class_published',
    tenantId: pulse,
    memberId: null,
    at,
    entityId: tag,
    details: { version: 1 },
    ...more,
  }) as NewFact

const append = (given: readonly NewFact[], by = facts()) =>
  inTenant(pulse, () => app.database.db.transaction((transaction) => by.append(transaction, given)))
async function stored() {
  const { rows } = await app.database.execute(
    'select day::text, member_id, details from fact where entity_id = $1 order by day',
    [tag],
  )
  return rows
}

describe('appending', () => {
  it('stores the fact with its day and details, without keys that the kind doesn’t have', async () => {
    await append([published({ details: { version: 3, name: 'Zebedee' } } as Partial<NewFact>)])
    expect(await stored()).toEqual([{ day: '2031-03-09', member_id: null, details: { version: 3 } }])
  })

  it('leaves nothing if the transaction is rolled back', async () => {
    const failing = inTenant(pulse, () =>
      app.database.db.transaction(async (transaction) => {
        await facts().append(transaction, [published()])
        throw new Error('changed its mind')
      }),
    )
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await stored()).toEqual([])
  })

  it('counts the same source once, also within one call, and other kinds and clubs apart', async () => {
    const source = `${tag} 1`
    await append([published({ source }), published({ source })])
    await append([published({ source })])
    await append([published({ source, kind: 'member_joined', details: { by: 'signUp' } } as Partial<NewFact>)])
    const elsewhere = [published({ source, tenantId: tempo })]
    await inTenant(tempo, () => app.database.db.transaction((transaction) => facts().append(transaction, elsewhere)))
    expect(await stored()).toHaveLength(3)
  })

  it.each([
    ['Pacific/Auckland', '2031-03-10'],
    ['America/Los_Angeles', '2031-03-09'],
  ])('takes the day in the club’s time zone: %s', async (zone, day) => {
    await append([published()], facts(zone))
    expect(await stored()).toMatchObject([{ day }])
  })

  it('stores thousands in one call', async () => {
    await append(Array.from({ length: 4500 }, (_, version) => published({ details: { version } } as Partial<NewFact>)))
    expect(await stored()).toHaveLength(4500)
  })
})

describe('a fact', () => {
  it('outlives the deleted member, without their id', async () => {
    const as = await app.newMember()
    const { userId } = (await app.make('getUser', { as })).body
    await append([published({ memberId: userId })])
    expect(await stored()).toMatchObject([{ member_id: userId }])
    expect((await app.make('deleteAccount', { as, body: { password: 'Demo1234' } })).status).toBe(204)
    expect(await stored()).toMatchObject([{ member_id: null }])
  })

  it('about a member who no longer exists names nobody', async () => {
    await append([published({ memberId: randomUUID() })])
    expect(await stored()).toMatchObject([{ member_id: null }])
  })

  it('can be neither changed nor deleted', async () => {
    await append([published()])
    for (const change of [`update fact set day = '2031-01-01'`, 'delete from fact']) {
      await expect(app.database.execute(`${change} where entity_id = $1`, [tag])).rejects.toThrow('append-only')
    }
    await expect(app.database.execute('truncate fact')).rejects.toThrow('append-only')
  })
})

describe('counting by day', () => {
  const count = (tenantId: string, scope: string, kind: 'class_published' | 'member_joined' = 'class_published') =>
    inTenant(scope, () =>
      createFactRepository(app.database.db).countByDay(tenantId, { kind, from: '2032-05-01', until: '2032-05-31' }),
    )

  it('returns one kind and period of one club, and nothing to another club', async () => {
    const on = (day: string) => published({ at: new Date(`2032-05-${day}T12:00:00Z`) })
    await append([on('01'), on('31'), on('31'), published({ at: new Date('2032-06-01T00:00:00Z') })])
    expect(await count(pulse, pulse)).toEqual([
      { day: '2032-05-01', count: 1 },
      { day: '2032-05-31', count: 2 },
    ])
    expect(await count(pulse, pulse, 'member_joined')).toEqual([])
    expect(await count(tempo, tempo)).toEqual([])
    expect(await count(pulse, tempo)).toEqual([])
  })

  it('a club can’t append to another', async () => {
    const foreign = inTenant(tempo, () => facts().append(app.database.db, [published()]))
    await expect(foreign).rejects.toThrow()
    expect(await stored()).toEqual([])
  })
})
