import type { Clock } from '../../platform/clock/clock.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { LiveEvent } from '../events/event-row.ts'
import type { Events } from '../events/events.ts'
import { occurrenceOf } from '../events/occurrences.ts'
import type { JobData } from '../jobs/job-data.ts'
import { clubLink } from '../mail/club-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Members } from '../members/member.ts'
import type { IsWatchable } from './email-ready.ts'
import type { ReminderRepository } from './repository.ts'

type Parts = {
  reminders: Pick<ReminderRepository, 'find'>
  events: Pick<Events, 'byId'>
  members: Pick<Members, 'findById'>
  tenants: Pick<Tenants, 'byIdOrName'>
  hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
  isWatchable: IsWatchable
  mailer: Mailer
  clock: Clock
}

/**
 * Tells one member that the video they await can be watched. Sends nothing if they have withdrawn the request or lost
 * access, or if it can't be watched any more.
 */
export function createReadyEmail(parts: Parts) {
  const { reminders, events, members, tenants, hasAccess, isWatchable, mailer, clock } = parts
  return async function send({ tenantId, memberId, eventId }: JobData['readyEmail']): Promise<void> {
    const now = clock.now()
    const tenant = tenants.byIdOrName(tenantId)
    const request = await reminders.find(tenantId, memberId, eventId, 'ready')
    const member = await members.findById(tenantId, memberId)
    const event = await events.byId(tenantId, eventId, now)
    if (!tenant || tenant.isSuspended || !request || !member || !event) return
    const { language, address } = request
    if (!(await hasAccess(tenantId, memberId))) return
    if (!(await isWatchable(event, { tenant, origin: address, now }))) return
    const facts = {
      name: member.firstName,
      title: event.name,
      provider: event.providerName,
      url: clubLink(tenant, address, ...pageOf(event, now)),
    }
    await mailer.send(tenant, { to: member.email, language, memberId: member.id }, 'ready', facts)
  }
}

/** The live page while the event is on, else the player of its recording. */
function pageOf(event: LiveEvent, now: Date): [path: string, query?: Record<string, string>] {
  const recording = `/connect/classes/${encodeURIComponent(event.tag)}`
  if (event.type === 3) return [recording]
  if (occurrenceOf(event, now)?.phase === 'running') return [`/connect/live/${encodeURIComponent(event.id)}`]
  return [recording, { event: event.id }]
}
