import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeConfiguration } from '../apps/server/src/modules/tenant/describe-configuration.ts'
import { readCommandLine } from './command-line.mjs'

const usage = `npm run docs:tenant [-- --check]

Writes docs/tenant-configuration.md from the schema of the tenant configuration; with --check only compares it.`

const file = fileURLToPath(new URL('../docs/tenant-configuration.md', import.meta.url))
const wanted = describeConfiguration()

const { values } = readCommandLine({ usage, options: { check: { type: 'boolean', default: false } } })
if (!values.check) {
  writeFileSync(file, wanted)
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('docs/tenant-configuration.md is not what the schema says: run `npm run docs:tenant`.')
  process.exitCode = 1
}
