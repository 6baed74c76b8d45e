import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../platform/logging/log.ts'

/**
 * Runs once before all tests: a data folder with the migrated and seeded demo, which each test file copies. Making one costs
 * seconds, copying it a fraction of one. And an empty folder for what `encodeOnce` keeps.
 */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-template-'))
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test', DEMO: 'on', CLOCK: 'demo' })
  // Every test signs somebody in. Those of password hashing itself unset it.
  process.env.UPBEAT_TEST_PASSWORDS = 'cheap'
  process.env.UPBEAT_DEMO_SEEDED_AT ??= new Date().toISOString()
  const app = await createApp(config, createLog('silent'))
  // Opens the job queue, which makes its tables: dear on a disk, and needed by every file that sends mail.
  await app.server.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } })
  await app.close()
  process.env.UPBEAT_DEMO_TEMPLATE = folder
  const encoded = `${folder}-encoded`
  mkdirSync(encoded)
  process.env.UPBEAT_TEST_ENCODED = encoded
  return () => {
    for (const each of [folder, encoded]) rmSync(each, { recursive: true, force: true })
  }
}
