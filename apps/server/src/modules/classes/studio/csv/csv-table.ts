import { type CsvField, csvHeaders, maxImportedRows, writtenOnly } from '@upbeat/contract/studio/class-csv'
import type { ImportFault } from '@upbeat/contract/studio/entities/classes/class-import'
import { readCsv } from '../../../../platform/csv/read-csv.ts'

export type CsvRow = {
  /** Row number in the file; the header is row 1. */
  row: number
  cells: ReadonlyMap<CsvField, string>
  /** Whether it has more cells than the header. */
  isTooLong: boolean
}
export type CsvTable = { rows: CsvRow[]; ignored: string[] }

/** The rows of a file by the fields that its header names, or what is wrong with the whole file. */
export function readCsvTable(file: Uint8Array): CsvTable | ImportFault {
  const read = readCsv(file, { maxRows: maxImportedRows, isKnown: (name) => fieldNamed(name) !== undefined })
  if (typeof read === 'string') return { kind: read, column: null }
  const { header: names, lines } = read
  const fields = names.map(fieldNamed)
  if (!fields.some(Boolean)) return { kind: 'noHeaders', column: null }
  const double = fields.findIndex((field, place) => field && fields.indexOf(field) !== place)
  if (double >= 0) return { kind: 'doubleHeader', column: double + 1 }
  const unnamed = names.findIndex((name, place) => name === '' && lines.some(({ cells }) => cells[place]?.trim()))
  if (unnamed >= 0) return { kind: 'unnamedColumn', column: unnamed + 1 }
  return {
    rows: lines.map(({ row, cells }) => rowOf(cells, { row, fields })),
    ignored: names.filter((name, place) => name !== '' && !isRead(fields[place])),
  }
}

function rowOf(line: readonly string[], { row, fields }: { row: number; fields: readonly (CsvField | undefined)[] }) {
  const cells = new Map<CsvField, string>()
  fields.forEach((field, place) => {
    if (field && isRead(field)) cells.set(field, (line[place] ?? '').replaceAll('\r\n', '\n'))
  })
  return { row, cells, isTooLong: line.slice(fields.length).some((cell) => cell.trim() !== '') }
}

function isRead(field: CsvField | undefined): boolean {
  return field !== undefined && !(writtenOnly as readonly string[]).includes(field)
}

function fieldNamed(header: string): CsvField | undefined {
  const wanted = header.toLowerCase()
  const found = Object.entries(csvHeaders).find(
    ([field, name]) => name.toLowerCase() === wanted || field.toLowerCase() === wanted,
  )
  return found?.[0] as CsvField | undefined
}
