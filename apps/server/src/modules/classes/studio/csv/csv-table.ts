import { type CsvField, csvHeaders, maxImportedRows, writtenOnly } from '@upbeat/contract/studio/class-csv'
import type { ImportFault } from '@upbeat/contract/studio/entities/classes/class-import'
import { textOfFile } from '@upbeat/rules/text/text-of-file'
import Papa from 'papaparse'

export type CsvRow = {
  /** Row number in the file; the header is row 1. */
  row: number
  cells: ReadonlyMap<CsvField, string>
  /** Whether it has more cells than the header. */
  isTooLong: boolean
}
export type CsvTable = { rows: CsvRow[]; ignored: string[] }

const delimiters = [',', ';', '\t', '|']

/** The rows of a file by the fields that its header names, or what is wrong with the whole file. */
export function readCsvTable(file: Uint8Array): CsvTable | ImportFault {
  // Excel may name the separator in an extra first line.
  const text = textOfFile(file)
    .replaceAll('\0', '')
    .replace(/^\uFEFF?(sep=.\r?\n)?/i, '')
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: maxImportedRows + 2,
  })
  const [header, ...lines] = data
  if (!header || data.every(isBlank)) return { kind: 'empty', column: null }
  if (errors.some(({ type }) => type === 'Quotes')) return { kind: 'brokenQuotes', column: null }
  if (lines.length > maxImportedRows) return { kind: 'tooManyRows', column: null }
  const names = header.map((name) => name.trim())
  const fields = names.map(fieldNamed)
  if (!fields.some(Boolean)) return { kind: 'noHeaders', column: null }
  const double = fields.findIndex((field, place) => field && fields.indexOf(field) !== place)
  if (double >= 0) return { kind: 'doubleHeader', column: double + 1 }
  const unnamed = names.findIndex((name, place) => name === '' && lines.some((line) => line[place]?.trim()))
  if (unnamed >= 0) return { kind: 'unnamedColumn', column: unnamed + 1 }
  return {
    rows: lines.flatMap((line, place) => (isBlank(line) ? [] : [rowOf(line, { row: place + 2, fields })])),
    ignored: names.filter((name, place) => name !== '' && !isRead(fields[place])),
  }
}

/** The delimiter that gives the most known columns. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.filter((name) => fieldNamed(name.trim())).length ?? 0
  return delimiters.toSorted((one, other) => known(other) - known(one))[0] ?? ','
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

function isBlank(line: readonly string[]): boolean {
  return line.every((cell) => cell.trim() === '')
}

function fieldNamed(header: string): CsvField | undefined {
  const wanted = header.toLowerCase()
  const found = Object.entries(csvHeaders).find(
    ([field, name]) => name.toLowerCase() === wanted || field.toLowerCase() === wanted,
  )
  return found?.[0] as CsvField | undefined
}
