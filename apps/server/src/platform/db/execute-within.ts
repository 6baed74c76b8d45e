import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

type Rows = { rows: Record<string, unknown>[] }

/**
 * Runs a statement with `$1`, `$2` as the platform inside a club's transaction, so that a row that belongs to no club,
 * e.g. a job, is committed or rolled back with it. The club's role has no rights on such tables, so it is reset for
 * this statement.
 */
export async function executeWithin(transaction: Database, text: string, values: unknown[] = []): Promise<Rows> {
  const setNoRole = sql`select current_setting('role') as role, set_config('role', 'none', true)`
  const [{ role } = { role: 'none' }] = await rowsOf<{ role: string }>(transaction, setNoRole)
  const rows = await rowsOf<Record<string, unknown>>(transaction, statement(text, values))
  await transaction.execute(sql`select set_config('role', ${role}, true)`)
  return { rows }
}

function statement(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)))
}
