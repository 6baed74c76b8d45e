import { setImmediate as pause } from 'node:timers/promises'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { ImportRow } from '@upbeat/contract/studio/entities/classes/class-import'
import { type DayOrder, dayOrderOf } from '@upbeat/rules/csv/day-in-text'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { IndexedClass } from '../class-index.ts'
import type { CsvRow } from './csv-table.ts'
import { type Categories, csvText } from './csv-text.ts'
import { csvValue, type ReadField } from './csv-value.ts'

export type PlannedRow = { report: ImportRow } & (
  | { tag: string; changes: FieldChange[] }
  | { create: Record<string, unknown> }
  | { nothing: true }
)
type Known = {
  find: (tag: string) => IndexedClass | undefined
  mayChange: (one: IndexedClass) => boolean
  categories: Categories
}
type Problems = ImportRow['problems']

/** The number of rows read before other requests get their turn. */
const stretch = 500

/** What each row would do, in the file’s order. */
export async function planImport(rows: readonly CsvRow[], known: Known): Promise<PlannedRow[]> {
  const dayOrder = dayOrderOf(rows.map(({ cells }) => cells.get('scheduleDate') ?? ''))
  const ids = new Set<string>()
  const planned: PlannedRow[] = []
  for (const [place, row] of rows.entries()) {
    if (place % stretch === stretch - 1) await pause()
    const tag = row.cells.get('tag')?.trim() ?? ''
    planned.push(planRow(row, tag, { ...known, dayOrder, isDouble: ids.has(tag) }))
    if (tag !== '') ids.add(tag)
  }
  return planned
}

function planRow(row: CsvRow, tag: string, given: Known & { dayOrder: DayOrder; isDouble: boolean }): PlannedRow {
  const one = tag === '' ? undefined : given.find(tag)
  const problems: Problems = []
  const about = (problem: Problems[number]['problem'], text: string) => problems.push({ problem, field: null, text })
  if (row.isTooLong) about('tooManyCells', '')
  if (given.isDouble) about('doubleId', tag)
  else if (tag !== '' && !one) about('unknownId', tag)
  else if (one?.listed.state === 'bin') about('bin', tag)
  else if (one && !given.mayChange(one)) about('notYours', tag)
  const values = readCells(row, one?.listed, { ...given, problems })
  const name = String(values.get('name') ?? one?.listed.name ?? '')
  if (tag === '' && name === '') problems.push({ problem: 'noTitle', field: 'name', text: '' })
  const report = { row: row.row, name, changes: [], problems }
  if (problems.length > 0) return { report: { ...report, status: 'invalid' }, nothing: true }
  if (!one) return { report: { ...report, status: 'new' }, create: Object.fromEntries(values) }
  if (values.size === 0) return { report: { ...report, status: 'unchanged' }, nothing: true }
  const changes = [...values].map(([field, value]) => ({ field, base: one.listed[field], value }))
  const shown = changes.map(({ field, value }) => ({
    field,
    from: shortened(csvText(one.listed, field, given.categories)),
    to: shortened(csvText({ ...one.listed, [field]: value }, field, given.categories)),
  }))
  return { report: { ...report, status: 'changed', changes: shown }, tag, changes }
}

/** The values that differ from the class's. */
function readCells(
  { cells }: CsvRow,
  one: StudioListedClass | undefined,
  { problems, ...given }: { problems: Problems; categories: Categories; dayOrder: DayOrder },
): Map<ReadField, unknown> {
  const values = new Map<ReadField, unknown>()
  for (const [field, cell] of cells) {
    // A cell as it was exported is unchanged, even if it could be read differently, e.g. a keyword with a comma.
    if (field === 'tag' || (one && isAsWritten(cell, csvText(one, field, given.categories)))) continue
    const read = csvValue(field as ReadField, cell, given)
    if ('problem' in read) problems.push({ problem: read.problem, field: field as ReadField, text: cell.slice(0, 80) })
    else if (one ? !isSameValue(one[field], read.value) : !isEmpty(read.value))
      values.set(field as ReadField, read.value)
  }
  return values
}

/**
 * Whether a cell is as exported, with or without the apostrophe that protects formulas, which spreadsheets may remove.
 */
function isAsWritten(cell: string, text: string): boolean {
  const written = text.replaceAll('\r\n', '\n')
  return cell === written || cell === `'${written}`
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
