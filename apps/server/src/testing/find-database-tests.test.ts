// @database embedded
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findDatabaseTests } from './find-database-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-find-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

it('finds tests that use the database by imports, also circular ones, or by settings, sorted by their engines', () => {
  write('platform/db/open.ts', '')
  write('a.ts', "import { b } from './b.ts'")
  write('b.ts', "import { a } from './a.ts'\nimport { open } from './platform/db/open.ts'")
  write('pure.ts', "import { z } from 'zod'")
  write('one.test.ts', "import { a } from './a.ts'")
  write('two.test.ts', "// @database both\nimport { b } from './b.ts'")
  write('program.test.ts', "spawn('node', { env: { DATA_DIR: '/x' } })")
  write('embedded.test.ts', "// @database embedded\nspawn('node', { env: { DATA_DIR: '/x' } })")
  write('pure.test.ts', "import { pure } from './pure.ts'")
  const { either, both } = findDatabaseTests(folder)
  const named = (files: string[]) => files.map((file) => file.slice(folder.length + 1)).toSorted()
  expect({ either: named(either), both: named(both) }).toEqual({
    either: ['one.test.ts', 'program.test.ts'],
    both: ['two.test.ts'],
  })
})
