import pg from 'pg'
import type { Config } from '../../config.ts'
import type { Contents } from '../control/contents.ts'
import { askControl } from '../control/control-socket.ts'
import { assignHosts, type IgnoredHost, serverNames } from '../tenancy/hosts.ts'
import type { Finding } from './examine.ts'
import { readContentsOn } from './read-stored.ts'

const maxSkewMs = 5000

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PUBLIC_URL' | 'EXTRA_HOSTS'>

/** Checks PostgreSQL's role and clock, and the contents; for the embedded database the running server reads them. */
export async function examineDatabase(settings: Settings, now: Date): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = settings
  if (!DATABASE_URL) {
    const embedded = { name: 'database', verdict: 'fine', text: 'embedded: one server, one data folder' } as const
    const contents = (await askControl(DATA_DIR, { contents: true })) as Contents
    return [embedded, examineDemo(contents), ...examineOrigins(contents), ...examineHosts(contents, settings)]
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  const started = performance.now()
  try {
    await client.connect()
    const { rows } = await client.query(`select rolsuper or rolbypassrls as passes, current_user as name, now() as now
      from pg_roles where rolname = current_user`)
    const [{ passes, name, now: said }] = rows as [{ passes: boolean; name: string; now: Date }]
    const skewMs = Math.abs(said.getTime() - now.getTime() - (performance.now() - started))
    const contents = await readContentsOn(client)
    return [
      passes
        ? {
            name: 'role',
            verdict: 'wrong',
            text: `${name} is a superuser`,
            fix: 'use the role of docs/self-hosting.md',
          }
        : { name: 'role', verdict: 'fine', text: `${name} is subject to row-level security` },
      {
        name: 'db clock',
        verdict: skewMs > maxSkewMs ? 'wrong' : 'fine',
        text: `${(skewMs / 1000).toFixed(1)} s from this machine’s`,
      },
      examineDemo(contents),
      ...examineOrigins(contents),
      ...examineHosts(contents, settings),
    ]
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return [{ name: 'database', verdict: 'wrong', text: `can't be queried: ${message || code}` }]
  } finally {
    await client.end().catch(() => {})
  }
}

function examineOrigins(contents: Contents): Finding[] {
  if (!contents?.unlisted) return []
  const text = `${contents.unlisted}: pictures and streams load from the addresses in settings.connectProviders alone`
  const fix = 'list others in settings.contentOrigins (the log names them)'
  return [{ name: 'origins', verdict: 'look', text, fix }]
}

function examineHosts(contents: Contents, settings: Settings): Finding[] {
  const { ignored } = assignHosts(contents?.clubs ?? [], serverNames(settings))
  return ignored.map(({ club, key, host, reason }) => {
    return { name: 'hosts', verdict: 'look', text: `${club}: ${key} ${host} is ignored: ${whyIgnored[reason]}` }
  })
}

const whyIgnored: Record<IgnoredHost['reason'], string> = {
  reserved: 'it is a name of this server, see PUBLIC_URL and EXTRA_HOSTS',
  taken: 'another club has it',
  contested: 'several clubs have set it',
}

function examineDemo(answer: Contents): Finding {
  const name = 'demo'
  if (answer?.accounts === undefined)
    return { name, verdict: 'look', text: 'its accounts were not looked for', fix: 'start the server' }
  if (answer.accounts === 0) return { name, verdict: 'fine', text: 'none of its accounts' }
  return {
    name,
    verdict: 'wrong',
    text: `${answer.accounts} of its staff can sign in`,
    fix: 'begin with an empty database',
  }
}
