import { eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { newestMigration } from '../../platform/db/migrations.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'

const { serverProcess } = schema

export type ProcessRepository = ReturnType<typeof createProcessRepository>
export type ProcessKey = Pick<typeof serverProcess.$inferSelect, 'id' | 'kind' | 'host' | 'version'>
type ProcessState = ProcessKey & {
  startedAt: Date
  seenAt: Date
  isSilent: boolean
  doing: { club: string; step: string }[]
}

/** A process that sends no heartbeat is listed for a day. */
const keptHours = 24
const silentSeconds = 60

/** The installation's servers and workers. Times are the database's. Needs the platform's scope. */
export function createProcessRepository(db: Database) {
  return {
    async beat(process: ProcessKey): Promise<void> {
      const now = sql`now()`
      await db
        .insert(serverProcess)
        .values({ ...process, startedAt: now, seenAt: now })
        .onConflictDoUpdate({ target: serverProcess.id, set: { seenAt: now } })
      await db.delete(serverProcess).where(sql`${serverProcess.seenAt} < now() - ${`${keptHours} hours`}::interval`)
    },

    async remove(id: string): Promise<void> {
      await db.delete(serverProcess).where(eq(serverProcess.id, id))
    },

    newestMigration,

    /** With the steps that each is running: a worker's name in the queue ends with its process's id. */
    async list(): Promise<ProcessState[]> {
      const rows = await rowsOf<Record<string, unknown>>(
        db,
        sql`
        select p.*, p.seen_at < now() - ${`${silentSeconds} seconds`}::interval as is_silent, coalesce(d.doing, '[]'::jsonb) as doing
        from server_process p
        left join (select right(s.worker, 36) as id,
            jsonb_agg(jsonb_build_object('club', coalesce(t.config->>'displayName', t.name), 'step', s.step) order by s.started_at) as doing
          from intake_step s join tenant t on t.id = s.tenant_id
          where s.state = 'running' group by 1) d on d.id = p.id
        order by p.kind, p.host, p.started_at`,
      )
      return rows.map((row) => ({
        id: String(row.id),
        kind: row.kind as ProcessKey['kind'],
        host: String(row.host),
        version: String(row.version),
        startedAt: new Date(String(row.started_at)),
        seenAt: new Date(String(row.seen_at)),
        isSilent: row.is_silent === true,
        doing: row.doing as ProcessState['doing'],
      }))
    },
  }
}
