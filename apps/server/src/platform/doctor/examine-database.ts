import pg from 'pg'
import type { Config } from '../../config.ts'
import type { Finding } from './examine.ts'

const mostSkewMs = 5000

/** The role of the server on PostgreSQL, and that database's clock. The embedded database is the running server's alone. */
export async function examineDatabase({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>, now: Date): Promise<Finding[]> {
  if (!DATABASE_URL) return [{ name: 'database', verdict: 'fine', text: 'embedded: one server, one data folder' }]
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  const started = performance.now()
  try {
    await client.connect()
    const { rows } = await client.query(`select rolsuper or rolbypassrls as passes, current_user as name, now() as now
      from pg_roles where rolname = current_user`)
    const [{ passes, name, now: said }] = rows as [{ passes: boolean; name: string; now: Date }]
    const skewMs = Math.abs(said.getTime() - now.getTime() - (performance.now() - started))
    return [
      passes
        ? { name: 'role', verdict: 'wrong', text: `${name} is a superuser: use the role of docs/self-hosting.md` }
        : { name: 'role', verdict: 'fine', text: `${name} is held by row-level security` },
      {
        ...{ name: 'db clock', verdict: skewMs > mostSkewMs ? 'wrong' : 'fine' },
        text: `${(skewMs / 1000).toFixed(1)} s from this machine’s`,
      },
    ]
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return [{ name: 'database', verdict: 'wrong', text: `can't be asked: ${message || code}` }]
  } finally {
    await client.end().catch(() => {})
  }
}
