/** The id of one occurrence of a series, by its local date (`YYYY-MM-DD`). */
export function occurrenceId(seriesId: string, date: string): string {
  return `${seriesId}.${date}`
}

/** The series and date of an occurrence's id; null for any other id. */
export function readOccurrenceId(id: string): { seriesId: string; date: string } | null {
  const [, seriesId, date] = /^(.+)\.(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  return seriesId !== undefined && date !== undefined ? { seriesId, date } : null
}
