import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDemoApp } from '../../testing/demo-app.ts'
import { openDatabase } from '../db/open-database.ts'
import { describeBackup } from './backup-manifest.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo()
})

it('a backup under writes, restored elsewhere, holds every write acknowledged before it began', async () => {
  const app = await openDemoApp()
  const work = await mkdtemp(join(tmpdir(), 'upbeat-backup-'))
  cleanUp.push(() => rm(work, { recursive: true, force: true }))
  const settings = { DATA_DIR: app.dataDir, ...(await ownUrl(app.database)) }
  await mkdir(join(app.dataDir, 'live', 'hls'), { recursive: true })
  await writeFile(join(app.dataDir, 'live', 'hls', 'segment.ts'), 'recorded')

  let acknowledged = 0
  let isWriting = true
  const writing = (async () => {
    while (isWriting) {
      await app.database.execute('insert into secret (name, value) values ($1, $2)', [`write-${acknowledged}`, 'x'])
      acknowledged++
      // As between requests: the embedded engine alone would leave no turn to anyone else.
      await setImmediate()
    }
  })()
  await expect.poll(() => acknowledged).toBeGreaterThan(20)
  const before = acknowledged
  const file = join(work, 'backup.tar.gz')
  const manifest = await createBackup(settings, file, new Date('2026-11-22T20:00:00Z'))
  isWriting = false
  await writing
  expect(acknowledged).toBeGreaterThan(before)
  expect(describeBackup(manifest)).toMatch(/live\s+1 files/)
  await app.close()
  expect(existsSync(join(settings.DATA_DIR, 'database'))).toBe(false)

  const target = { DATA_DIR: join(work, 'fresh'), ...(await freshUrl()) }
  expect(await restoreBackup(target, file)).toEqual(manifest)
  await expect(restoreBackup(target, file)).rejects.toThrow(/is not empty/)
  expect(await readFile(join(target.DATA_DIR, 'live/hls/segment.ts'), 'utf8')).toBe('recorded')
  const restored = await openDatabase(readConfig({ ...target }))
  cleanUp.push(restored.close)
  const { rows } = await restored.execute(`select count(*)::int as kept from secret where name like 'write-%'`)
  expect(rows[0]?.kept).toBeGreaterThanOrEqual(before)
  expect(rows[0]?.kept).toBeLessThanOrEqual(acknowledged)
  const tables = await restored.execute('select count(*)::int as members from member')
  expect(tables.rows[0]?.members).toBeGreaterThan(0)
})

async function ownUrl(database: { execute: (text: string) => Promise<{ rows: Record<string, unknown>[] }> }) {
  if (!onPostgres) return {}
  const { rows } = await database.execute('select current_database() as name')
  return { DATABASE_URL: `${process.env.UPBEAT_TEST_POSTGRES}/${rows[0]?.name}` }
}

async function freshUrl() {
  if (!onPostgres) return {}
  const name = `restored_${process.pid}`
  const admin = new pg.Client(`${process.env.UPBEAT_TEST_POSTGRES}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return { DATABASE_URL: `${process.env.UPBEAT_TEST_POSTGRES}/${name}` }
}
