import { createKeyValueStore } from '../../lib/storage.ts'
import { memberId } from '../auth/auth-store.ts'
import type { Report } from './report.ts'

type Kept = { userId: string; reports: Report[] }

const store = createKeyValueStore<'keptReports'>(() => window.localStorage)
/** Maximum number of queued reports per member, far more than one class makes. */
const most = 100
/** Maximum number of played ranges per report, which the server accepts. */
const mostRanges = 200
/** Maximum number of members with queued reports, as on a shared device; the least recent is dropped first. */
const maxMembers = 5

/**
 * Queues a report, unless a queued one of the same key has newer data: a later playhead, a longer play. What was played is added to that of
 * the same viewing.
 */
export function keepReport(report: Report): void {
  const kept = keptReports()
  const same = kept.findLast((each) => keyOf(each) === keyOf(report))
  if (same && saysMore(same, report)) return
  const both = same && joined(same, report)
  const replaced = both || report.call !== 'reportWatching' ? same : undefined
  write([...kept.filter((each) => each !== replaced), both ?? report].slice(-most))
}

/** This member's queued reports, oldest first. Those of other members are not included. */
export function keptReports(): Report[] {
  return allKept().find(({ userId }) => userId === memberId())?.reports ?? []
}

/** Removes a delivered report, unless it was replaced meanwhile by a newer one of the same key. */
export function dropReport(report: Report): void {
  const sent = JSON.stringify(report)
  write(keptReports().filter((each) => JSON.stringify(each) !== sent))
}

function write(reports: Report[]): void {
  const userId = memberId()
  const others = allKept().filter((each) => each.userId !== userId)
  const kept = reports.length === 0 ? others : [...others, { userId, reports }].slice(-maxMembers)
  if (kept.length === 0) store.remove('keptReports')
  else store.set('keptReports', JSON.stringify(kept))
}

function allKept(): Kept[] {
  try {
    const kept: unknown = JSON.parse(store.get('keptReports') ?? '[]')
    // Earlier versions stored the reports of one member only.
    return (Array.isArray(kept) ? kept : [kept]).filter(isKept)
  } catch {
    return []
  }
}

function isKept(value: Partial<Kept> | null): value is Kept {
  return typeof value?.userId === 'string' && Array.isArray(value.reports)
}

/** Reports with the same key describe the same object. */
function keyOf(report: Report): string {
  switch (report.call) {
    case 'savePlayhead':
      return `${report.call} ${report.params.tag}`
    case 'trackPlay':
      return `${report.call} ${report.body.ID}`
    case 'reportWatching':
      return `${report.call} ${report.body.watchingId}`
    case 'saveWorkoutResult':
      return `${report.call} ${report.body.userWorkoutTag}`
    case 'addActivity':
      return `${report.call} ${report.body.watchingId ?? `${report.body.userWorkoutTag} ${report.body.creationDate}`}`
  }
}

/** Two reports of what was played in one; undefined if that is too long, or they are something else. */
function joined(one: Report, other: Report): Report | undefined {
  if (one.call !== 'reportWatching' || other.call !== 'reportWatching') return undefined
  const ranges = [...one.body.ranges, ...other.body.ranges]
  return ranges.length > mostRanges ? undefined : { ...other, body: { ...other.body, ranges } }
}

/** Whether `one` is newer than `other` of the same key: a call that started earlier may fail later. */
function saysMore(one: Report, other: Report): boolean {
  if (one.call === 'savePlayhead' && other.call === 'savePlayhead') return (one.body.at ?? '') > (other.body.at ?? '')
  if (one.call === 'trackPlay' && other.call === 'trackPlay')
    return one.body.playedDurationSecond > other.body.playedDurationSecond
  return false
}
