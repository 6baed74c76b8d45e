import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'

/** A statement takes at most 65,535 parameters, and the widest table has under forty columns. */
const batchSize = 500

export async function insertInBatches<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await db.insert(table).values(rows.slice(from, from + batchSize) as never)
  }
}
