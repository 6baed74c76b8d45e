import type { ClassField, ClassFields, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { choiceIn, wholeNumberIn, wordIn, wordsIn } from '@upbeat/rules/classes/cell-values'
import { noonOf } from '../form/day.ts'
import type { CellNames } from './cell-text.ts'

/** The fields that can be edited in the grid. */
export type EditableField = Extract<keyof StudioListedClass, Exclude<ClassField, 'imageLink' | 'trailerLink'>>
/** `undefined`: the text is invalid for this field. */
type Read = ClassFields[EditableField] | undefined

const readers: Record<EditableField, (text: string, names: CellNames) => Read> = {
  name: (text) => (text.length <= 200 ? text : undefined),
  description: (text) => (text.length <= 10_000 ? text : undefined),
  level: (text, { levels }) => choiceIn(text, levels)?.value as ClassFields['level'],
  categoryId: (text, { categories }) =>
    choiceIn(
      text,
      categories.map(({ id, name }) => ({ value: id, name })),
    )?.value,
  instructor: wordIn,
  subCategory: wordIn,
  language: wordIn,
  labels: wordsIn,
  focusAreas: wordsIn,
  equipment: wordsIn,
  skill: (text) => wholeNumberIn('skill', text),
  intensity: (text) => wholeNumberIn('intensity', text),
  calorieBurn: (text) => wholeNumberIn('calorieBurn', text),
  scheduleDate: day,
}
const lists: readonly EditableField[] = ['labels', 'focusAreas', 'equipment']
const texts: readonly EditableField[] = ['name', 'description']

export function isEditable(column: keyof StudioListedClass): column is EditableField {
  return column in readers
}

/** Parses a typed or pasted text for a field; an empty one clears the value. */
export function readCell(field: EditableField, given: string, names: CellNames): Read {
  const text = given.trim()
  if (text === '') return lists.includes(field) ? [] : texts.includes(field) ? '' : null
  return readers[field](text, names)
}

/** ISO 8601, as from a date input or a spreadsheet; `03/04` would be ambiguous. */
function day(text: string): string | undefined {
  const [, found] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text) ?? []
  if (found === undefined || Number.isNaN(Date.parse(`${found}T12:00`))) return undefined
  return noonOf(found)
}
