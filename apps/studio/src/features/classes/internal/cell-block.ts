import Papa from 'papaparse'

/** Cells as spreadsheets take them from the clipboard. A text that would be a formula there stays a text. */
export function cellsToText(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(cells as string[][], { delimiter: '\t', newline: '\n', escapeFormulae: true })
}

/** Cells as spreadsheets put them on the clipboard. */
export function textToCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')))
}
