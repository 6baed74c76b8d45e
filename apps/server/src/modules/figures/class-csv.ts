import type { ClassFigures, WatchedClasses } from '@upbeat/contract/studio/entities/class-figure'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { moveAt } from '@upbeat/rules/figures/leave-share'
import { valueCell } from './figure-csv.ts'

export function watchedClassesCsv({ classes }: WatchedClasses): string {
  const header = ['class', 'name', 'coach', 'minutes', 'viewings', 'viewers', 'completions']
  const lines = classes.map(({ tag, name, coachName, minutes, viewings, viewers, completions }) => [
    tag,
    name,
    coachName ?? '',
    ...[minutes, viewings, viewers, completions].map((value) => valueCell(value)),
  ])
  return [header, ...lines].map(csvLine).join('')
}

/** A line per part of the class, with the second at which it begins. */
export function classFiguresCsv({ viewers, bucketSeconds, moves }: ClassFigures): string {
  const lines = viewers.map((count, index) => {
    const second = index * bucketSeconds
    return [second, moveAt(moves, second)?.name ?? '', valueCell(count)]
  })
  return [['second', 'move', 'viewers'], ...lines].map(csvLine).join('')
}
