import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { LiveEvent } from '../events/event-row.ts'
import type { Events } from '../events/events.ts'
import { lastOccurrenceOf, occurrenceOf } from '../events/occurrences.ts'
import { storeMessages } from './outbox.ts'
import { createWebhookRepository } from './webhook-repository.ts'

type Parts = { db: Database; clock: Clock; events: Pick<Events, 'of'> }

/** How far back a server looks that was not running. */
const missedMs = 3_600_000

/** Stores messages about live events that have started or ended, once each. */
export function createLiveMessages({ db, clock, events }: Parts) {
  return async function storeLiveMessages(): Promise<void> {
    const now = clock.now()
    const tenants = await asPlatform(() => createWebhookRepository(db).tenantsFor(['live.started', 'live.ended']))
    for (const tenantId of tenants) {
      await inTenant(tenantId, async () => {
        const found = (await events.of(tenantId, now)).flatMap((event) => momentsOf(event, now))
        await storeMessages(
          db,
          found.map((message) => ({ ...message, tenantId })),
        )
      })
    }
  }
}

function momentsOf(event: LiveEvent, now: Date) {
  const occurrences = [occurrenceOf(event, now), lastOccurrenceOf(event, now)]
  return occurrences.flatMap((occurrence) => {
    if (!occurrence) return []
    const { startsAt, endsAt } = occurrence
    const data = {
      eventId: event.id,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    }
    const moments = [
      { type: 'live.started' as const, time: startsAt },
      { type: 'live.ended' as const, time: endsAt },
    ]
    return moments
      .filter(({ time }) => time <= now.getTime() && time > now.getTime() - missedMs)
      .map(({ type, time }) => ({ type, at: new Date(time), data, unique: `${type}${event.id}${startsAt}` }))
  })
}
