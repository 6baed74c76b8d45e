import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginSeeding } from './begin-seeding.ts'

/**
 * Runs once before all tests: begins a data folder with the migrated and seeded demo, which each test file copies. Making one costs
 * seconds, copying it a fraction of one. And an empty folder for what `encodeOnce` keeps.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-template-'))
  const stop = beginSeeding({ DATA_DIR: folder }, `${folder}-result`)
  process.env.UPBEAT_DEMO_TEMPLATE = folder
  const encoded = `${folder}-encoded`
  mkdirSync(encoded)
  process.env.UPBEAT_TEST_ENCODED = encoded
  return async () => {
    await stop()
    for (const each of [folder, encoded]) rmSync(each, { recursive: true, force: true })
  }
}
