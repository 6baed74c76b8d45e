import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { LiveEvent } from '../../events/event-row.ts'
import { occurrenceOf } from '../../events/occurrences.ts'
import type { MediaService } from '../../media/service.ts'
import { assetOf } from '../admission.ts'
import type { AttendanceOf } from '../attendance.ts'
import type { Health } from '../health.ts'
import { rehearsalMs } from '../keep-rehearsal.ts'
import { isOver, type Recordings } from '../recordings.ts'
import type { BroadcastRepository, BroadcastRow } from '../repository.ts'
import type { OwnEvent } from './own-event.ts'
import type { StreamKeys } from './stream-keys.ts'

export type BroadcastView = ReturnType<typeof createBroadcastView>
type Parts = {
  broadcasts: Pick<BroadcastRepository, 'ofEvent'>
  recordings: Pick<Recordings, 'playlist' | 'recordedSeconds'>
  attendanceOf: AttendanceOf
  health: Health
  media: Pick<MediaService, 'broadcastPreview'>
  keys: Pick<StreamKeys, 'masked'>
  ownEvent: OwnEvent
  /** The address for encoders, on the host that staff use; null if nothing receives RTMP. */
  rtmpAddress: (host: string) => string | null
}

const dayMs = 86_400_000
/** How many past broadcasts are searched for a recording. */
const searched = 5

/** What staff see of an event's broadcast. */
export function createBroadcastView(parts: Parts) {
  const { broadcasts, recordings, media } = parts

  /** @throws Failure notFound, notPermitted */
  return async function view(context: StaffContext, id: string): Promise<StudioBroadcast> {
    const { event, may } = await parts.ownEvent(context, id, 'schedule.view')
    const { now } = context
    const rows = await broadcasts.ofEvent(context.tenantId, id)
    const times = timesOf(event, rows, now)
    const asset = assetOf({ ...event, startsAt: times.startsAt })
    const row = rows.find(({ startsAt }) => startsAt.getTime() === times.startsAt.getTime()) ?? null
    const phase = phaseOf(times, row, now)
    const isDue = phase !== 'ended' && times.startsAt.getTime() - now.getTime() <= dayMs
    const endsAt = new Date(Math.max(times.endsAt.getTime(), row?.lastSeenAt.getTime() ?? 0))
    const counts = await parts.attendanceOf(event, { ...times, endsAt }, phase === 'ended')
    const isReceived = row !== null && (await recordings.playlist(asset, undefined, { isPreview: true })) !== null
    return {
      eventId: id,
      name: event.name,
      instructor: event.instructor,
      startsAt: times.startsAt.toISOString(),
      endsAt: times.endsAt.toISOString(),
      phase,
      mayGoLive: isDue && may('schedule.goLive'),
      server: parts.rtmpAddress(new URL(context.origin).hostname),
      streamKey: may('streamKeys.view') ? await parts.keys.masked(context, id) : null,
      link: isReceived ? media.broadcastPreview(context, event.tag, times.startsAt) : null,
      health: row && (await parts.health(asset, row, now)),
      ...counts,
      recording: await newestRecording(rows, now),
    }
  }

  async function newestRecording(rows: BroadcastRow[], now: Date): Promise<StudioBroadcast['recording']> {
    const over = rows.filter((row) => row.discardedAt === null && isOver(row, now.getTime()))
    for (const row of over.slice(0, searched)) {
      const durationSecond = await recordings.recordedSeconds(assetOf(row), row.startsAt)
      if (durationSecond > 0) {
        const times = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
        return { ...times, durationSecond, tag: row.classTag }
      }
    }
    return null
  }
}

/** The occurrence that is being sent, else the one to show. */
function timesOf(event: LiveEvent, rows: BroadcastRow[], now: Date): { startsAt: Date; endsAt: Date } {
  const sent = rows.find((row) => row.onAir && !isOver(row, now.getTime()))
  if (sent && sent.endsAt <= now) return sent
  const shown = occurrenceOf(event, now)
  return { startsAt: new Date(shown?.startsAt ?? 0), endsAt: new Date(shown?.endsAt ?? 0) }
}

function phaseOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  row: BroadcastRow | null,
  now: Date,
): StudioBroadcast['phase'] {
  const ahead = startsAt.getTime() - now.getTime()
  if (ahead > 0) return ahead > rehearsalMs ? 'early' : 'rehearsal'
  return now < endsAt || (row && !isOver(row, now.getTime())) ? 'onAir' : 'ended'
}
