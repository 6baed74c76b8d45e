import type { Database } from '../../../platform/db/database.ts'
import { inTenant } from '../../../platform/scope/scope.ts'

/** A statement, the tables that it read, and how many of their rows. */
export type Explained = { text: string; tables: string[]; rows: number }

type Query = { sql: string; params: unknown[] }
type Session = {
  prepareQuery: (query: Query, ...more: unknown[]) => { execute: () => Promise<{ rows: Record<string, unknown>[] }> }
}
type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Explains the statements on sums and stored figures that `work` runs, as the club's. */
export async function explainedStatements(
  db: Database,
  tenantId: string,
  work: () => Promise<void>,
): Promise<Explained[]> {
  const session = (db as unknown as { _: { session: Session } })._.session
  const prepare = session.prepareQuery
  const queries: Query[] = []
  session.prepareQuery = (query, ...more) => {
    queries.push(query)
    return prepare.call(session, query, ...more)
  }
  try {
    await work()
  } finally {
    session.prepareQuery = prepare
  }
  const explained: Explained[] = []
  for (const { sql, params } of queries.filter(({ sql }) => /\b"?(watch|figure|payout)_/.test(sql))) {
    const question = { sql: `explain (analyze, format json) ${sql}`, params }
    const { rows } = await inTenant(tenantId, () =>
      prepare.call(session, question, undefined, undefined, false).execute(),
    )
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN']
    const scans = scansOf(plan)
    const tables = scans.flatMap((scan) => scan['Relation Name'] ?? [])
    explained.push({ text: sql, tables, rows: scans.reduce((sum, scan) => sum + rowsOf(scan), 0) })
  }
  return explained
}

/** The nodes of a plan that read a table. */
function scansOf(plan: Plan): Plan[] {
  const below = (plan.Plans ?? []).flatMap(scansOf)
  return plan['Relation Name'] === undefined ? below : [plan, ...below]
}

function rowsOf(scan: Plan): number {
  return (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops']
}
