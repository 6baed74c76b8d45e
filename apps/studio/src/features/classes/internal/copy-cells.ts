import Papa from 'papaparse'
import { showToast } from '../../../lib/toast-store.ts'
import type { Text } from '../../../lib/use-text.ts'

/** Puts cells on the clipboard as spreadsheets take them. A text that would be a formula there stays a text. */
export async function copyCells(cells: readonly (readonly string[])[], t: Text): Promise<void> {
  await navigator.clipboard.writeText(cellsToText(cells))
  showToast(t('classes.copied', { count: cells.reduce((sum, row) => sum + row.length, 0) }))
}

export function cellsToText(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(cells as string[][], { delimiter: '\t', newline: '\n', escapeFormulae: true })
}
