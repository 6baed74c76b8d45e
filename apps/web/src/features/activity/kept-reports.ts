import { createKeyValueStore } from '../../lib/storage.ts'
import { memberId } from '../auth/auth-store.ts'
import type { Report } from './report.ts'

type Kept = { userId: string; reports: Report[] }

const store = createKeyValueStore<'keptReports'>(() => window.localStorage)
/** Far more than one class makes; a browser that never comes online again must not fill up. */
const most = 100

/** Keeps a report for later. A newer playhead of a class takes the place of the older one, as does a longer play. */
export function keepReport(report: Report): void {
  const kept = keptReports().filter((each) => keyOf(each) !== keyOf(report))
  write([...kept, report].slice(-most))
}

/** Takes out all that waits, so that two callers never send the same. Another member's reports are dropped. */
export function takeKeptReports(): Report[] {
  const reports = keptReports()
  store.remove('keptReports')
  return reports
}

function keptReports(): Report[] {
  try {
    const kept = JSON.parse(store.get('keptReports') ?? 'null') as Kept | null
    return kept?.userId === memberId() ? kept.reports : []
  } catch {
    return []
  }
}

function write(reports: Report[]): void {
  store.set('keptReports', JSON.stringify({ userId: memberId(), reports } satisfies Kept))
}

/** Reports of the same key say the same thing, the later one better. */
function keyOf(report: Report): string {
  switch (report.call) {
    case 'savePlayhead':
      return `${report.call} ${report.params.tag}`
    case 'trackPlay':
      return `${report.call} ${report.body.ID}`
    case 'saveWorkoutResult':
      return `${report.call} ${report.body.userWorkoutTag}`
    case 'addActivity':
      return `${report.call} ${report.body.userWorkoutTag} ${report.body.creationDate}`
  }
}
