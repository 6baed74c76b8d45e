import pg from 'pg'
import type { Config } from '../../config.ts'
import { askControl } from '../control/control-socket.ts'
import type { Finding } from './examine.ts'

const mostSkewMs = 5000

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

/** The role of the server on PostgreSQL, that database's clock, and accounts of the demo. The running server alone opens the embedded one. */
export async function examineDatabase({ DATABASE_URL, DATA_DIR }: Settings, now: Date): Promise<Finding[]> {
  if (!DATABASE_URL) {
    const embedded = { name: 'database', verdict: 'fine', text: 'embedded: one server, one data folder' } as const
    return [embedded, examineDemo((await askControl(DATA_DIR, { demoAccounts: true })) as DemoAnswer)]
  }
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
        name: 'db clock',
        verdict: skewMs > mostSkewMs ? 'wrong' : 'fine',
        text: `${(skewMs / 1000).toFixed(1)} s from this machine’s`,
      },
      examineDemo((await client.query(demoAccounts)).rows[0]),
    ]
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return [{ name: 'database', verdict: 'wrong', text: `can't be asked: ${message || code}` }]
  } finally {
    await client.end().catch(() => {})
  }
}

/** Staff of the demo: their addresses and password are published. */
export const demoAccounts = 'select count(*)::int as accounts from staff_account where is_demo'
type DemoAnswer = { accounts?: number } | null | undefined

function examineDemo(answer: DemoAnswer): Finding {
  const name = 'demo'
  if (answer?.accounts === undefined)
    return { name, verdict: 'look', text: 'start the server to look for its accounts' }
  if (answer.accounts === 0) return { name, verdict: 'fine', text: 'none of its accounts' }
  return { name, verdict: 'wrong', text: `${answer.accounts} of its staff can sign in: begin with an empty database` }
}
