// Generates docs/tenant-configuration.md from the schema of the tenant configuration; with --check only verifies it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeConfiguration } from '../apps/server/src/modules/tenant/describe-configuration.ts'

const file = fileURLToPath(new URL('../docs/tenant-configuration.md', import.meta.url))
const wanted = describeConfiguration()

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted)
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('docs/tenant-configuration.md is not what the schema says: run `npm run docs:tenant`.')
  process.exitCode = 1
}
