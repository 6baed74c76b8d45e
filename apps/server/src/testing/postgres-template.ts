import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beginSeeding } from './begin-seeding.ts'
import { findPostgres, startPostgres } from './postgres-cluster.ts'

/**
 * Runs once before the tests on PostgreSQL: starts a cluster with the seeded demo, which each test file copies by
 * `TEMPLATE`.
 */
export default async function setup() {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const cluster = await startPostgres(programs)
  const admin = new pg.Client(`${cluster.url}/postgres`)
  await admin.connect()
  await admin.query('create database upbeat_template')
  await admin.end()
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-template-'))
  const settings = { DATA_DIR: folder, DATABASE_URL: `${cluster.url}/upbeat_template` }
  const stop = beginSeeding(settings, `${folder}-result`)
  process.env.UPBEAT_TEST_POSTGRES = cluster.url
  process.env.UPBEAT_TEST_POSTGRES_SOCKETS = cluster.sockets
  return async () => {
    await stop()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
