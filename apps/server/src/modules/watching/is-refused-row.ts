/** SQLSTATE classes of what a single row can cause: invalid data, a violated constraint, a transaction rolled back by another. */
const classesOfRows = ['22', '23', '40']

/** Whether a statement failed because of its rows, so that fewer rows may succeed; not because the database is unavailable. */
export function isRefusedRow(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return classesOfRows.includes(String(cause?.code ?? code).slice(0, 2))
}
