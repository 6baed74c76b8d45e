import { studioCalls } from '@upbeat/contract/studio/calls'
import type { ClassOfDayPlan, PlannedDay } from '@upbeat/contract/studio/entities/curation'
import { calendarDate } from '@upbeat/rules/live/live-days'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { staffActor } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { Undoer } from '../audit/undo.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { tagsOfDay } from '../collections/service.ts'
import type { createClassOfDayRepository } from './class-of-day-repository.ts'
import type { CurationService } from './curation-service.ts'
import type { FindPicked } from './picked-classes.ts'

export type ClassOfDayService = ReturnType<typeof createClassOfDayService>
type Parts = {
  db: Database
  repositoryOn: typeof createClassOfDayRepository
  audit: Audit
  catalogues: Pick<Catalogues, 'of'>
  picked: FindPicked
  ofTheDay: CurationService['ofTheDay']
  announce: (tenantId: string) => Promise<void>
  notify: (tenantId: string, thing: { kind: string; id: string }) => Promise<void>
}

/** Plans the class of each day (SHELF-04). A plan takes effect at once, without publishing. */
export function createClassOfDayService(parts: Parts) {
  const { db, repositoryOn, audit, catalogues, picked, ofTheDay, announce, notify } = parts
  const todayOf = ({ now, tenant }: StaffContext) => calendarDate(now.getTime(), tenant.settings.timeZone ?? 'UTC')

  async function plan(context: StaffContext, month: string | undefined): Promise<ClassOfDayPlan> {
    const today = todayOf(context)
    const catalogue = await catalogues.of(context.tenant)
    const days = await presentDays(context, catalogue, daysOf(month ?? today.slice(0, 7)))
    const collection = await ofTheDay(context)
    return {
      today,
      days,
      otherwise: collection && { id: collection.id, byRule: collection.byRule, classCount: collection.classCount },
    }
  }

  /** @throws Failure notFound for a class that isn't the club's, notAllowedNow for a past day */
  async function planDay(context: StaffContext, day: string, tag: string | null): Promise<PlannedDay> {
    if (day < todayOf(context)) throw new Failure('notAllowedNow')
    if (tag !== null && (await picked(context, [tag])).length === 0) throw new Failure('notFound')
    await change(context, day, { tag })
    const [planned] = await presentDays(context, await catalogues.of(context.tenant), [day])
    if (!planned) throw new Failure('notFound')
    return planned
  }

  type Wanted = { tag: string | null; from?: string | null; undoes?: string }

  async function change({ tenantId, staff, now }: StaffContext, day: string, { tag, from, undoes }: Wanted) {
    await db.transaction(async (transaction) => {
      const plans = repositoryOn(transaction)
      const before = await plans.lock(tenantId, day)
      if (from !== undefined && from !== before) throw new Failure('changedSince')
      await plans.plan(tenantId, day, tag)
      await audit.record(transaction, {
        tenantId,
        actor: staffActor(staff),
        action: 'classOfDay.changed',
        now,
        object: { kind: 'classOfDay', id: day, name: day },
        before: { classTag: before },
        after: { classTag: tag },
        ...(undoes !== undefined && { undoes }),
      })
    })
    await announce(tenantId)
    await notify(tenantId, { kind: 'classOfDay', id: day })
  }

  async function presentDays(context: StaffContext, catalogue: Catalogue, days: string[]): Promise<PlannedDay[]> {
    const row = catalogue.collections.find(({ type }) => type === 'classoftheday')
    const tags = days.map((day) => ({
      day,
      planned: catalogue.plannedClasses.get(day),
      shown: tagsOfDay(catalogue, row, day)[0],
    }))
    const named = new Set(tags.flatMap(({ planned, shown }) => [planned, shown]).filter((tag) => tag !== undefined))
    const classes = new Map((await picked(context, [...named])).map((each) => [each.tag, each]))
    const classOf = (tag: string | undefined) => (tag === undefined ? null : (classes.get(tag) ?? null))
    return tags.map(({ day, planned, shown }) => ({ day, planned: classOf(planned), shown: classOf(shown) }))
  }

  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.planClassOfDay],
    undo: (context, { id, objectId, before, after }) =>
      change(context, objectId, { tag: tagOf(before), from: tagOf(after), undoes: id }),
  }

  return { plan, planDay, undoer }
}

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

function tagOf(value: unknown): string | null {
  const { classTag } = value as { classTag: string | null }
  return classTag
}
