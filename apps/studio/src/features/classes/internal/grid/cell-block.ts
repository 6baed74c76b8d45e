import Papa from 'papaparse'

/** Serialises cells for pasting into a spreadsheet. A text that would be a formula there is escaped. */
export function cellsToText(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(cells as string[][], { delimiter: '\t', newline: '\n', escapeFormulae: true })
}

/** Parses cells copied from a spreadsheet. */
export function textToCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')))
}
