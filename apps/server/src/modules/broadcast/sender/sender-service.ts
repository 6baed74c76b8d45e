import type { SentRendition, SentRenditionFacts } from '@upbeat/contract/studio/entities/broadcast'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { createRecent } from '../../../platform/memory/recent.ts'
import { type Admission, assetOf, type Refusal } from '../admission.ts'
import { keepRehearsal } from '../keep-rehearsal.ts'
import type { BroadcastRepository, BroadcastRow } from '../repository.ts'
import { InvalidFragment, readInit, readSegment } from '../store/read-fragment.ts'
import { DiskFull, SegmentRefused, type SegmentStore } from '../store/segment-store.ts'
import { makeSenderId, readSenderId } from './sender-id.ts'

export type SenderService = ReturnType<typeof createSenderService>
type RenditionFacts = z.infer<typeof SentRenditionFacts>
type Parts = {
  admission: Admission
  broadcasts: Pick<BroadcastRepository, 'find' | 'ofEvent'>
  store: SegmentStore
  clock: Clock
  makeId: () => string
}
type Place = { eventId: string; sender: string; rendition: SentRendition }

/** How often a sender is recorded as still there, in milliseconds. */
const keptEveryMs = 5000
const accepted = /^(avc1|avc3|vp09|mp4a\.40|opus|Opus)/
const maxCached = 100

/**
 * Broadcasts that a browser sends as fragmented MP4 over HTTP. All state is in the database and the store, so that any
 * server accepts any request, also after a restart.
 */
export function createSenderService({ admission, broadcasts, store, clock, makeId }: Parts) {
  const inits = createRecent<string, Uint8Array>(maxCached)

  /** @throws Failure notAllowedNow, senderActive, storageFull */
  async function start(
    context: StaffContext,
    eventId: string,
    { renditions, takeOver }: { renditions: RenditionFacts[]; takeOver: boolean },
  ) {
    const { tenantId, sessionId } = context
    if (renditions.some(({ mimeType }) => !accepted.test(codecOf(mimeType)))) throw new Failure('invalidRequest')
    // The same browser again, after its page was reloaded.
    const isForced = takeOver || (await isSending(tenantId, eventId, sessionId))
    const sender = makeSenderId(sessionId, makeId())
    const admitted = await admission.admit({ tenantId, eventId, clientId: sender, isForced })
    if (typeof admitted === 'string') throw failureOf(admitted)
    const { first } = await storing(() => store.begin(admitted.asset, { source: 'browser', at: clock.now().getTime() }))
    const next: Partial<Record<SentRendition, number>> = {}
    for (const { name } of renditions) next[name] = first[name] ?? 0
    return { sender, next }
  }

  async function isSending(tenantId: string, eventId: string, sessionId: string): Promise<boolean> {
    const rows = await broadcasts.ofEvent(tenantId, eventId)
    return rows.some(
      ({ onAir, clientId }) => onAir && readSenderId(clientId) === readSenderId(makeSenderId(sessionId, '')),
    )
  }

  /** @throws Failure senderReplaced, segmentInvalid, storageFull */
  async function putInit(context: StaffContext, place: Place, bytes: Uint8Array): Promise<void> {
    const asset = assetOf(await ownedRow(context, place))
    const facts = await valid(() => readInit(place.rendition, bytes))
    if (!accepted.test(facts.codec)) throw new Failure('segmentInvalid')
    const epoch = await epochOf(asset)
    await storing(() => store.putInit(asset, { epoch, rendition: place.rendition, ...facts }, bytes))
    inits.set(`${asset} ${epoch} ${place.rendition}`, bytes)
  }

  /**
   * Returns the number of the segment to send next.
   * @throws Failure senderReplaced, segmentInvalid, storageFull
   */
  async function putSegment(
    context: StaffContext,
    place: Place & { number: number; peak: number | undefined },
    bytes: Uint8Array,
  ): Promise<{ next: number }> {
    const { rendition, number, peak = null } = place
    const row = await ownedRow(context, place)
    const asset = assetOf(row)
    const epoch = await epochOf(asset)
    const init = await initOf(asset, epoch, rendition)
    const facts = await valid(() => readSegment(init, bytes))
    const now = clock.now()
    const part = { rendition, number, epoch, ...facts, arrivedAt: now.getTime(), peak }
    const { next } = await storing(() => store.putPart(asset, part, bytes))
    if (now.getTime() - row.lastSeenAt.getTime() >= keptEveryMs) {
      await admission.keep(row)
      await keepRehearsal(store, asset, row.startsAt.getTime(), now.getTime())
    }
    return { next: next[rendition] ?? 0 }
  }

  async function stop({ tenantId }: StaffContext, { eventId, sender }: Omit<Place, 'rendition'>): Promise<void> {
    await admission.close(tenantId, eventId, sender)
  }

  async function ownedRow({ tenantId }: StaffContext, { eventId, sender }: Place): Promise<BroadcastRow> {
    if (readSenderId(sender) === null) throw new Failure('notFound')
    const row = await admission.owned(tenantId, eventId, sender)
    if (row) return row
    const known = await broadcasts.ofEvent(tenantId, eventId)
    // Its own row after the end, else another's.
    throw new Failure(known.some(({ clientId }) => clientId === sender) ? 'notAllowedNow' : 'senderReplaced')
  }

  async function epochOf(asset: string): Promise<number> {
    return (await store.read(asset)).connections.at(-1)?.epoch ?? 0
  }

  async function initOf(asset: string, epoch: number, rendition: SentRendition): Promise<Uint8Array> {
    const name = `${asset} ${epoch} ${rendition}`
    const known = inits.get(name)
    if (known) return known
    const bytes = await store.bytesOf(asset, rendition, `init-${epoch}.mp4`)
    if (!bytes) throw new Failure('segmentInvalid')
    return inits.set(name, bytes)
  }

  return { start, putInit, putSegment, stop }
}

function failureOf(refusal: Refusal): Failure {
  if (refusal === 'taken') return new Failure('senderActive')
  return new Failure(refusal === 'noEvent' ? 'notFound' : 'notAllowedNow')
}

function codecOf(mimeType: string): string {
  return /codecs="([^"]*)"/.exec(mimeType)?.[1] ?? ''
}

async function valid<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof InvalidFragment) throw new Failure('segmentInvalid', { cause: error })
    throw error
  }
}

async function storing<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (error instanceof DiskFull) throw new Failure('storageFull', { cause: error })
    if (error instanceof SegmentRefused) throw new Failure('segmentInvalid', { cause: error })
    throw error
  }
}
