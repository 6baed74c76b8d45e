// @database embedded
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { findPostgres, startPostgres } from '../../testing/postgres-cluster.ts'
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
      const file = join(work, 'backup.tar.gz')
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
