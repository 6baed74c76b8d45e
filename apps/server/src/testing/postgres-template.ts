import pg from 'pg'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../platform/logging/log.ts'
import { findPostgres, startPostgres } from './postgres-cluster.ts'

/** Runs once before the tests on PostgreSQL: a cluster with the seeded demo, which each test file copies by `TEMPLATE`. */
export default async function setup() {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const cluster = await startPostgres(programs)
  const admin = new pg.Client(`${cluster.url}/postgres`)
  await admin.connect()
  await admin.query('create database upbeat_template')
  await admin.end()
  const settings = { DATABASE_URL: `${cluster.url}/upbeat_template`, NODE_ENV: 'test', DEMO: 'on', CLOCK: 'demo' }
  process.env.UPBEAT_TEST_PASSWORDS = 'cheap'
  process.env.UPBEAT_DEMO_SEEDED_AT ??= new Date().toISOString()
  const app = await createApp(readConfig(settings), createLog('silent'))
  await app.close()
  process.env.UPBEAT_TEST_POSTGRES = cluster.url
  return () => cluster.stop()
}
