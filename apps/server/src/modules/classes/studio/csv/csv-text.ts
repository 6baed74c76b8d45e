import type { CsvField } from '@upbeat/contract/studio/class-csv'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { comparedText } from '@upbeat/rules/text/compared-text'

export type Categories = readonly { id: string; name: string }[]

/** A class's cell in a column. Categories are written by name, unless two have the same name; dates as days. */
export function csvText(one: StudioListedClass, field: CsvField, categories: Categories): string {
  const value = one[field]
  if (value === null) return ''
  if (field === 'video') return one.video.state
  if (field === 'categoryId') return categoryText(String(value), categories)
  if (field === 'scheduleDate') return String(value).slice(0, 10)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function categoryText(id: string, categories: Categories): string {
  const name = categories.find((category) => category.id === id)?.name ?? id
  return categories.filter((category) => comparedText(category.name) === comparedText(name)).length > 1 ? id : name
}
