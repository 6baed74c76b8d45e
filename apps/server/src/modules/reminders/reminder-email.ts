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

/** Reminds one member of one start. Sends nothing if the reminder was cancelled, or the event was moved or removed. */
export function createReminderEmail({ reminders, events, members, tenants, mailer, clock }: Parts) {
  return async function send({ tenantId, memberId, eventId, start }: JobData['reminderEmail']): Promise<void> {
    const tenant = tenants.byIdOrName(tenantId)
    const reminder = await reminders.find(tenantId, memberId, eventId)
    const member = await members.findById(tenantId, memberId)
    const event = await events.byId(tenantId, eventId, clock.now())
    if (!tenant || !reminder || !member || !event) return
    const startsAt = Date.parse(start)
    if (!startsOf(event, clock.now()).includes(startsAt) || startsAt <= clock.now().getTime()) return
    const { language, address } = reminder
    const facts = {
      ...startFacts(tenant, reminder, startsAt),
      name: member.firstName,
      title: event.name,
      provider: event.providerName,
      url: clubLink(tenant, address, `/connect/live/${encodeURIComponent(eventId)}`),
    }
    await mailer.send(tenant, { to: member.email, language, memberId: member.id }, 'reminder', facts)
  }
}
