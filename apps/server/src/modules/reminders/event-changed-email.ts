import type { Clock } from '../../platform/clock/clock.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Events } from '../events/events.ts'
import { startsOf } from '../events/occurrences.ts'
import type { JobData } from '../jobs/job-data.ts'
import { clubLink } from '../mail/club-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Members } from '../members/member.ts'
import type { ReminderRepository } from './repository.ts'
import { startFacts } from './start-facts.ts'

type Parts = {
  reminders: Pick<ReminderRepository, 'find'>
  events: Pick<Events, 'byId'>
  members: Pick<Members, 'findById'>
  tenants: Pick<Tenants, 'byIdOrName'>
  mailer: Mailer
  clock: Clock
}

/** Tells one member that an occurrence was moved or cancelled. Sends nothing if it has changed again since. */
export function createEventChangedEmail({ reminders, events, members, tenants, mailer, clock }: Parts) {
  return async function send(data: JobData['eventChangedEmail']): Promise<void> {
    const { tenantId, memberId, eventId, kind, title, start } = data
    const tenant = tenants.byIdOrName(tenantId)
    const reminder = await reminders.find(tenantId, memberId, eventId)
    const member = await members.findById(tenantId, memberId)
    if (!tenant || !reminder || !member) return
    const event = await events.byId(tenantId, eventId, clock.now())
    const isStill = event
      ? kind === 'eventMoved' && startsOf(event, clock.now()).includes(Date.parse(start))
      : kind === 'eventCancelled'
    if (!isStill) return
    const { language, address } = reminder
    const facts = {
      ...startFacts(tenant, reminder, Date.parse(start)),
      name: member.firstName,
      title,
      provider: event?.providerName ?? tenant.config.displayName,
      url: clubLink(tenant, address, `/connect/live/${encodeURIComponent(eventId)}`),
    }
    await mailer.send(tenant, { to: member.email, language }, kind, facts)
  }
}
