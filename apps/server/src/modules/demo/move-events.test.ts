import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { type DemoApp, openDemoApp, seedingMoment } from '../../testing/demo-app.ts'

const { liveEvent, tenant } = schema
const day = 86_400_000

let app: DemoApp
let seededAt: Date
beforeAll(async () => {
  app = await openDemoApp(seedingMoment())
  seededAt = await now()
})
afterAll(() => app.close())

async function now() {
  return new Date((await app.call('GET', '/demo/clock')).json().now)
}

async function setClock(time: Date) {
  expect((await app.call('POST', '/demo/clock', { body: { now: time.toISOString() } })).status).toBe(200)
}

async function eventsOf(name: string) {
  const rows = await asPlatform(() =>
    app.database.db
      .select({ event: liveEvent })
      .from(liveEvent)
      .innerJoin(tenant, eq(tenant.id, liveEvent.tenantId))
      .where(eq(tenant.name, name)),
  )
  return rows.map(({ event }) => event)
}

/** Milliseconds from now to each start of a club's single events. */
async function starts(name: string) {
  const at = (await now()).getTime()
  const events = await eventsOf(name)
  return events.flatMap(({ localStart, recurrence, durationSecond, linkDelaySecond, transcode }) => {
    if (localStart === null || recurrence || linkDelaySecond === null || transcode !== 'complete') return []
    const start = Date.parse(`${localStart}Z`)
    return [{ ahead: start - at, left: start + durationSecond * 1000 - at }]
  })
}

describe('the demo’s events', () => {
  it.each([
    [60, 400],
    [0, 400],
    [64, 200],
  ])('can only be placed with a duration that a routine can have: %d s gives %d', async (durationSecond, status) => {
    const placed = { tenant: 'pulse', id: 'placed', like: 'pulse-event-slow-flow', startsInSecond: 60, durationSecond }
    expect((await app.call('POST', '/demo/events', { body: placed })).status).toBe(status)
    if (status === 200) await app.call('DELETE', '/demo/events/pulse/placed')
  })

  it('are seeded for every club that has events, on-demand ones without a schedule', async () => {
    for (const name of ['pulse', 'harbour', 'summit', 'tempo', 'mono']) {
      const events = await eventsOf(name)
      expect(events.length).toBeGreaterThan(0)
      for (const event of events) {
        expect(event.localStart === null).toBe(event.type === 3)
        expect(event.timeZone).toBe(event.type === 3 ? null : 'UTC')
      }
    }
  })

  it.each([0, 7, 61, 13 * 60, 30 * 24 * 60 + 777])(
    'have one streaming and one soon after %i minutes',
    async (minutes) => {
      await setClock(new Date(seededAt.getTime() + minutes * 60_000))
      for (const name of ['pulse', 'harbour', 'summit', 'tempo']) {
        const all = await starts(name)
        expect(all.some(({ ahead, left }) => ahead <= 0 && left > 0)).toBe(true)
        if (name === 'pulse') expect(all.some(({ ahead }) => ahead > 0 && ahead <= 15 * 60_000)).toBe(true)
        expect(all.every(({ ahead }) => ahead < 8 * day)).toBe(true)
      }
    },
  )

  it('come back when the clock is set back', async () => {
    await setClock(new Date(seededAt.getTime() + 60 * day))
    await setClock(seededAt)
    for (const name of ['pulse', 'tempo']) {
      const all = await starts(name)
      expect(all.some(({ ahead, left }) => ahead <= 0 && left > 0)).toBe(true)
      expect(all.every(({ ahead }) => ahead < 8 * day)).toBe(true)
    }
  })
})
