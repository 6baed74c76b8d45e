import { join } from 'node:path'
import type { BroadcastRecording } from '@upbeat/contract/studio/entities/broadcast'
import {
  joinable,
  keyframeBefore,
  type RecordedTimeline,
  recordedSilences,
  recordedTimeline,
  suggestedRange,
} from '@upbeat/rules/media/recorded-timeline'
import type { Permission } from '@upbeat/rules/staff/may'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { actorOf } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { TakenRecording, TakeRecording } from '../../intake/uploads/take-recording.ts'
import type { MediaService } from '../../media/service.ts'
import { assetOf } from '../admission.ts'
import { isOver, type Recordings } from '../recordings.ts'
import { type BroadcastRow, createBroadcastRepository } from '../repository.ts'
import type { SegmentStore } from '../store/segment-store.ts'
import type { OwnEvent } from './own-event.ts'

export type RecordingService = ReturnType<typeof createRecordingService>
type Parts = {
  db: Database
  audit: Audit
  recordings: Pick<Recordings, 'nginxFiles' | 'forget'>
  store: Pick<SegmentStore, 'read' | 'folderOf' | 'remove'>
  media: Pick<MediaService, 'broadcastPreview'>
  takeRecording: TakeRecording
  ownEvent: OwnEvent
  /** Called when members see another recording. */
  onChanged: (tenantId: string, eventId: string) => Promise<void>
}
type Place = { id: string; startsAt: string }
type Found = { row: BroadcastRow; name: string; timeline: RecordedTimeline }

/** What staff do with a recording: watch it, make a class of it, or delete it. */
export function createRecordingService(parts: Parts) {
  const { db, audit, store, recordings, media } = parts

  /** @throws Failure notFound, notPermitted, notAllowedNow while it is still being sent */
  async function found(context: StaffContext, { id, startsAt }: Place, permission: Permission): Promise<Found> {
    const { event } = await parts.ownEvent(context, id, permission)
    const rows = await createBroadcastRepository(db).ofEvent(context.tenantId, id)
    const row = rows.find((each) => each.startsAt.getTime() === Date.parse(startsAt))
    if (!row || row.discardedAt) throw new Failure('notFound')
    if (!isOver(row, context.now.getTime())) throw new Failure('notAllowedNow')
    const timeline = await timelineOf(row)
    if (timeline.duration === 0) throw new Failure('notFound')
    return { row, name: event.name, timeline }
  }

  async function timelineOf(row: BroadcastRow): Promise<RecordedTimeline> {
    const stream = await store.read(assetOf(row))
    if (stream.parts.length > 0) return recordedTimeline(stream, row.startsAt.getTime())
    // nginx begins each segment with a keyframe.
    const files = await recordings.nginxFiles(assetOf(row))
    const timeline: RecordedTimeline = { duration: 0, keyframes: [], levels: [], connections: [] }
    for (const { duration } of files) {
      timeline.keyframes.push(timeline.duration)
      timeline.duration += duration
    }
    return timeline
  }

  async function get(context: StaffContext, place: Place): Promise<BroadcastRecording> {
    const { row, timeline } = await found(context, place, 'schedule.view')
    const suggested = suggestedRange(timeline)
    return {
      startsAt: row.startsAt.toISOString(),
      durationSecond: timeline.duration,
      link: media.broadcastPreview(context, row.tag, row.startsAt),
      keyframes: timeline.keyframes,
      silences: recordedSilences(timeline),
      suggestedFrom: suggested.from,
      suggestedTo: suggested.to,
      tag: row.classTag,
    }
  }

  /** @throws Failure notFound, notPermitted, notAllowedNow, storageFull, quotaExceeded, tooManyUploads */
  async function makeClass(context: StaffContext, place: Place, cut: { from: number | null; to: number | null }) {
    const { row, name, timeline } = await found(context, place, 'schedule.goLive')
    if (context.reachOf('classes.edit') === null) throw new Failure('notPermitted')
    const from = cut.from === null ? 0 : keyframeBefore(timeline.keyframes, cut.from)
    const to =
      cut.to === null || cut.to >= timeline.duration ? timeline.duration : keyframeBefore(timeline.keyframes, cut.to)
    if (to <= from) throw new Failure('invalidRequest')
    const recording = { ...(await piecesOf(row, timeline)), from, to }
    const tag = await parts.takeRecording(context, `${name}.mp4`, recording)
    await createBroadcastRepository(db).markMade(row, tag)
    recordings.forget(assetOf(row))
    await parts.onChanged(row.tenantId, row.eventId)
    return { tag }
  }

  async function piecesOf(row: BroadcastRow, timeline: RecordedTimeline): Promise<Omit<TakenRecording, 'from' | 'to'>> {
    const asset = assetOf(row)
    const folder = store.folderOf(asset)
    const { inits, parts: segments, byName } = await store.read(asset)
    if (segments.length === 0) return ofNginx(folder, await recordings.nginxFiles(asset))
    let bytes = 0
    const connections = joinable(timeline, inits).map(({ epoch, placeAt, tracks }) => ({
      placeAt,
      tracks: tracks.map(({ rendition, numbers }) => {
        for (const number of numbers) bytes += byName.get(`${rendition}/${number}`)?.bytes ?? 0
        return {
          kind: rendition === 'sound' ? ('sound' as const) : ('picture' as const),
          init: join(folder, rendition, `init-${epoch}.mp4`),
          files: numbers.map((number) => join(folder, rendition, `${number}.m4s`)),
        }
      }),
    }))
    return { connections, bytes }
  }

  /** @throws Failure notFound, notPermitted, notAllowedNow */
  async function discard(context: StaffContext, place: Place): Promise<void> {
    const { row, name } = await found(context, place, 'schedule.goLive')
    await db.transaction(async (transaction) => {
      await createBroadcastRepository(transaction).discard(row, context.now)
      await audit.record(transaction, {
        tenantId: context.tenantId,
        actor: actorOf(context),
        action: 'broadcast.recordingDiscarded',
        object: { kind: 'broadcast', id: place.id, name },
        before: { recording: row.startsAt.toISOString() },
        after: null,
        now: context.now,
      })
    })
    recordings.forget(assetOf(row))
    await parts.onChanged(row.tenantId, row.eventId)
    await store.remove(assetOf(row))
  }

  return { get, makeClass, discard }
}

type NginxFile = { file: string; duration: number; bytes: number; isBreak: boolean }

/** The connections of a recording by nginx, whose files have picture and sound. */
function ofNginx(folder: string, files: NginxFile[]): Omit<TakenRecording, 'from' | 'to'> {
  const connections: TakenRecording['connections'] = []
  let [at, bytes] = [0, 0]
  for (const { file, duration, isBreak, ...each } of files) {
    if (connections.length === 0 || isBreak) {
      const tracks = (['picture', 'sound'] as const).map((kind) => ({ kind, init: null, files: [] as string[] }))
      connections.push({ placeAt: at, tracks })
    }
    for (const track of connections.at(-1)?.tracks ?? []) track.files.push(join(folder, file))
    at += duration
    bytes += each.bytes
  }
  return { connections, bytes }
}
