import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

type Row = Record<string, unknown>

/** The queue of all clubs' steps, as the operator sees it. Needs the platform's scope. */
export function createEncodingQueue(db: Database) {
  return {
    /** By kind of step. Only steps that are due count as waiting for their turn. */
    async kinds() {
      const rows = await rowsOf<Row>(
        db,
        sql`
        select step as kind, count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'running') as active,
          count(*) filter (where state = 'failed') as failed,
          extract(epoch from now() - min(due_at) filter (where state = 'waiting' and due_at <= now()))::bigint as oldest
        from intake_step where state in ('waiting', 'running', 'failed') group by step order by step`,
      )
      return rows.map((row) => ({
        kind: String(row.kind),
        waiting: Number(row.waiting),
        active: Number(row.active),
        failed: Number(row.failed),
        oldestSeconds: row.oldest === null ? null : Number(row.oldest),
      }))
    },

    /** The newest first. */
    async failures(limit: number) {
      const rows = await rowsOf<Row>(
        db,
        sql`
        select tenant_id, class_tag, version, step, finished_at, coalesce(nullif(failure, ''), reason, '') as error
        from intake_step where state = 'failed' order by finished_at desc nulls last limit ${limit}`,
      )
      return rows.map((row) => ({
        id: idOf(row),
        kind: String(row.step),
        tenantId: String(row.tenant_id),
        failedAt: row.finished_at === null ? null : new Date(String(row.finished_at)),
        error: String(row.error),
      }))
    },

    /** Runs failed steps again: these, or all of them. Returns which. */
    async retry(ids: readonly string[] | undefined) {
      const wanted = ids === undefined ? sql`` : sql`and ${idText} in ${[...ids]}`
      const rows = await rowsOf<Row>(
        db,
        sql`
        update intake_step set state = 'waiting', attempts = 0, due_at = now(), failure = null, lines = null, reason = null,
          waits_for = null, returned = null
        where state = 'failed' ${wanted} returning tenant_id, class_tag, version, step`,
      )
      return rows.map((row) => ({
        tenantId: String(row.tenant_id),
        classTag: String(row.class_tag),
        version: Number(row.version),
      }))
    },
  }
}

const idText = sql`tenant_id || '/' || class_tag || '/' || version || '/' || step`

function idOf({ tenant_id, class_tag, version, step }: Row): string {
  return [tenant_id, class_tag, version, step].join('/')
}
