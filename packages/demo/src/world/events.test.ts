import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './demo-world.ts'
import { eventStart } from './event-schedule.ts'
import type { EventSeed } from './events.ts'
import type { TenantSeed } from './tenant-seed.ts'

const DAY = 86_400_000
const seededAt = new Date('2026-03-11T10:17:33Z')
const tenants = buildDemoWorld(seededAt).tenants
const club = (name: string) => tenants.find((tenant) => tenant.name === name) as TenantSeed
const moments = [0, 7, 61, 500, 13 * 60, 3 * 24 * 60 + 1, 40 * 24 * 60 + 777].map(
  (minutes) => new Date(seededAt.getTime() + minutes * 60_000),
)

describe.each(moments)('the live events of pulse at %o', (now) => {
  const { events } = club('pulse')

  it('are running now, start within 15 minutes, within 24 hours and later', () => {
    const untilStart = sound(events).map((event) => startOf(event, now) - now.getTime())
    expect(sound(events).filter((event) => isRunning(event, now)).length).toBeGreaterThanOrEqual(1)
    expect(untilStart.some((wait) => wait > 0 && wait <= 900_000)).toBe(true)
    expect(untilStart.some((wait) => wait > 3_600_000 && wait < DAY)).toBe(true)
    expect(untilStart.some((wait) => wait > DAY)).toBe(true)
  })

  it('occur on each of the next six days without the daily one, and not on the eighth', () => {
    const today = Math.floor(now.getTime() / DAY)
    const singles = events.filter(({ schedule }) => schedule?.type === 'single')
    const days = new Set(singles.map((event) => Math.floor(startOf(event, now) / DAY) - today))
    expect([...days].sort()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]))
    expect(Math.max(...days)).toBeLessThan(7)
  })

  it('always include one whose link never arrives and one being transcoded', () => {
    const running = events.filter((event) => isRunning(event, now))
    expect(running.filter(({ linkDelaySecond }) => linkDelaySecond === null)).toHaveLength(1)
    expect(running.filter(({ transcodeStatus }) => transcodeStatus === 'in_progress')).toHaveLength(1)
  })
})

describe('Connect', () => {
  it('has events of all three types and one daily event at pulse', () => {
    const { events } = club('pulse')
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set([1, 2, 3]))
    expect(events.filter(({ schedule }) => schedule?.type === 'daily')).toHaveLength(1)
  })

  it.each(['pulse', 'tempo', 'mono'])('has at least 24 recordings from three providers at %s', (name) => {
    const onDemand = club(name).events.filter(({ type }) => type === 3)
    expect(onDemand.length).toBeGreaterThanOrEqual(24)
    expect(new Set(onDemand.map(({ providerId }) => providerId)).size).toBe(3)
    expect(onDemand.every(({ schedule }) => schedule === null)).toBe(true)
  })

  it('cover types 1 and 2 in every state at tempo', () => {
    for (const type of [1, 2]) {
      const events = club('tempo').events.filter((event) => event.type === type)
      const states = new Set(events.map((event) => stateOf(event, seededAt)))
      expect(states).toEqual(new Set(['streaming', 'soon', 'ahead', 'later', 'over', 'silent', 'in_progress', 'error']))
    }
    const onDemand = club('tempo').events.filter(({ type }) => type === 3)
    expect(new Set(onDemand.map(({ transcodeStatus }) => transcodeStatus))).toEqual(
      new Set(['complete', 'in_progress', 'error']),
    )
  })

  it('has none at mono', () => {
    expect(club('mono').events.filter(({ type }) => type !== 3)).toEqual([])
  })
})

function startOf({ schedule, virtualClass }: EventSeed, now: Date): number {
  return schedule ? eventStart(schedule, virtualClass.durationSecond, seededAt, now).getTime() : Number.NaN
}

function isRunning(event: EventSeed, now: Date): boolean {
  const start = startOf(event, now)
  return start <= now.getTime() && now.getTime() < start + event.virtualClass.durationSecond * 1000
}

function sound(events: readonly EventSeed[]): EventSeed[] {
  return events.filter(
    ({ type, linkDelaySecond, transcodeStatus }) =>
      type !== 3 && linkDelaySecond !== null && transcodeStatus === 'complete',
  )
}

function stateOf(event: EventSeed, now: Date): string {
  if (event.transcodeStatus !== 'complete') return event.transcodeStatus
  if (event.linkDelaySecond === null) return 'silent'
  if (isRunning(event, now)) return 'streaming'
  const wait = startOf(event, now) - now.getTime()
  if (wait < 0) return 'over'
  if (wait < 900_000) return 'soon'
  return wait < DAY ? 'ahead' : 'later'
}
