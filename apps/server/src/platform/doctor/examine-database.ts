import pg from 'pg'
import type { Config } from '../../config.ts'
import type { Contents } from '../control/contents.ts'
import { askControl } from '../control/control-socket.ts'
import { assignHosts, type IgnoredHost, serverNames } from '../tenancy/hosts.ts'
import { type Finding, fine, look, wrong } from './finding.ts'
import { readContentsOn } from './read-stored.ts'

const maxSkewMs = 5000

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PUBLIC_URL' | 'EXTRA_HOSTS'>

/** Checks PostgreSQL's role and clock, and the contents; for the embedded database the running server reads them. */
export async function examineDatabase(settings: Settings, now: Date): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = settings
  if (!DATABASE_URL) {
    const embedded = fine('database', 'embedded: one server, one data folder')
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
    const skew = `${(skewMs / 1000).toFixed(1)} s from this machine’s`
    return [
      passes
        ? wrong('role', `${name} is a superuser`, 'Use the role of docs/self-hosting.md.')
        : fine('role', `${name} is subject to row-level security`),
      skewMs > maxSkewMs
        ? wrong('db clock', skew, 'Let NTP keep the clocks of both machines.')
        : fine('db clock', skew),
      examineDemo(contents),
      ...examineOrigins(contents),
      ...examineHosts(contents, settings),
    ]
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return [wrong('database', `can't be queried: ${message || code}`, 'Check DATABASE_URL and that PostgreSQL runs.')]
  } finally {
    await client.end().catch(() => {})
  }
}

function examineOrigins(contents: Contents): Finding[] {
  if (!contents?.unlisted) return []
  const message = `${contents.unlisted}: pictures and streams load from the addresses in settings.connectProviders alone`
  return [look('origins', message, 'List other hosts in settings.contentOrigins (the log names them).')]
}

function examineHosts(contents: Contents, settings: Settings): Finding[] {
  const { ignored } = assignHosts(contents?.clubs ?? [], serverNames(settings))
  return ignored.map(({ club, key, host, reason }) => {
    const message = `${club}: ${key} ${host} is ignored: ${whyIgnored[reason]}`
    return look('hosts', message, 'Give the club a host of its own, by npm run tenant or in the studio.')
  })
}

const whyIgnored: Record<IgnoredHost['reason'], string> = {
  reserved: 'it is a name of this server, see PUBLIC_URL and EXTRA_HOSTS',
  taken: 'another club has it',
  contested: 'several clubs have set it',
}

function examineDemo(answer: Contents): Finding {
  if (answer?.accounts === undefined)
    return look('demo', 'the server isn’t running, its accounts weren’t examined', 'Start the server.')
  if (answer.accounts === 0) return fine('demo', 'none of its accounts')
  return wrong('demo', `${answer.accounts} of its staff can sign in`, 'Begin with an empty database.')
}
