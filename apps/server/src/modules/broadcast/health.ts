import type { BroadcastHealth } from '@upbeat/contract/studio/entities/broadcast'
import { broadcastGaps, broadcastMeasures } from '@upbeat/rules/live/broadcast-measures'
import { type BroadcastProblem, broadcastProblems } from '@upbeat/rules/live/broadcast-problems'
import type { BroadcastRow } from './repository.ts'
import { silentAfter } from './silent-after.ts'
import type { SegmentStore } from './store/segment-store.ts'
import type { Connection, Rejected } from './store/stream-lines.ts'

export type Health = ReturnType<typeof createHealth>

/** How long the refusal of a connection is shown; encoders try again every few seconds. Milliseconds. */
const shownMs = 20_000

/** Measures what is being received. Any server can, since all it reads is in the store. */
export function createHealth({ store }: { store: Pick<SegmentStore, 'read' | 'isFull'> }) {
  /** Null while nobody sends. */
  return async function health(asset: string, row: BroadcastRow, now: Date): Promise<BroadcastHealth | null> {
    const stream = await store.read(asset)
    const rejected = newest(stream.rejected.filter(({ at }) => now.getTime() - at < shownMs))
    const isSending = row.onAir && now.getTime() - row.lastSeenAt.getTime() < silentAfter
    if (!isSending && rejected.length === 0) return null
    const connection = stream.connections.at(-1)
    const isDiskFull = await store.isFull()
    if (!connection) return ofNginx(row, isDiskFull)
    const from = { epoch: connection.epoch, connectedAt: connection.at, now: now.getTime() }
    const measures = broadcastMeasures(stream, from)
    const problems = broadcastProblems({ ...measures, rejected, isDiskFull })
    const last = stream.parts.findLast(({ epoch }) => epoch === connection.epoch)
    const gaps = broadcastGaps(stream).map(({ at, second }) => ({ at: new Date(at).toISOString(), second }))
    return { ...headOf(connection, last?.arrivedAt), video: measures.video, audio: measures.audio, gaps, problems }
  }
}

function headOf({ source, at }: Connection, lastSegmentAt: number | undefined) {
  const last = lastSegmentAt === undefined ? null : new Date(lastSegmentAt).toISOString()
  return { source, connectedAt: new Date(at).toISOString(), lastSegmentAt: last }
}

/** nginx reports no measurements. */
function ofNginx({ publishedAt }: BroadcastRow, isDiskFull: boolean): BroadcastHealth {
  const connectedAt = publishedAt.toISOString()
  const problems: BroadcastProblem[] = isDiskFull ? [{ code: 'diskFull', value: null }] : []
  return { source: 'rtmp', connectedAt, lastSegmentAt: null, video: null, audio: null, gaps: [], problems }
}

/** The newest of each kind. */
function newest(rejected: Rejected[]): BroadcastProblem[] {
  return [...new Map(rejected.map(({ code, value }) => [code, { code, value }])).values()]
}
