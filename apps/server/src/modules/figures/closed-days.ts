import { addDays, calendarDate } from '@upbeat/rules/live/live-days'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { ClassLists } from './class-lists.ts'
import type { ComputeDays } from './day-figures.ts'
import type { FigureDayRepository } from './figure-day-repository.ts'
import type { FigureSource } from './figure-source-repository.ts'

export type ClosedDays = ReturnType<typeof createClosedDays>
type Parts = {
  figureDays: FigureDayRepository
  source: Pick<FigureSource, 'firstDay'>
  computeDays: ComputeDays
  classLists: Pick<ClassLists, 'makeAll'>
  tenants: Pick<Tenants, 'all'>
}
type Club = { tenantId: string; timeZone: string; now: Date }

/** How long after its end a day is closed: renewals are charged and watch time arrives a little late. */
const hoursOpen = 3
/** How far the first run looks back, which two periods of a year fit into. */
const maxDaysBack = 800

/** Stores the figures of each day that is over, once (FIG-04). */
export function createClosedDays({ figureDays, source, computeDays, classLists, tenants }: Parts) {
  /** Stores the days since the last stored one, whoever asks first. Returns the last day that is closed. */
  async function close({ tenantId, timeZone, now }: Club): Promise<string> {
    const lastClosed = addDays(calendarDate(now.getTime() - hoursOpen * 3_600_000, timeZone), -1)
    const stored = await figureDays.lastDay(tenantId)
    if (stored !== null && stored >= lastClosed) return lastClosed
    const first = stored === null ? await source.firstDay(tenantId) : addDays(stored, 1)
    if (first === null || first > lastClosed) return lastClosed
    const earliest = addDays(lastClosed, -maxDaysBack)
    const from = [first, earliest].sort().at(-1) as string
    await figureDays.insert(tenantId, await computeDays(tenantId, { from, to: lastClosed }, timeZone), now)
    return lastClosed
  }

  /** Closes the days of every club, and stores the lists of classes. One that fails doesn't keep the others from it. */
  async function closeAll(now: Date): Promise<void> {
    const failures: unknown[] = []
    for (const { id, settings } of tenants.all()) {
      const club = { tenantId: id, timeZone: settings.timeZone ?? 'UTC', now }
      const closeClub = async () => classLists.makeAll(id, await close(club))
      await inTenant(id, closeClub).catch((error) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'figures not stored for every club')
  }

  return { close, closeAll }
}
