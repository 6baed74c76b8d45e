import { Gauge, type Registry } from 'prom-client'
import type { DatabaseHandle } from '../../db/database.ts'

type Row = Record<string, unknown>
type Figure = { name: string; help: string; labels: readonly string[] }
/** A query whose rows have the figures' labels and a column for each figure. */
type Source = { sql: string; figures: Record<string, Figure> }

/** Scrapes in quick succession, by several Prometheus servers, share one reading. */
const keptMs = 10_000

const sources: readonly Source[] = [
  {
    sql: `select name as queue, count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
    figures: {
      waiting: { name: 'upbeat_jobs_waiting', help: 'Jobs that are due, by queue', labels: ['queue'] },
      oldest: { name: 'upbeat_jobs_oldest_seconds', help: 'How long the oldest due job has waited', labels: ['queue'] },
    },
  },
  {
    sql: `select name as queue, count(*)::int as failed from pgboss.job where state = 'failed' group by name`,
    figures: {
      failed: { name: 'upbeat_jobs_failed', help: 'Jobs that failed for good and are still kept', labels: ['queue'] },
    },
  },
  {
    sql: `select state, count(*)::int as steps,
      coalesce(extract(epoch from now() - min(due_at) filter (where state = 'waiting' and due_at <= now())), 0)::float8 as oldest
      from intake_step where state in ('waiting', 'running', 'failed') group by state`,
    figures: {
      steps: { name: 'upbeat_encoding_steps', help: 'Steps of uploaded videos by state', labels: ['state'] },
      oldest: {
        name: 'upbeat_encoding_oldest_seconds',
        help: 'How long the oldest due step has waited',
        labels: ['state'],
      },
    },
  },
  {
    sql: `select state, count(*)::int as emails from sent_email where at > now() - interval '1 hour' group by state`,
    figures: {
      emails: { name: 'upbeat_emails_last_hour', help: 'Emails to members by the relay’s answer', labels: ['state'] },
    },
  },
  {
    sql: `select status, count(*)::int as invoices from invoice where created_at > now() - interval '1 day' group by status`,
    figures: {
      invoices: { name: 'upbeat_payments_last_day', help: 'Payments by result', labels: ['status'] },
    },
  },
  {
    sql: `select tenant.name as club, sum(bytes)::float8 as bytes from (
        select tenant_id, bytes from media_rendition
        union all select tenant_id, bytes from media_file
        union all select tenant_id, source_bytes from media_version where source_bytes is not null
      ) as file join tenant on tenant.id = file.tenant_id group by tenant.name`,
    figures: {
      bytes: { name: 'upbeat_media_bytes', help: 'What the uploaded classes of a club take', labels: ['club'] },
    },
  },
  {
    sql: `select (select count(*) from live_broadcast where on_air and ends_at > now())::int as events,
      (select count(distinct viewer) from live_viewer where at > now() - interval '2 minutes')::int as viewers`,
    figures: {
      events: { name: 'upbeat_live_events', help: 'Broadcasts on air', labels: [] },
      viewers: {
        name: 'upbeat_live_viewers',
        help: 'Members who watched a broadcast in the last two minutes',
        labels: [],
      },
    },
  },
]

type Parts = { database: Pick<DatabaseHandle, 'execute' | 'connections'>; now?: () => number }

/**
 * Registers what an operator watches: queues, encoding, mail, payments, disk, broadcasts and the database's connections.
 * They are read when asked for. A query that fails leaves its figures out, so that the rest can still be read.
 */
export function registerOperationFigures(register: Registry, { database, now = () => performance.now() }: Parts) {
  for (const source of sources) {
    const read = shared(async () => (await database.execute(source.sql)).rows, now)
    for (const [column, { name, help, labels }] of Object.entries(source.figures)) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers: [register],
        async collect() {
          this.reset()
          const rows = await read().catch((): Row[] => [])
          for (const row of rows) {
            const values = Object.fromEntries(labels.map((label) => [label, String(row[label])]))
            this.set(values, Number(row[column]))
          }
        },
      })
    }
  }
  new Gauge({
    name: 'upbeat_database_connections',
    help: 'Connections of this server’s pool; `waiting` are requests without one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count)
    },
  })
}

function shared(read: () => Promise<Row[]>, now: () => number) {
  let kept: { rows: Promise<Row[]>; at: number } | null = null
  return () => {
    if (!kept || now() - kept.at > keptMs) kept = { rows: read(), at: now() }
    return kept.rows
  }
}
