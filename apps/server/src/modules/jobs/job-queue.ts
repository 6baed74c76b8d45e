import type { PgBoss } from 'pg-boss'
import type { DatabaseHandle } from '../../platform/db/database.ts'

type Parts = { database: Pick<DatabaseHandle, 'execute'>; start: () => Promise<PgBoss> }

/** The queue of all jobs, as the operator sees it. */
export function createJobQueue({ database, start }: Parts) {
  return {
    /** By job. Those that wait for another try count as waiting. */
    async kinds() {
      await start()
      const { rows } =
        await database.execute(`select name as kind, count(*) filter (where state in ('created', 'retry')) as waiting,
          count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed,
          extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::bigint as oldest
        from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
        group by name order by name`)
      return rows.map((row) => ({
        kind: String(row.kind),
        waiting: Number(row.waiting),
        active: Number(row.active),
        failed: Number(row.failed),
        oldestSeconds: row.oldest === null ? null : Number(row.oldest),
      }))
    },

    /** The newest first. A job's error names no member: see `FailedJob`. */
    async failures(limit: number) {
      await start()
      const { rows } = await database.execute(
        `select id::text as id, name, data->>'tenantId' as tenant_id, completed_on, output->>'message' as error
        from pgboss.job where state = 'failed' order by completed_on desc limit $1`,
        [limit],
      )
      return rows.map((row) => ({
        id: String(row.id),
        kind: String(row.name),
        tenantId: row.tenant_id === null ? null : String(row.tenant_id),
        failedAt: row.completed_on === null ? null : new Date(String(row.completed_on)),
        error: String(row.error ?? ''),
      }))
    },

    /** Runs failed jobs again: these, or all of them. Returns how many. */
    async retry(ids: readonly string[] | undefined): Promise<number> {
      const boss = await start()
      const { rows } = await database.execute(
        `select id::text as id, name from pgboss.job where state = 'failed' and ($1::text[] is null or id::text = any($1::text[]))`,
        [ids === undefined ? null : [...ids]],
      )
      for (const [name, jobs] of Map.groupBy(rows, (row) => String(row.name)))
        await boss.retry(
          name,
          jobs.map((job) => String(job.id)),
        )
      return rows.length
    },
  }
}
