import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { MemberImport, MemberImportCheck } from '@upbeat/contract/studio/entities/member-import'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import type { Figure } from './figure.ts'

const size = 10_000
const host = 'pulse.localhost:4000'
const pollMs = 50

/** A file of members: the dry run, and the import until all members exist and their invitations wait in the queue. */
export async function* memberImport(dataDir: string): AsyncGenerator<Figure[]> {
  yield await figuresOn('embedded', { DATA_DIR: join(dataDir, 'import') })
  const programs = findPostgres()
  if (!programs) return
  const cluster = await startPostgres(programs)
  try {
    const DATABASE_URL = `${cluster.url}/postgres`
    yield await figuresOn('PostgreSQL', { DATA_DIR: join(dataDir, 'import'), DATABASE_URL })
  } finally {
    cluster.stop()
  }
}

async function figuresOn(database: string, settings: Record<string, string>): Promise<Figure[]> {
  const config = readConfig({ CHECK_REPLIES: 'off', DEMO: 'on', CLOCK: 'demo', ...settings })
  const app = await createApp(config, createLog('silent'))
  try {
    const { checkMs, importMs } = await measure(app.server)
    const of = `a file of ${size} members`
    return [
      { name: `dry run of ${of}, ${database}`, result: checkMs / 1000, unit: 's', target: { atMost: 10 } },
      { name: `import of ${of}, ${database}`, result: importMs / 1000, unit: 's', target: { atMost: 60 } },
    ]
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

type Server = Awaited<ReturnType<typeof createApp>>['server']

async function measure(server: Server): Promise<{ checkMs: number; importMs: number }> {
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const base = '/studio/api/v1'
  const account = { email: 'owner@pulse.example', password: 'Demo1234' }
  const signedIn = await server.inject({ method: 'POST', url: `${base}/session`, headers, payload: account })
  headers.cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const file = Buffer.from(membersFile()).toString('base64')

  const checkStarted = performance.now()
  const url = `${base}/members/imports`
  const checked = await server.inject({ method: 'POST', url: `${url}/check`, headers, payload: { file } })
  const checkMs = performance.now() - checkStarted
  const { counts, plan } = checked.json<MemberImportCheck>()
  if (counts.new !== size) throw new Error(`${counts.new} of ${size} rows are new.`)

  const importStarted = performance.now()
  const payload = { file, plan, fileName: 'members.csv', invite: true }
  const { id } = (await server.inject({ method: 'POST', url, headers, payload })).json<{ id: string }>()
  for (;;) {
    const listed = await server.inject({ method: 'GET', url, headers })
    const found = listed.json<{ imports: MemberImport[] }>().imports.find((one) => one.id === id)
    if (found?.finishedAt) {
      const { waiting, sent } = found.invitations
      if (found.rows.made !== size || waiting + sent < size - 1) throw new Error('Members or invitations are missing.')
      return { checkMs, importMs: performance.now() - importStarted }
    }
    await delay(pollMs)
  }
}

/** Every column of the studio's own file, with all kinds of access. */
function membersFile(): string {
  const kinds = [
    'free access,,,never',
    'gift,,,2027-06-30',
    'plan,pulse-monthly,,2027-01-31',
    ',,,',
    'code,,SPRING,never',
  ]
  const rows = Array.from({ length: size }, (_, n) => {
    const access = kinds[n % kinds.length]
    return `member${n}@bench.example,Zoë,Member ${n},de,de,2024-02-29,${access},"VIP, Morning",yes,Note of ${n}`
  })
  return `Email,First name,Last name,Language,Country,Joined,Access,Plan,Code,Access until,Labels,Marketing,Note\n${rows.join('\n')}\n`
}
