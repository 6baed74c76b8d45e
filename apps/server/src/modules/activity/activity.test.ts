import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
let token: string
let userId: string
beforeAll(async () => {
  app = await openDemoApp()
  const member = await app.signIn('nosub@pulse.example')
  token = member.token
  userId = member.userId
})
afterAll(() => app.close())

const recent = '/api/v2/users/recentactivity'
const record = {
  workoutName: 'Hill Sprints 20',
  trackingResult: 7,
  durationSeconds: 640,
  userWorkoutTag: 'pulse-1010-001',
}

describe('a member’s records', () => {
  const results = '/api/v4/users/workoutresults'
  const result = { workoutName: 'Flow', durationSeconds: 90 }

  it.each([
    ['free JSON', { ...result, exercises: [{ nested: { deep: 1 } }] }],
    [
      'an exercise of many fields',
      {
        ...result,
        exercises: [
          Object.fromEntries(
            Array(31)
              .fill(0)
              .map((_, i) => [i, i]),
          ),
        ],
      },
    ],
    ['more than 16 KB', { ...result, exercises: Array(40).fill({ note: 'x'.repeat(490) }) }],
  ])('S-12 are not %s', async (_, body) => {
    expect((await app.call('PUT', results, { token, body })).status).toBe(400)
  })

  it('S-12 accept exercises as clients describe them', async () => {
    const exercises = [{ name: 'Squat', repetitions: 12, weights: [8, 10], done: true, note: null }]
    expect((await app.call('PUT', results, { token, body: { ...result, exercises } })).status).toBe(200)
  })

  it('S-12 keep the newest five thousand of each kind, all of which the download contains', async () => {
    const { token: bearer, userId: id } = await app.signIn('cancelled@pulse.example')
    const fill = `insert into workout_result (id, tenant_id, member_id, user_workout_tag, payload, created_at)
      select gen_random_uuid(), tenant_id, id, 'old-' || n, '{}', now() - interval '1 day' - n * interval '1 minute'
      from member, generate_series(1, 5000) n where id = $1`
    await app.database.execute(fill, [id])
    const saved = await app.call('PUT', results, { token: bearer, body: { ...result, userWorkoutTag: 'new' } })
    expect(saved.status).toBe(200)
    const { workoutResults } = (await app.call('GET', '/api/v3/users/data', { token: bearer })).json()
    const tags = workoutResults.map((each: { userWorkoutTag: string }) => each.userWorkoutTag)
    expect(new Set(tags).size).toBe(5000)
    expect(tags).toContain('new')
    expect(tags).not.toContain('old-5000')
  })

  it('S-12 are limited in their rate', async () => {
    const { token: bearer } = await app.signIn('discount@pulse.example')
    const playhead = { positionSecond: 1, durationSecond: 2 }
    const write = () => app.call('PUT', '/api/v2/users/playheads/unknown', { token: bearer, body: playhead })
    const statuses = (await Promise.all(Array.from({ length: 320 }, write))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    await app.advance(10)
    expect((await write()).status).toBe(404)
  })
})

describe('recent activity', () => {
  it('API-55 ACT-10 is added, changed and listed newest first', async () => {
    const first = await app.call('POST', recent, { token, body: { ...record, userId } })
    expect(first.status).toBe(201)
    await app.advance(60)
    await app.call('POST', recent, { token, body: { ...record, workoutName: 'Later' } })
    const { id } = first.json()
    const changed = await app.call('PUT', `${recent}/${id}`, { token, body: { durationSeconds: 700 } })
    expect(changed.json()).toMatchObject({ id, tag: id, workoutName: 'Hill Sprints 20', durationSeconds: 700 })
    const list = (await app.call('GET', recent, { token })).json()
    expect(list.map((each: { workoutName: string }) => each.workoutName)).toEqual(['Later', 'Hill Sprints 20'])
  })

  it('ENT-37 accepts the time of a class done offline, up to 30 days ago and not in the future', async () => {
    const day = 86_400_000
    const [kept] = (await app.call('GET', recent, { token })).json()
    const now = Date.parse(kept.creationDate)
    const add = async (creationDate: string, workoutName: string) => {
      await app.call('POST', recent, { token, body: { ...record, creationDate, workoutName } })
      const list: { workoutName: string; creationDate: string }[] = (await app.call('GET', recent, { token })).json()
      return Date.parse(list.find((each) => each.workoutName === workoutName)?.creationDate ?? '') - now
    }
    expect(await add(new Date(now - day).toISOString(), 'Yesterday')).toBe(-day)
    expect(await add(new Date(now - 29 * day).toISOString(), 'This month')).toBe(-29 * day)
    for (const time of [new Date(now - 40 * day).toISOString(), new Date(now + day).toISOString(), 'rubbish'])
      expect(Math.abs(await add(time, `Done at ${time}`))).toBeLessThan(day / 24)
  })

  it('stores one record for a playback that is logged twice', async () => {
    const watched = { ...record, workoutName: 'Once', watchingId: 'u-pulse-1010-001-1' }
    const add = async (body: object, as = token) => (await app.call('POST', recent, { token: as, body })).json().id
    const first = await add(watched)
    await app.call('PUT', `${recent}/${first}`, { token, body: { durationSeconds: 700 } })
    expect(await add({ ...watched, durationSeconds: 1 })).toBe(first)
    expect(await add({ ...watched, watchingId: 'u-pulse-1010-001-2' })).not.toBe(first)
    const other = await app.signIn('discount@pulse.example')
    expect(await add(watched, other.token)).not.toBe(first)
    const list: { id: string; durationSeconds: number }[] = (await app.call('GET', recent, { token })).json()
    expect(list.filter(({ id }) => id === first)).toMatchObject([{ durationSeconds: 700 }])
  })

  it('stores a mood sent with the record, later, or by a change, and includes it in the download', async () => {
    const { token: as } = await app.signIn('discount@pulse.example')
    const rated = { ...record, workoutName: 'Rated', watchingId: 'u-pulse-1010-001-9' }
    const add = async (body: object) => (await app.call('POST', recent, { token: as, body })).json().id
    const moodOf = async (id: string) => {
      const list: { id: string; mood: number | null }[] = (await app.call('GET', recent, { token: as })).json()
      return list.find((each) => each.id === id)?.mood
    }
    const id = await add(rated)
    expect(await moodOf(id)).toBe(null)
    await add({ ...rated, mood: 3, workoutName: 'Renamed' })
    expect(await moodOf(id)).toBe(3)
    await add(rated)
    expect(await moodOf(id)).toBe(3)
    const changed = await app.call('PUT', `${recent}/${id}`, { token: as, body: { mood: 1 } })
    expect(changed.json()).toMatchObject({ workoutName: 'Rated', mood: 1 })
    const { activity } = (await app.call('GET', '/api/v3/users/data', { token: as })).json()
    expect(activity.find((each: { id: string }) => each.id === id)).toMatchObject({ mood: 1 })
    for (const mood of [0, 4, 2.5, 'great'])
      expect((await app.call('POST', recent, { token: as, body: { ...rated, mood } })).status).toBe(400)
  })

  it('ENT-37 ENT-38 ACT-12 carries every field, for each kind of the demo', async () => {
    const active = await app.signIn('active@pulse.example')
    const list = (await app.call('GET', recent, { token: active.token })).json()
    expect(new Set(list.map((each: { trackingResult: number }) => each.trackingResult))).toEqual(new Set([7, 8, 9, 10]))
    const keys =
      'trackingResult imageUrl workoutName durationSeconds userWorkoutTag creationDate trailerLinkWeb trailerLinkMobile ' +
      'equipment providerID classCategory workoutDescription level refTemplateId tag'
    for (const key of keys.split(' ')) expect(list[0]).toHaveProperty(key)
  })

  it('ROLE-07 stays the member’s own', async () => {
    const other = await app.signIn('discount@pulse.example')
    const [mine] = (await app.call('GET', recent, { token })).json()
    expect(
      (await app.call('PUT', `${recent}/${mine.id}`, { token: other.token, body: { durationSeconds: 1 } })).status,
    ).toBe(404)
    expect((await app.call('POST', recent, { token: other.token, body: { ...record, userId } })).status).toBe(403)
    expect((await app.call('GET', recent)).status).toBe(401)
    expect((await app.call('GET', recent, { token, tenant: 'tempo' })).status).toBe(401)
  })

  it('refuses records without name or kind, and invalid ids', async () => {
    for (const body of [{ trackingResult: 7 }, { workoutName: 'x' }, { ...record, trackingResult: 11 }]) {
      expect((await app.call('POST', recent, { token, body })).status).toBe(400)
    }
    expect((await app.call('PUT', `${recent}/rubbish`, { token, body: {} })).status).toBe(404)
  })
})

describe('workout results', () => {
  it('API-52 API-54 are accepted on all three versions of the path', async () => {
    for (const version of ['v2', 'v3', 'v4']) {
      const body = {
        workoutName: 'Ride',
        durationSeconds: 90,
        intensityLevel: 6,
        trackingResult: 9,
        userWorkoutTag: version,
      }
      const reply = await app.call('PUT', `/api/${version}/users/workoutresults`, { token, body })
      expect([reply.status, reply.json()]).toEqual([200, { userWorkoutTag: version }])
    }
    expect((await app.call('PUT', '/api/v4/users/workoutresults', { token, body: { workoutName: 'x' } })).status).toBe(
      400,
    )
  })
})

describe('play tracking', () => {
  const play = { requestsource: 1, contentID: 'pulse-1010-001', playedDurationSecond: 61, ID: 'u-pulse-1010-001-1' }

  it('API-25 stores a play once if it is reported twice, with the longer time', async () => {
    for (const playedDurationSecond of [61, 75, 70]) {
      const reply = await app.call('POST', '/api/v2/ondemandtracking', {
        token,
        body: { ...play, playedDurationSecond },
      })
      expect([reply.status, reply.json()]).toEqual([200, { ID: play.ID }])
    }
    const query = `select played_second, payload->'playedDurationSecond' as seconds from play where play_id = $1`
    const { rows } = await app.database.execute(query, [play.ID])
    expect(rows).toEqual([{ played_second: 75, seconds: 75 }])
  })

  it('refuses a play without content or seconds', async () => {
    for (const body of [{ contentID: 'x' }, { playedDurationSecond: 3 }, { ...play, playedDurationSecond: '61' }]) {
      expect((await app.call('POST', '/api/v2/ondemandtracking', { token, body })).status).toBe(400)
    }
    expect((await app.call('POST', '/api/v2/ondemandtracking', { body: play })).status).toBe(401)
  })
})

describe('playheads', () => {
  it('are stored per class, finished in the last 5 %, and listed last watched first', async () => {
    const save = (tag: string, positionSecond: number) =>
      app.call('PUT', `/api/v2/users/playheads/${tag}`, { token, body: { positionSecond, durationSecond: 1000 } })
    expect((await save('pulse-1010-001', 950)).json()).toMatchObject({ positionSecond: 950, finished: false })
    await app.advance(5)
    expect((await save('pulse-1009-001', 951)).json()).toMatchObject({ finished: true })
    const list = (await app.call('GET', '/api/v2/users/playheads', { token })).json()
    expect(list.map((each: { tag: string }) => each.tag)).toEqual(['pulse-1009-001', 'pulse-1010-001'])
    expect((await save('gone', 1)).status).toBe(404)
  })

  it('are kept however many classes were begun since', async () => {
    const other = await app.signIn('discount@pulse.example')
    const url = '/api/v2/users/playheads'
    await app.call('PUT', `${url}/pulse-1010-001`, {
      token: other.token,
      body: { positionSecond: 300, durationSecond: 1000, at: '2020-01-01T00:00:00Z' },
    })
    await app.database.execute(
      `insert into playhead (tenant_id, member_id, class_tag, position_second, duration_second, updated_at)
       select tenant_id, member_id, 'begun-' || number, 1, 1000, now() from playhead, generate_series(1, 300) as number
       where class_tag = 'pulse-1010-001' and member_id = $1`,
      [other.userId],
    )
    const list = (await app.call('GET', url, { token: other.token })).json()
    expect(list.at(-1)).toMatchObject({ tag: 'pulse-1010-001', positionSecond: 300 })
  })

  it('reported late don’t overwrite what another device reported since', async () => {
    const now = async () => Date.parse((await app.call('GET', '/demo/clock')).json().now)
    const save = async (positionSecond: number, at?: number) => {
      const body = { positionSecond, durationSecond: 1000, ...(at !== undefined && { at: new Date(at).toISOString() }) }
      return (await app.call('PUT', '/api/v2/users/playheads/pulse-1008-001', { token, body })).json()
    }
    const offline = await now()
    await app.advance(60)
    expect(await save(500)).toMatchObject({ positionSecond: 500 })
    expect(await save(200, offline)).toMatchObject({ positionSecond: 500 })
    // A clock that is ahead must not block later reports.
    await save(600, (await now()) + 3_600_000)
    expect(await save(100)).toMatchObject({ positionSecond: 100 })
    const [last] = (await app.call('GET', '/api/v2/users/playheads', { token })).json()
    expect(last).toMatchObject({ tag: 'pulse-1008-001', positionSecond: 100 })
  })
})
