import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { LiveEvent } from '../events/event-row.ts'
import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ReminderRepository } from './repository.ts'

/** Whether members with access can watch an event now. `origin` is that of the club's pages. */
export type IsWatchable = (event: LiveEvent, context: { tenant: Tenant; origin: string; now: Date }) => Promise<boolean>
type Parts = {
  reminders: Pick<ReminderRepository, 'awaitingVideo' | 'claimReady' | 'unclaimReady'>
  events: Pick<Events, 'byId'>
  jobs: Pick<Jobs, 'add'>
  isWatchable: IsWatchable
  now: Date
}

/** Queues an email to each member who awaits a video that can be watched by now. Requests for hidden events stay open. */
export async function emailReady(tenant: Tenant, { reminders, events, jobs, isWatchable, now }: Parts): Promise<void> {
  const tenantId = tenant.id
  for (const row of await reminders.awaitingVideo(tenantId)) {
    const { memberId, eventId, address } = row
    const event = await events.byId(tenantId, eventId, now)
    if (!event || !(await isWatchable(event, { tenant, origin: address, now }))) continue
    if (!(await reminders.claimReady(tenantId, row, now))) continue
    await jobs.add('readyEmail', { tenantId, memberId, eventId }).catch(async (error) => {
      await reminders.unclaimReady(tenantId, row)
      throw error
    })
  }
}
