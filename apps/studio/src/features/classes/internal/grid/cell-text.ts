import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { lengthOf } from '../../../../lib/forms/length-of.ts'
import { dayOf } from '../form/day.ts'

/** Names of values in the club and in the reader's language. */
export type CellNames = {
  categories: readonly { id: string; name: string }[]
  levels: readonly { value: string; name: string }[]
}

/**
 * A class's cell as text for a spreadsheet: texts and numbers as they are, categories and levels by name, words with commas, dates as days.
 */
export function cellText(one: StudioListedClass, column: keyof StudioListedClass, names: CellNames): string {
  if (column === 'video') return one.video.state
  const value = one[column]
  if (value === null) return ''
  if (column === 'categoryId') return names.categories.find(({ id }) => id === value)?.name ?? ''
  if (column === 'level') return names.levels.find((level) => level.value === value)?.name ?? ''
  if (column === 'durationSecond') return lengthOf(Number(value))
  if (column === 'scheduleDate' || column === 'changedAt') return dayOf(String(value))
  return Array.isArray(value) ? value.join(', ') : String(value)
}
