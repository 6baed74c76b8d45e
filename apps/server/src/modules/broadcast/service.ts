import { resumeBroadcast } from '@upbeat/rules/media/resume-broadcast'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Events } from '../events/events.ts'
import { occurrenceOf } from '../events/occurrences.ts'
import { assetName } from '../media/asset-name.ts'
import type { Recordings } from './recordings.ts'
import type { BroadcastRepository, BroadcastRow } from './repository.ts'
import { silentAfter } from './silent-after.ts'
import { readStreamKey } from './stream-key.ts'

export type BroadcastService = ReturnType<typeof createBroadcastService>
/** `name`: the new name of the stream. */
export type Publishing = { accepted: true; name: string } | { accepted: false; reason: string }
type Encoder = { key: string; clientId: string }
type Parts = {
  broadcasts: BroadcastRepository
  recordings: Pick<Recordings, 'receivedSeconds'>
  events: Pick<Events, 'byId'>
  tenants: { byName: (name: string) => Tenant | null }
  clock: Clock
  /** Null if no stream key was ever made. */
  keySecret: () => string | null
  /** Called when a broadcast starts or stops. */
  onChanged: (tenantId: string) => Promise<void>
  log: Logger
}

const minute = 60_000
/** How long before a class starts its encoder may connect. */
const earliest = 30 * minute
/** How long after the end it is disconnected. */
const latest = 10 * minute

/** Admits encoders: by stream key, for a due event, one at a time. */
export function createBroadcastService(parts: Parts) {
  const { broadcasts, recordings, events, tenants, clock, keySecret, onChanged, log } = parts

  /** Handles an encoder that connects with a stream key. */
  async function publish({ key, clientId }: Encoder): Promise<Publishing> {
    const target = targetOf(key)
    if (!target) return refused('the stream key is not known')
    const { tenantId, eventId } = target
    const now = clock.now()
    const event = await inTenant(tenantId, () => events.byId(tenantId, eventId, now))
    if (event?.type !== 2) return refused('there is no such live event', target)
    const occurrence = occurrenceOf(event, now)
    if (!occurrence || occurrence.phase === 'over') return refused('the event is over', target)
    if (occurrence.startsAt - now.getTime() > earliest) return refused('the event is too far ahead', target)
    const startsAt = new Date(occurrence.startsAt)
    const { tag } = event
    const endsAt = new Date(occurrence.endsAt)
    const asset = assetName({ tenantId, tag, broadcastAt: startsAt })
    const publishedAt = await inTenant(tenantId, () => countsFrom(asset, { tenantId, tag, startsAt }, now))
    const begun = {
      tenantId,
      eventId,
      startsAt,
      endsAt,
      tag,
      clientId,
      onAir: true,
      publishedAt,
      lastSeenAt: now,
    }
    const taken = await inTenant(tenantId, () => broadcasts.take(begun, new Date(now.getTime() - silentAfter)))
    if (!taken) return refused('the stream key is in use', target)
    log.info({ ...target }, 'broadcast on')
    await onChanged(tenantId)
    return { accepted: true, name: encodeURIComponent(asset) }
  }

  async function countsFrom(
    asset: string,
    { tenantId, tag, startsAt }: Pick<BroadcastRow, 'tenantId' | 'tag' | 'startsAt'>,
    now: Date,
  ): Promise<Date> {
    const before = await broadcasts.find(tenantId, tag, startsAt)
    if (!before) return now
    const interrupted = { publishedAt: before.publishedAt.getTime(), startsAt: startsAt.getTime(), now: now.getTime() }
    const receivedSeconds = await recordings.receivedSeconds(asset)
    return new Date(resumeBroadcast({ ...interrupted, receivedSeconds }))
  }

  /** The receiver's report that an encoder is still connected. False to disconnect it. */
  async function update({ key, clientId }: Encoder): Promise<boolean> {
    const broadcast = await broadcastOf(key, clientId)
    const now = clock.now()
    if (!broadcast || now.getTime() > broadcast.endsAt.getTime() + latest) return false
    await seen(broadcast, { lastSeenAt: now, onAir: true })
    return true
  }

  /** Handles an encoder that has left. Refused encoders are reported too and change nothing. */
  async function done({ key, clientId }: Encoder): Promise<void> {
    const broadcast = await broadcastOf(key, clientId)
    if (!broadcast) return
    await seen(broadcast, { lastSeenAt: clock.now(), onAir: false })
    log.info({ tenantId: broadcast.tenantId, eventId: broadcast.eventId }, 'broadcast off')
    await onChanged(broadcast.tenantId)
  }

  async function broadcastOf(key: string, clientId: string) {
    const target = targetOf(key)
    return target && inTenant(target.tenantId, () => broadcasts.findOwned(target.tenantId, target.eventId, clientId))
  }

  async function seen(broadcast: BroadcastRow, changes: Parameters<BroadcastRepository['seen']>[2]) {
    await inTenant(broadcast.tenantId, () => broadcasts.seen(broadcast.tenantId, broadcast, changes))
  }

  function targetOf(key: string) {
    const secret = keySecret()
    const target = secret === null ? null : readStreamKey(secret, key)
    const tenant = target && tenants.byName(target.tenant)
    return target && tenant && { tenantId: tenant.id, eventId: target.eventId }
  }

  function refused(reason: string, target: object = {}): Publishing {
    log.warn({ ...target, reason }, 'broadcast refused')
    return { accepted: false, reason }
  }

  return { publish, update, done }
}
