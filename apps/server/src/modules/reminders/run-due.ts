import type { Clock } from '../../platform/clock/clock.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Events } from '../events/events.ts'
import { startsOf } from '../events/occurrences.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { emailChanges } from './email-changes.ts'
import { emailReady, type IsWatchable } from './email-ready.ts'
import { reminderLeadMilliseconds } from './reminder-lead.ts'
import type { ReminderRepository } from './repository.ts'

type Parts = {
  reminders: ReminderRepository
  events: Pick<Events, 'of' | 'byId' | 'insteadOf'>
  tenants: Pick<Tenants, 'byIdOrName'>
  jobs: Pick<Jobs, 'add'>
  isWatchable: IsWatchable
  clock: Clock
}

/**
 * Queues emails about moved and cancelled occurrences, reminders of everything that starts within the hour, and emails
 * about videos that can be watched by now. There are none for events that started while no server was running.
 */
export async function runDueReminders(parts: Parts): Promise<void> {
  const { reminders, events, jobs } = parts
  const now = parts.clock.now()
  for (const tenantId of await asPlatform(() => reminders.tenants())) {
    await inTenant(tenantId, () => ofClub(tenantId))
  }

  async function ofClub(tenantId: string) {
    await emailChanges(tenantId, { reminders, events, jobs, now })
    for (const event of await events.of(tenantId, now)) {
      const start = startsOf(event, now).find((each) => each > now.getTime())
      if (start === undefined || start - now.getTime() > reminderLeadMilliseconds) continue
      for (const claimed of await reminders.claim(tenantId, event.id, new Date(start))) {
        const { memberId, eventId } = claimed
        const data = { tenantId, memberId, eventId, start: new Date(start).toISOString() }
        await jobs.add('reminderEmail', data).catch(async (error) => {
          await reminders.unclaim(tenantId, claimed)
          throw error
        })
      }
    }
    const tenant = parts.tenants.byIdOrName(tenantId)
    if (tenant && !tenant.isSuspended) await emailReady(tenant, { ...parts, now })
  }
}
