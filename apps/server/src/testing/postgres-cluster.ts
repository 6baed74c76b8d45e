import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../../scripts/free-port.mjs'

/** The folder of an installed PostgreSQL's programs, or null: then tests that need it are skipped. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().toReversed() : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/**
 * Starts a temporary PostgreSQL on a free loopback port and a socket in the folder `sockets`, and waits until it
 * responds. Durability is off, since it lives only for the tests.
 */
export async function startPostgres(
  programs: string,
  { superuser = 'upbeat' }: { superuser?: string } = {},
): Promise<{ url: string; sockets: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-postgres-'))
  const owner = accountFor()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const initialise = [
    '-D',
    data,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
  ]
  execFileSync(join(programs, 'initdb'), initialise, { stdio: 'ignore', ...owner })
  const port = await freePort(0)
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    // Otherwise it analyses each copy of the demo at some moment of its test.
    'autovacuum=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    // Compiling a query takes longer than any of the tests' queries.
    'jit=off',
    `unix_socket_directories=${folder}`,
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', ...owner },
  )
  // A cluster must not outlive an interrupted run.
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  const url = `postgres://${superuser}@127.0.0.1:${port}`
  await untilReady(url)
  return {
    url,
    sockets: folder,
    stop: () => {
      kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function untilReady(url: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(`${url}/postgres`)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** PostgreSQL refuses to run as root; its package creates an account for it. */
function accountFor(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
