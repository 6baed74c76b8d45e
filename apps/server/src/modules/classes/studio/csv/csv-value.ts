import { levels } from '@upbeat/contract/enumerations'
import type { CsvField, writtenOnly } from '@upbeat/contract/studio/class-csv'
import type { ImportProblem } from '@upbeat/contract/studio/entities/classes/class-import'
import { choiceIn, wholeNumberIn, wordIn, wordsIn } from '@upbeat/rules/classes/cell-values'
import { unguarded } from '@upbeat/rules/csv/csv-line'
import { type DayOrder, dayInText } from '@upbeat/rules/csv/day-in-text'
import type { Categories } from './csv-text.ts'

export type ReadField = Exclude<CsvField, 'tag' | (typeof writtenOnly)[number]>
type Value = { value: unknown } | { problem: ImportProblem }
type Given = { categories: Categories; dayOrder: DayOrder }

/** Parses a cell; an empty one clears the value. */
export function csvValue(field: ReadField, cell: string, { categories, dayOrder }: Given): Value {
  const text = unguarded(cell).trim()
  switch (field) {
    case 'name':
      return limited(text, 200)
    case 'description':
      return limited(text, 10_000)
    case 'labels':
    case 'focusAreas':
    case 'equipment':
      return orProblem(wordsIn(text), 'tooLong')
  }
  if (text === '') return { value: null }
  switch (field) {
    case 'instructor':
    case 'subCategory':
    case 'language':
      return orProblem(wordIn(text), 'tooLong')
    case 'skill':
    case 'intensity':
    case 'calorieBurn':
      return orProblem(wholeNumberIn(field, text), 'number')
    case 'level':
      return orProblem(choiceIn(text, levelChoices)?.value, 'level')
    case 'categoryId': {
      const choices = categories.map(({ id, name }) => ({ value: id, name }))
      return orProblem(choiceIn(text, choices)?.value, 'category')
    }
    case 'scheduleDate': {
      const day = dayInText(text, dayOrder)
      if (day === undefined || day === 'unclear') return { problem: day === 'unclear' ? 'unclearDate' : 'date' }
      // Noon is the same day in almost every time zone.
      return { value: `${day}T12:00:00.000Z` }
    }
  }
}

const levelChoices = levels.map((level) => ({ value: level, name: level }))

function limited(text: string, most: number): Value {
  return text.length <= most ? { value: text } : { problem: 'tooLong' }
}

function orProblem(value: unknown, problem: ImportProblem): Value {
  return value === undefined ? { problem } : { value }
}
