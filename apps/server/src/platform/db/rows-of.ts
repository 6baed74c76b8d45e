import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** The rows of a raw statement. `T` is what the statement selects: nothing checks it. Dates come as the engine writes them. */
export async function rowsOf<T>(db: Database, statement: SQL): Promise<T[]> {
  // Drizzle leaves the result's type to the driver; both drivers return an object with rows.
  const { rows } = (await db.execute(statement)) as { rows: T[] }
  return rows
}
