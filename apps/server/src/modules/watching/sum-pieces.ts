import { completedShare } from '@upbeat/rules/constants'
import type { PlayedPiece } from './played-pieces.ts'
import { bucketsOf, readSeen } from './seen-buckets.ts'
import type { WatchedContent } from './watch-report.ts'

export type ViewedPiece = PlayedPiece & { viewerId: string; viewingId: string; content: WatchedContent }
/** What was stored of a viewing. */
export type KnownViewing = ViewingFacts & { seenSecond: number; isCompleted: boolean }
/** What is decided when a viewing is first reported, so that its minutes stay with the coach of that time. */
type ViewingFacts = { version: number; coachId: string; coachName: string }
export type Viewing = ViewingFacts &
  Pick<WatchedContent, 'kind' | 'classTag' | 'eventId' | 'length'> & {
    viewingId: string
    viewerId: string
    known: KnownViewing | null
  }
export type Origin = {
  ownerId: string | null
  /** In order; `publishedAt` in epoch milliseconds. */
  versions: { version: number; publishedAt: number; coachName: string | null }[]
}
/** A class's version as one viewer sees it. */
export type SeenKey = Pick<Viewing, 'classTag' | 'version' | 'viewerId'>
export type SeenOf = SeenKey & { seen: string }

/** The viewings of the pieces; those that are new get the version and the coach of when they began. */
export function viewingsOf(
  pieces: readonly ViewedPiece[],
  known: ReadonlyMap<string, KnownViewing>,
  origins: ReadonlyMap<string, Origin>,
): Viewing[] {
  return [...Map.groupBy(pieces, ({ viewingId }) => viewingId)].map(([viewingId, those]) => {
    const [{ viewerId, content }] = those as [ViewedPiece]
    const stored = known.get(viewingId) ?? null
    const began = Math.min(...those.map(({ at }) => at))
    const { version, coachId, coachName } = stored ?? factsOf(content, origins, began)
    const { kind, classTag, eventId, length } = content
    return { viewingId, viewerId, kind, classTag, eventId, length, version, coachId, coachName, known: stored }
  })
}

/** A viewing with one more of its days. */
export function addedTo(before: KnownViewing | undefined, day: KnownViewing): KnownViewing {
  const { version, coachId, coachName } = day
  const seenSecond = day.seenSecond + (before?.seenSecond ?? 0)
  return { version, coachId, coachName, seenSecond, isCompleted: day.isCompleted || (before?.isCompleted ?? false) }
}

export function originKey({ kind, id }: NonNullable<WatchedContent['origin']>): string {
  return `${kind} ${id}`
}

export function seenKey({ classTag, version, viewerId }: SeenKey): string {
  return JSON.stringify([classTag, version, viewerId])
}

export type Sums = ReturnType<typeof sumsOf>

/** The rows of the ledger, and what they add to its sums. `seen` are the stored sets by `seenKey`. */
export function sumsOf(
  pieces: readonly ViewedPiece[],
  viewings: readonly Viewing[],
  seen: ReadonlyMap<string, string>,
) {
  const ofViewing = Map.groupBy(pieces, ({ viewingId }) => viewingId)
  const perDay = viewings.flatMap((viewing) => daysOf(viewing, ofViewing.get(viewing.viewingId) ?? []))
  return {
    viewings: perDay,
    days: [...Map.groupBy(perDay, dayKey).values()].map((rows) => {
      const [{ day, kind, classTag, coachId, coachName }] = rows as [DayOfViewing]
      const count = (isSo: (row: DayOfViewing) => boolean) => rows.filter(isSo).length
      const playedMs = rows.reduce((sum, row) => sum + row.playedMs, 0)
      const viewings = count(({ isFirst }) => isFirst)
      const completions = count(({ isCompleted }) => isCompleted)
      return { day, kind, classTag, coachId, coachName, playedMs, viewings, completions }
    }),
    ...retentionOf(viewings, ofViewing, seen),
  }
}

function factsOf({ origin, coachName }: WatchedContent, origins: ReadonlyMap<string, Origin>, began: number) {
  const { ownerId, versions } = (origin && origins.get(originKey(origin))) ?? { ownerId: null, versions: [] }
  const onAir = versions.findLast(({ publishedAt }) => publishedAt <= began) ?? versions[0]
  // A class that staff never opened has no version yet; its first will be 1.
  const version = onAir?.version ?? (origin?.kind === 'class' ? 1 : 0)
  const ofThatTime = origin?.kind === 'class' ? onAir?.coachName : undefined
  return { version, coachId: ownerId ?? '', coachName: (ofThatTime === undefined ? coachName : ofThatTime) ?? '' }
}

type DayOfViewing = ReturnType<typeof daysOf>[number]

/** Each day's share of a viewing, and its pieces. It counts as viewing on its first day, and as completion on the day that reaches it. */
function daysOf({ known, length, ...viewing }: Viewing, pieces: readonly ViewedPiece[]) {
  let seenBefore = known?.seenSecond ?? 0
  let isDone = known?.isCompleted ?? false
  const inOrder = pieces.toSorted((one, other) => one.at - other.at)
  return [...Map.groupBy(inOrder, ({ day }) => day)].map(([day, those], index) => {
    const playedMs = those.reduce((sum, piece) => sum + piece.playedMs, 0)
    const seenSecond = those.reduce((sum, piece) => sum + piece.toSecond - piece.fromSecond, 0)
    seenBefore += seenSecond
    const isCompleted = !isDone && length !== null && seenBefore >= length * completedShare
    isDone ||= isCompleted
    return { ...viewing, day, pieces: those, playedMs, seenSecond, isFirst: known === null && index === 0, isCompleted }
  })
}

function dayKey({ day, kind, classTag, coachId, coachName }: DayOfViewing): string {
  return JSON.stringify([day, kind, classTag, coachId, coachName])
}

function retentionOf(
  viewings: readonly Viewing[],
  ofViewing: ReadonlyMap<string, ViewedPiece[]>,
  stored: ReadonlyMap<string, string>,
) {
  const added = new Map<string, { classTag: string; version: number; bucket: number; viewers: number }>()
  const onDemand = viewings.filter(({ kind }) => kind === 'onDemand')
  const seen = [...Map.groupBy(onDemand, seenKey)].flatMap(([key, those]) => {
    const set = readSeen(stored.get(key) ?? '')
    const [{ classTag, version, viewerId }] = those as [Viewing]
    const buckets = those.flatMap(({ viewingId }) => ofViewing.get(viewingId) ?? []).flatMap(bucketsOf)
    const unseen = buckets.filter(set.add)
    // All of it was seen before.
    if (unseen.length === 0) return []
    for (const bucket of unseen) {
      const at = JSON.stringify([classTag, version, bucket])
      const { viewers } = added.get(at) ?? { viewers: 0 }
      added.set(at, { classTag, version, bucket, viewers: viewers + 1 })
    }
    return { classTag, version, viewerId, seen: set.text() }
  })
  return { seen, retention: [...added.values()] }
}
