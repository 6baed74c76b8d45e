import { createKeyValueStore } from '../../lib/storage.ts'
import { memberId } from '../auth/auth-store.ts'
import type { Report } from './report.ts'

type Kept = { userId: string; reports: Report[] }

const store = createKeyValueStore<'keptReports'>(() => window.localStorage)
/** Far more than one class makes, for each member; a browser that never comes online again must not fill up. */
const most = 100
/** Of how many members a browser keeps what they did, as at a shared device; the one longest away goes first. */
const mostMembers = 5

/** Keeps a report for later, unless what is kept of the same thing says more: a newer playhead, a longer play. */
export function keepReport(report: Report): void {
  const kept = keptReports()
  const same = kept.find((each) => keyOf(each) === keyOf(report))
  if (same && saysMore(same, report)) return
  write([...kept.filter((each) => each !== same), report].slice(-most))
}

/** All of this member's that wait, in the order they were kept. Another member's are never seen, and wait for their own. */
export function keptReports(): Report[] {
  return allKept().find(({ userId }) => userId === memberId())?.reports ?? []
}

/** Forgets a report that the server has; one of the same thing that was kept meanwhile stays. */
export function dropReport(report: Report): void {
  const sent = JSON.stringify(report)
  write(keptReports().filter((each) => JSON.stringify(each) !== sent))
}

function write(reports: Report[]): void {
  const userId = memberId()
  const others = allKept().filter((each) => each.userId !== userId)
  const kept = reports.length === 0 ? others : [...others, { userId, reports }].slice(-mostMembers)
  if (kept.length === 0) store.remove('keptReports')
  else store.set('keptReports', JSON.stringify(kept))
}

function allKept(): Kept[] {
  try {
    const kept: unknown = JSON.parse(store.get('keptReports') ?? '[]')
    // Earlier versions kept those of one member only.
    return (Array.isArray(kept) ? kept : [kept]).filter(isKept)
  } catch {
    return []
  }
}

function isKept(value: Partial<Kept> | null): value is Kept {
  return typeof value?.userId === 'string' && Array.isArray(value.reports)
}

/** Reports of the same key say the same thing. */
function keyOf(report: Report): string {
  switch (report.call) {
    case 'savePlayhead':
      return `${report.call} ${report.params.tag}`
    case 'trackPlay':
      return `${report.call} ${report.body.ID}`
    case 'saveWorkoutResult':
      return `${report.call} ${report.body.userWorkoutTag}`
    case 'addActivity':
      return `${report.call} ${report.body.watchingId ?? `${report.body.userWorkoutTag} ${report.body.creationDate}`}`
  }
}

/** Whether `one` says more than `other` of the same key: a call that began earlier may fail later. */
function saysMore(one: Report, other: Report): boolean {
  if (one.call === 'savePlayhead' && other.call === 'savePlayhead') return (one.body.at ?? '') > (other.body.at ?? '')
  if (one.call === 'trackPlay' && other.call === 'trackPlay')
    return one.body.playedDurationSecond > other.body.playedDurationSecond
  return false
}
