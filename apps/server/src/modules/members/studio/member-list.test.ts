// @database both
import { randomUUID } from 'node:crypto'
import { type MemberList, memberStates } from '@upbeat/contract/studio/entities/member-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner', 'mono')
  await insert('one', 'zoe.muller@one.example', 'Zoë', 'Müller')
  await insert('one', 'lukasz@one.example', 'Łukasz', 'Kowalski')
  await insert('one', '100%_sure@one.example', '', '')
  await insert('two', 'zoe.kowalski@two.example', 'Zoe', 'Kowalski')
  await app.database.execute(
    `insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at)
      select gen_random_uuid(), t.id, 'crowd' || n || '@one.example', 'crowd' || n || '@one.example', 'Crowd', lpad(n::text, 4, '0'),
        $1::timestamptz + n * interval '1 second'
      from tenant t, generate_series(1, 1200) n where t.name = 'mono'`,
    [await now()],
  )
})
afterAll(() => app.close())

const clubs = { one: 'mono', two: 'tempo' } as const
async function now(): Promise<string> {
  return new Date((await app.call('GET', '/demo/clock')).json().now).toISOString()
}

async function insert(club: keyof typeof clubs, email: string, firstName: string, lastName: string): Promise<string> {
  const id = randomUUID()
  await app.database.execute(
    `insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at)
      select $6, id, $2, $2, $3, $4, $5 from tenant where name = $1`,
    [clubs[club], email, firstName, lastName, await now(), id],
  )
  return id
}

async function list(query: Record<string, string>, as = owner): Promise<MemberList> {
  return (await app.studio('listMembers', { as, query })).body
}
const addresses = ({ members }: MemberList) => members.map(({ email }) => email)

describe('the list of members', () => {
  it.each([
    ['zoe', 'zoe.muller@one.example'],
    ['ZOË', 'zoe.muller@one.example'],
    ['uller', 'zoe.muller@one.example'],
    ['e.mul', 'zoe.muller@one.example'],
    ['müller zoe', 'zoe.muller@one.example'],
    ['łuk', 'lukasz@one.example'],
    ['wal lukasz', 'lukasz@one.example'],
    ['sz', 'lukasz@one.example'],
    ['0%_', '100%_sure@one.example'],
    ['%_', '100%_sure@one.example'],
  ])('finds “%s” in a name or address', async (search, email) => {
    expect(addresses(await list({ search }))).toEqual([email])
  })

  it.each(['zoe kowalski', 'two.example', 'nobody', 'z_e'])('finds none for “%s”', async (search) => {
    expect(await list({ search })).toEqual({ members: [], hasMore: false })
  })

  it('finds a member by a changed address, and no longer by the old one', async () => {
    const id = await insert('one', 'before@one.example', 'Nia', 'Okafor')
    await app.database.execute(`update member set email = 'after@one.example' where id = $1`, [id])
    expect(addresses(await list({ search: 'before@' }))).toEqual([])
    expect(addresses(await list({ search: 'after@' }))).toEqual(['after@one.example'])
    await app.database.execute('delete from member where id = $1', [id])
    expect(addresses(await list({ search: 'after@' }))).toEqual([])
  })

  it.each([{ search: 'crowd' }, { search: 'cr' }, { search: 'crowd one.ex' }])(
    'returns pages of 50, the newest first: %o',
    async (query) => {
      const pages = [await list(query), await list({ ...query, page: '2' }), await list({ ...query, page: '24' })]
      const numbers = pages.map((page) => page.members.map(({ lastName }) => Number(lastName)))
      const down = (from: number) => Array.from({ length: 50 }, (_, index) => from - index)
      expect(numbers).toEqual([down(1200), down(1150), down(50)])
      expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
    },
  )

  it('sorts by name, and those who were seen last first', async () => {
    const byName = await list({ search: 'one.ex', sort: 'name', page: '25' })
    expect(addresses(byName).slice(-2)).toEqual(['lukasz@one.example', 'zoe.muller@one.example'])
    const id = await insert('one', 'seen@one.example', 'Seen', 'Lately')
    const usedAt = await now()
    await app.database.execute(
      `insert into session (token_hash, tenant_id, member_id, created_at, expires_at, used_at)
        select $2, tenant_id, id, $3, $3, $3 from member where id = $1`,
      [id, `hash of ${id}`, usedAt],
    )
    const [first] = (await list({ search: 'one.ex', sort: 'seen' })).members
    expect(first).toMatchObject({ email: 'seen@one.example', seenAt: usedAt })
  })

  it('filters by label', async () => {
    const id = await insert('one', 'labelled@one.example', 'Ida', 'Label')
    await app.database.execute(
      `insert into member_label (tenant_id, member_id, label) select tenant_id, id, 'Corporate' from member where id = $1`,
      [id],
    )
    expect((await app.studio('listMemberLabels', { as: owner })).body).toEqual({ labels: ['Corporate'] })
    expect((await list({ label: 'Corporate' })).members).toMatchObject([{ id, labels: ['Corporate'] }])
    expect(addresses(await list({ label: 'Corporate', search: 'zoe' }))).toEqual([])
  })

  it('finds whose trial ends within a week, who joined this month, and who has not watched for 30 days', async () => {
    const at = new Date(await now())
    const day = (days: number) => new Date(at.getTime() + days * 86_400_000)
    const member = async (name: string, joined: number) => {
      const id = await insert('two', `${name}@when.example`, 'When', name)
      await app.database.execute('update member set created_at = $2 where id = $1', [id, day(joined)])
      return id
    }
    const trial = (id: string, ends: number) =>
      app.database.execute(
        `insert into subscription (id, tenant_id, member_id, status, source, started_at, current_period_end, updated_at)
          select gen_random_uuid(), tenant_id, id, 'trialing', 'sandbox', $2, $3, $2 from member where id = $1`,
        [id, at, day(ends)],
      )
    await trial(await member('soon', -70), 6.9)
    await trial(await member('later', -70), 7.1)
    await trial(await member('over', -70), -0.1)
    await member('new', 0)
    const watched = async (id: string, days: number) => {
      await app.database.execute(
        'insert into watch_viewer (tenant_id, viewer_id, member_id) select tenant_id, gen_random_uuid(), id from member where id = $1',
        [id],
      )
      await app.database.execute(
        `insert into watch_range (tenant_id, viewer_id, at, played_ms, from_second, to_second, viewing_id, day, kind, class_tag, version,
            coach_id, coach_name)
          select tenant_id, viewer_id, $2, 1000, 0, 1, gen_random_uuid(), $2::timestamptz::date, 'onDemand', 'a', 1, '', ''
          from watch_viewer where member_id = $1`,
        [id, day(days)],
      )
    }
    await watched(await member('lately', -70), -29.9)
    await watched(await member('before', -70), -30.1)
    // A playhead is where to resume, which isn't watching.
    await app.database.execute(
      `insert into playhead (tenant_id, member_id, class_tag, position_second, duration_second, updated_at)
        select tenant_id, id, 'a', 1, 2, $2 from member where id = $1`,
      [await member('resumed', -70), at],
    )
    const owner = await app.newStaff('owner', 'tempo')
    const names = async (when: string) =>
      (await list({ search: 'when.example', when, sort: 'name' }, owner)).members.map(({ lastName }) => lastName)
    expect(await names('trialEndsThisWeek')).toEqual(['soon'])
    expect(await names('joinedThisMonth')).toEqual(['new'])
    expect(await names('notWatched30Days')).toEqual(['before', 'later', 'over', 'resumed', 'soon'])
  })

  it.each([
    ['manager', 200],
    ['support', 200],
    ['coach', 403],
    ['analyst', 403],
  ] as const)('a %s gets %i', async (role, expected) => {
    expect((await app.studio('listMembers', { as: await app.newStaff(role) })).status).toBe(expected)
  })
})

describe('the counts', () => {
  it.each([
    ['owner', 200],
    ['manager', 200],
    ['analyst', 200],
    ['support', 403],
    ['coach', 403],
  ] as const)('a %s gets %i', async (role, expected) => {
    expect((await app.studio('getMemberCounts', { as: await app.newStaff(role) })).status).toBe(expected)
  })

  it('name no number from 1 to 4, nor one that the others give away', async () => {
    const { body } = await app.studio('getMemberCounts', { as: await app.newStaff('analyst', 'mono') })
    const known = body.states.filter(({ count }: { count: number | null }) => count !== null)
    for (const { count } of known) expect(count === 0 || count >= 5).toBe(true)
    expect(body.states.map(({ state }: { state: string }) => state)).toEqual(memberStates)
    const hidden = body.states.length - known.length
    expect(hidden).not.toBe(1)
  })

  it('are exact for staff who see the members', async () => {
    const { body } = await app.studio('getMemberCounts', { as: await app.newStaff('owner', 'mono') })
    const counts: number[] = body.states.map(({ count }: { count: number }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(body.total)
    expect(counts.some((count) => count > 0 && count < 5)).toBe(true)
  })
})
