import { textOfFile } from '@upbeat/rules/text/text-of-file'
import Papa from 'papaparse'

/** A row of a file; the header is row 1. */
export type CsvLine = { row: number; cells: string[] }
export type CsvFile = { header: string[]; lines: CsvLine[] }
export type CsvFault = 'empty' | 'tooManyRows' | 'brokenQuotes'

type Wanted = {
  maxRows: number
  /** Whether a column's name is known, by which the separator is recognised. */
  isKnown: (header: string) => boolean
}

const delimiters = [',', ';', '\t', '|']

/**
 * The rows of a CSV file in any usual encoding and with any usual separator, without blank ones, or what is wrong with
 * the whole file.
 */
export function readCsv(file: Uint8Array, { maxRows, isKnown }: Wanted): CsvFile | CsvFault {
  // Excel may name the separator in an extra first line.
  const text = textOfFile(file)
    .replaceAll('\0', '')
    .replace(/^\uFEFF?(sep=.\r?\n)?/i, '')
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text, isKnown),
    preview: maxRows + 2,
  })
  const [header, ...lines] = data
  if (!header || data.every(isBlank)) return 'empty'
  if (errors.some(({ type }) => type === 'Quotes')) return 'brokenQuotes'
  if (lines.length > maxRows) return 'tooManyRows'
  return {
    header: header.map((name) => name.trim()),
    lines: lines.flatMap((cells, place) => (isBlank(cells) ? [] : [{ row: place + 2, cells }])),
  }
}

/** The delimiter that gives the most known columns, then the most columns. */
function delimiterOf(text: string, isKnown: (header: string) => boolean): string {
  const worth = (delimiter: string) => {
    const names = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []
    return names.filter((name) => isKnown(name.trim())).length * 1000 + names.length
  }
  return delimiters.toSorted((one, other) => worth(other) - worth(one))[0] ?? ','
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
