// @database embedded
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { findPostgres, startPostgres } from '../../testing/postgres-cluster.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgresql } from '../db/postgresql.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const programs = findPostgres()
const script = join(import.meta.dirname, '../../../../../deploy/database.sh')

it.skipIf(!programs)(
  'PLAT-02 restores a backup into a database created by deploy/database.sh',
  async () => {
    const work = await mkdtemp(join(tmpdir(), 'upbeat-book-'))
    const cluster = await startPostgres(programs ?? '', { superuser: 'postgres' })
    try {
      const { hostname, port } = new URL(cluster.url)
      const makeDatabase = () =>
        execFileSync('sh', [script], {
          env: { ...process.env, PGHOST: hostname, PGPORT: port, POSTGRES_PASSWORD: 'secret' },
          stdio: 'pipe',
        })
      const url = `postgres://upbeat:secret@${hostname}:${port}/upbeat`
      const file = join(work, 'backup.tar')
      makeDatabase()
      const server = await openPostgresql(url)
      await server.execute(`insert into search_word (tenant_id, word) values ('pulse', 'pilates')`)
      await server.close()
      await createBackup(readConfig({ DATA_DIR: join(work, 'data'), DATABASE_URL: url }), file, new Date(0))

      await asAdmin(cluster.url, ['drop database upbeat', 'drop role upbeat', 'drop role upbeat_club'])
      makeDatabase()
      await restoreBackup(readConfig({ DATA_DIR: join(work, 'new'), DATABASE_URL: url }), file)
      const again = await openPostgresql(url)
      const found = await again.execute(`select similar_words('pulse', 'pilatse') as word`)
      await again.close()
      expect(found.rows).toEqual([{ word: 'pilates' }])

      // A restore that fails halfway leaves nothing, so that it can be repeated.
      await asAdmin(cluster.url, ['drop database upbeat', 'drop role upbeat', 'drop role upbeat_club'])
      makeDatabase()
      await asAdmin(`${cluster.url}/upbeat`, ['create type member as enum ()'])
      await expect(
        restoreBackup(readConfig({ DATA_DIR: join(work, 'newer'), DATABASE_URL: url }), file),
      ).rejects.toThrow(/already exists/)
      expect(await asAdmin(`${cluster.url}/upbeat`, [`select to_regclass('audit_entry') as found`])).toEqual([
        { found: null },
      ])
    } finally {
      cluster.stop()
      await rm(work, { recursive: true, force: true })
    }
  },
  120_000,
)

it.skipIf(!programs)(
  'PLAT-02 restores a backup of the embedded database into PostgreSQL',
  async () => {
    const work = await mkdtemp(join(tmpdir(), 'upbeat-book-'))
    const cluster = await startPostgres(programs ?? '', { superuser: 'postgres' })
    try {
      const { hostname, port } = new URL(cluster.url)
      execFileSync('sh', [script], {
        env: { ...process.env, PGHOST: hostname, PGPORT: port, POSTGRES_PASSWORD: 'secret' },
        stdio: 'pipe',
      })
      const url = `postgres://upbeat:secret@${hostname}:${port}/upbeat`
      await cp(process.env.UPBEAT_DEMO_TEMPLATE ?? '', join(work, 'data'), { recursive: true })
      const count = `select (select count(*)::int from member) as members, (select count(*)::int from virtual_class) as classes`
      const before = await openEmbedded(join(work, 'data'))
      const { rows: counted } = await before.execute(count)
      await before.close()
      const { file } = await createBackup(readConfig({ DATA_DIR: join(work, 'data') }), `${work}/backups/`, new Date(0))

      await restoreBackup(readConfig({ DATA_DIR: join(work, 'new'), DATABASE_URL: url }), file)
      const server = await openPostgresql(url)
      const after = await server.execute(count)
      const found = await server.execute(`select word from (select * from search_word limit 1) as any_word,
          similar_words(tenant_id, word) as found where found = word`)
      await server.close()
      expect(after.rows).toEqual(counted)
      expect(counted[0]?.members).toBeGreaterThan(10)
      expect(found.rows).toHaveLength(1)
      expect(existsSync(join(work, 'new/database'))).toBe(false)
    } finally {
      cluster.stop()
      await rm(work, { recursive: true, force: true })
    }
  },
  240_000,
)

async function asAdmin(url: string, statements: readonly string[]): Promise<unknown[]> {
  const admin = new pg.Client(url.includes('/upbeat') ? url : `${url}/postgres`)
  await admin.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await admin.query(statement)).rows
    return rows
  } finally {
    await admin.end()
  }
}
