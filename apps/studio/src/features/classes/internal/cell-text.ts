import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { lengthOf } from '../../../lib/length-of.ts'

/** What a spreadsheet gets of a class's cell: texts and numbers as they are, categories by name, words with commas. */
export function cellText(
  one: StudioListedClass,
  column: keyof StudioListedClass,
  { categories }: { categories: readonly { id: string; name: string }[] },
): string {
  if (column === 'categoryId') return categories.find(({ id }) => id === one.categoryId)?.name ?? ''
  if (column === 'durationSecond') return one.durationSecond === null ? '' : lengthOf(one.durationSecond)
  const value = one[column]
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? '' : String(value)
}
