/**
 * Writes one CSV line (RFC 4180). A cell that a spreadsheet would parse as a formula is prefixed with an apostrophe;
 * numbers are not. `unguarded` is the inverse.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** The text of a cell that was written by `csvLine`: without the apostrophe that keeps it from being a formula. */
export function unguarded(text: string): string {
  return text.replace(/^'(?='*[=+\-@\t\r])/, '')
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value)
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function withoutFormula(text: string) {
  // Text that begins with such an apostrophe gets another one, so that reading it back is exact.
  return /^'*[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
}
