import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase, type PostgresCluster } from '../../apps/server/src/testing/postgres-database.ts'
import { port } from './tenants.ts'

// The servers under test run on PostgreSQL where it is installed: with it they take 40 % less CPU time (docs/decisions/054).

type Settings = Record<string, string>

const seededFolder = join(tmpdir(), `upbeat-e2e-${port}-seeded`)
const clusterFile = join(tmpdir(), `upbeat-e2e-${port}-postgresql.json`)
const template = 'seeded'

/**
 * Seeds the demo once, which takes ten seconds of CPU time; each server starts from a copy.
 * @param seed seeds the database that the settings name, by default the embedded one in `dataDir`
 * @returns the settings of the database for the server on `dataDir`
 */
export async function seedOnce(
  dataDir: string,
  cluster: PostgresCluster | null,
  seed: (settings: Settings) => void,
): Promise<Settings> {
  if (!cluster) {
    seed({})
    cpSync(join(dataDir, 'database'), seededFolder, { recursive: true })
    return {}
  }
  const { socketUrl } = await createPostgresDatabase(cluster, template)
  seed({ DATABASE_URL: socketUrl })
  writeFileSync(clusterFile, JSON.stringify(cluster))
  return copyDatabase(dataDir)
}

/** Gives the server on `dataDir` a copy of the seeded demo, or an empty database, and returns its settings. */
export async function copyDatabase(dataDir: string, { isEmpty = false } = {}): Promise<Settings> {
  if (existsSync(clusterFile)) {
    const cluster = JSON.parse(readFileSync(clusterFile, 'utf8')) as PostgresCluster
    const name = `test_${randomUUID().replaceAll('-', '_')}`
    const { socketUrl } = await createPostgresDatabase(cluster, name, isEmpty ? {} : { template })
    return { DATABASE_URL: socketUrl }
  }
  if (!isEmpty && existsSync(seededFolder)) cpSync(seededFolder, join(dataDir, 'database'), { recursive: true })
  return {}
}

export function removeSeeded() {
  for (const path of [seededFolder, clusterFile]) rmSync(path, { recursive: true, force: true })
}
