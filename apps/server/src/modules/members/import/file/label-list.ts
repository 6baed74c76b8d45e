/** Labels in one cell: separated by commas, in quotation marks if they contain one. */
export function labelsText(labels: readonly string[]): string {
  return labels.map((label) => (/[",;\n]/.test(label) ? `"${label.replaceAll('"', '""')}"` : label)).join(', ')
}

/** The labels of such a cell, or of one that separates them by semicolons or lines; each once, in order. */
export function labelsIn(text: string): string[] {
  const found = [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;\n]*))\s*(?:[,;\n]|$)/g)]
  const labels = found.map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim())
  return [...new Set(labels.filter(Boolean))].sort()
}
