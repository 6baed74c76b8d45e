import type { Clock } from '../../platform/clock/clock.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { Events } from '../events/events.ts'
import { startsOf } from '../events/occurrences.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ReminderRepository } from './repository.ts'

type Parts = {
  reminders: Pick<ReminderRepository, 'tenants' | 'claim' | 'unclaim'>
  events: Pick<Events, 'of'>
  jobs: Pick<Jobs, 'add'>
  clock: Clock
}

/** How long before the start members are reminded. */
export const reminderLeadMilliseconds = 3_600_000

/**
 * Queues reminders of everything that starts within the hour. There are none for events that started while no server
 * was running.
 */
export async function runDueReminders({ reminders, events, jobs, clock }: Parts): Promise<void> {
  const now = clock.now()
  for (const tenantId of await asPlatform(() => reminders.tenants())) await inTenant(tenantId, () => ofClub(tenantId))

  async function ofClub(tenantId: string) {
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
  }
}
