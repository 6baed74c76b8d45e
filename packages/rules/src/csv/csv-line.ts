/** Writes one CSV line (RFC 4180). A cell that a spreadsheet would parse as a formula is prefixed with an apostrophe; numbers are not. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value)
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function withoutFormula(text: string) {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
}
