import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { reminderLeadMilliseconds } from './reminder-lead.ts'
import type { KnownOccurrence, ReminderRepository, ReminderRow } from './repository.ts'

type Parts = {
  reminders: Pick<ReminderRepository, 'startingAfter' | 'learn' | 'moveTo'>
  events: Pick<Events, 'byId' | 'insteadOf'>
  jobs: Pick<Jobs, 'add'>
  now: Date
}

/** An occurrence that began longer ago is no longer looked at. */
const pastMs = 86_400_000

/**
 * Queues an email to each member whose reminder is of an occurrence that was moved or cancelled since they knew of it
 * (WEEK-04), once, whoever changed it and however often this runs. A change that is undone within a minute sends no email.
 */
export async function emailChanges(tenantId: string, { reminders, events, jobs, now }: Parts): Promise<void> {
  for (const row of await reminders.startingAfter(tenantId, new Date(now.getTime() - pastMs))) {
    const current = await startOf(row.eventId)
    if (current === 'unknown') continue
    const known = whatToLearn(row, current, now)
    if (!known) continue
    const moved = current ? null : await follow(row)
    const isLearnt = moved !== null || (await reminders.learn(tenantId, row, known))
    if (!isLearnt || !isTold(row, moved ?? current, now)) continue
    const start = ((moved ?? current)?.startsAt ?? row.startsAt ?? now).toISOString()
    const title = (moved ?? current)?.title ?? row.title ?? ''
    const kind = current || moved ? ('eventMoved' as const) : ('eventCancelled' as const)
    const { memberId } = row
    const eventId = moved?.eventId ?? row.eventId
    await jobs.add('eventChangedEmail', { tenantId, memberId, eventId, kind, title, start }).catch(async (error) => {
      const { startsAt, title: before, isCancelled, toldStart } = row
      const was = { startsAt, title: before, isCancelled, toldStart }
      if (moved) await reminders.moveTo(tenantId, { ...row, ...moved, isCancelled: false }, row.eventId, was)
      else await reminders.learn(tenantId, { ...row, ...known }, was)
      throw error
    })
  }

  /** `unknown` for events that have several starts under one id. */
  async function startOf(eventId: string): Promise<Current | null | 'unknown'> {
    const event = await events.byId(tenantId, eventId, now)
    if (!event) return null
    if (event.id !== eventId || event.time?.kind !== 'single') return 'unknown'
    return { startsAt: new Date(event.time.startsAt), title: event.name }
  }

  /** Moves a reminder to what takes place instead. Null if nothing does, or the member has a reminder of that. */
  async function follow(row: ReminderRow): Promise<(Current & { eventId: string }) | null> {
    const event = row.isCancelled ? null : await events.insteadOf(tenantId, row.eventId)
    if (event?.time?.kind !== 'single' || event.time.startsAt <= now.getTime()) return null
    const current = { startsAt: new Date(event.time.startsAt), title: event.name }
    const known = whatToLearn(row, current, now) ?? current
    const isMoved = await reminders.moveTo(tenantId, row, event.id, known)
    return isMoved ? { ...current, eventId: event.id } : null
  }
}

type Current = { startsAt: Date; title: string }

/** Null if the member knows the occurrence as it is. */
function whatToLearn(row: ReminderRow, current: Current | null, now: Date): KnownOccurrence | null {
  if (!current) return row.isCancelled || row.startsAt === null ? null : { isCancelled: true }
  const isSame = row.startsAt?.getTime() === current.startsAt.getTime() && row.title === current.title
  if (isSame && !row.isCancelled) return null
  const isSoon = current.startsAt.getTime() - now.getTime() <= reminderLeadMilliseconds
  const isReminded = isTold(row, current, now) && isSoon
  return { ...current, isCancelled: false, ...(isReminded && { toldStart: current.startsAt }) }
}

/** Whether a change is worth an email: of a start that the member knew, and both are ahead. */
function isTold({ startsAt, isCancelled }: ReminderRow, current: Current | null, now: Date): boolean {
  if (startsAt === null || startsAt <= now) return false
  if (!current) return !isCancelled
  return current.startsAt > now && (isCancelled || startsAt.getTime() !== current.startsAt.getTime())
}
