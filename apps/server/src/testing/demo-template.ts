import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginSeeding } from './begin-seeding.ts'

/**
 * Runs once before all tests: starts seeding a data folder with the demo, which each test file copies. Seeding takes
 * seconds, copying a fraction of one. Also creates the folder for `encodeOnce`.
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
