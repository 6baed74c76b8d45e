import type { ClassField, ClassFields, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { CellNames } from './cell-text.ts'
import { noonOf } from './day.ts'

/** The fields that are edited in the grid. */
export type EditableField = Extract<keyof StudioListedClass, Exclude<ClassField, 'imageLink' | 'trailerLink'>>
/** `undefined`: the text is no value of this field. */
type Read = ClassFields[EditableField] | undefined

const longestWord = 80
const mostWords = 40

const readers: Record<EditableField, (text: string, names: CellNames) => Read> = {
  name: (text) => (text.length <= 200 ? text : undefined),
  description: (text) => (text.length <= 10_000 ? text : undefined),
  level: (text, { levels }) => named(text, levels)?.value as ClassFields['level'],
  categoryId: (text, { categories }) =>
    named(
      text,
      categories.map(({ id, name }) => ({ value: id, name })),
    )?.value,
  instructor: word,
  subCategory: word,
  language: word,
  labels: words,
  focusAreas: words,
  equipment: words,
  skill: (text) => whole(text, 1, 10),
  intensity: (text) => whole(text, 1, 10),
  calorieBurn: (text) => whole(text, 0, 5000),
  scheduleDate: day,
}
const lists: readonly EditableField[] = ['labels', 'focusAreas', 'equipment']
const texts: readonly EditableField[] = ['name', 'description']

export function isEditable(column: keyof StudioListedClass): column is EditableField {
  return column in readers
}

/** The value that a typed or pasted text means in a field; an empty one takes the value away. */
export function readCell(field: EditableField, given: string, names: CellNames): Read {
  const text = given.trim()
  if (text === '') return lists.includes(field) ? [] : texts.includes(field) ? '' : null
  return readers[field](text, names)
}

function word(text: string): string | undefined {
  return text.length <= longestWord ? text : undefined
}

function words(text: string): string[] | undefined {
  const all = text.split(/[,;\n]/).map((each) => each.trim())
  const found = [...new Set(all.filter(Boolean))]
  return found.length <= mostWords && found.every((each) => each.length <= longestWord) ? found : undefined
}

function whole(text: string, least: number, most: number): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

/** As an input of a date or a spreadsheet set to ISO 8601 gives it; `03/04` would be guessed. */
function day(text: string): string | undefined {
  const [, found] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text) ?? []
  if (found === undefined || Number.isNaN(Date.parse(`${found}T12:00`))) return undefined
  return noonOf(found)
}

function named<Choice extends { value: string; name: string }>(
  text: string,
  choices: readonly Choice[],
): Choice | undefined {
  const wanted = text.toLowerCase()
  return choices.find(({ value, name }) => name.toLowerCase() === wanted || value.toLowerCase() === wanted)
}
