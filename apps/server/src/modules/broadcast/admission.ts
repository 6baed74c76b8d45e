import { resumeBroadcast } from '@upbeat/rules/media/resume-broadcast'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Events } from '../events/events.ts'
import { occurrenceOf } from '../events/occurrences.ts'
import { assetName } from '../media/asset-name.ts'
import { purgeEarlyFiles } from './purge-early-files.ts'
import type { Recordings } from './recordings.ts'
import type { BroadcastRepository, BroadcastRow } from './repository.ts'
import { hasFallenSilent, silentAfter } from './silent-after.ts'
import type { SegmentStore } from './store/segment-store.ts'

export type Admission = ReturnType<typeof createAdmission>
export type Applicant = {
  tenantId: string
  eventId: string
  /** Names the connection, in all receivers. */
  clientId: string
  /** Ends whoever is sending. */
  isForced?: boolean
}
export type Admitted = { asset: string; startsAt: Date }
export type Refusal = 'noEvent' | 'over' | 'tooEarly' | 'taken'
type Parts = {
  broadcasts: BroadcastRepository
  recordings: Pick<Recordings, 'receivedSeconds'>
  store: Pick<SegmentStore, 'read' | 'folderOf'>
  events: Pick<Events, 'byId'>
  clock: Clock
  /** Called when a broadcast starts or stops. */
  onChanged: (tenantId: string, eventId: string) => Promise<void>
  log: Logger
}

const minute = 60_000
/** How long before a class starts its encoder may connect. Only staff see the picture before the start. */
const earliest = 24 * 60 * minute
/** How long after the end it is disconnected. */
export const latest = 10 * minute

/** Admits encoders and browsers to events that are due, one at a time. Runs in the scope of the club. */
export function createAdmission({ broadcasts, recordings, store, events, clock, onChanged, log }: Parts) {
  async function admit({ tenantId, eventId, clientId, isForced = false }: Applicant): Promise<Admitted | Refusal> {
    const now = clock.now()
    const event = await events.byId(tenantId, eventId, now)
    if (event?.type !== 2) return 'noEvent'
    const occurrence = occurrenceOf(event, now)
    if (!occurrence || occurrence.phase === 'over') return 'over'
    if (occurrence.startsAt - now.getTime() > earliest) return 'tooEarly'
    const startsAt = new Date(occurrence.startsAt)
    const endsAt = new Date(occurrence.endsAt)
    const { tag } = event
    const asset = assetName({ tenantId, tag, broadcastAt: startsAt })
    const before = await broadcasts.find(tenantId, tag, startsAt)
    const publishedAt = before ? await countsFrom(asset, before, now) : now
    const row = { tenantId, eventId, startsAt, endsAt, tag, clientId, onAir: true, publishedAt, lastSeenAt: now }
    const isSilent = isForced || hasFallenSilent(await store.read(asset), now.getTime())
    // Later than any report, so that it ends the current one.
    const silentSince = new Date(isSilent ? now.getTime() + 1 : now.getTime() - silentAfter)
    if (!(await broadcasts.take(row, silentSince))) return 'taken'
    log.info({ tenantId, eventId }, 'broadcast on')
    await onChanged(tenantId, eventId)
    return { asset, startsAt }
  }

  async function countsFrom(asset: string, { publishedAt, startsAt }: BroadcastRow, now: Date): Promise<Date> {
    const interrupted = { publishedAt: publishedAt.getTime(), startsAt: startsAt.getTime(), now: now.getTime() }
    const receivedSeconds = await recordings.receivedSeconds(asset)
    return new Date(resumeBroadcast({ ...interrupted, receivedSeconds }))
  }

  /** The broadcast that a connection owns; null if it never did, was replaced, or is over. */
  async function owned(tenantId: string, eventId: string, clientId: string): Promise<BroadcastRow | null> {
    const row = await broadcasts.findOwned(tenantId, eventId, clientId)
    return row && clock.now().getTime() <= row.endsAt.getTime() + latest ? row : null
  }

  /** Records that a connection is still there. */
  async function keep(row: BroadcastRow): Promise<void> {
    const now = clock.now()
    await broadcasts.seen(row.tenantId, row, { lastSeenAt: now, onAir: true })
    if (now < row.startsAt) await purgeEarlyFiles(store.folderOf(assetOf(row)), row.startsAt.getTime())
  }

  async function close(tenantId: string, eventId: string, clientId: string): Promise<void> {
    const row = await broadcasts.findOwned(tenantId, eventId, clientId)
    if (!row) return
    await broadcasts.seen(tenantId, row, { lastSeenAt: clock.now(), onAir: false })
    log.info({ tenantId, eventId }, 'broadcast off')
    await onChanged(tenantId, eventId)
  }

  return { admit, owned, keep, close }
}

/** The asset of a broadcast. */
export function assetOf({ tenantId, tag, startsAt }: Pick<BroadcastRow, 'tenantId' | 'tag' | 'startsAt'>): string {
  return assetName({ tenantId, tag, broadcastAt: startsAt })
}
