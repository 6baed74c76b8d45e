import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkTables } from './check-tables.mjs'

const modules = 'apps/server/src/modules'
const sound = {
  'apps/server/src/platform/db/schema/catalogue.ts': `export const draft = pgTable('draft', {})
    export const virtualClass = pgTable(
      'virtual_class', {})`,
  [`${modules}/classes/repository.ts`]: 'const { virtualClass } = schema\ndb.update(virtualClass).set({})',
  [`${modules}/publishing/repository.ts`]: 'db.insert(schema.draft).values({})\nnew Map().delete(virtualClassTag)',
  [`${modules}/search/repository.ts`]: 'db.select().from(virtualClass)',
  [`${modules}/search/service.test.ts`]: 'db.delete(virtualClass)',
  [`${modules}/demo/seed.ts`]: 'db.insert(virtualClass)',
  'apps/server/src/platform/retention/purge-expired.ts': 'db.delete(draft)',
}
const list = `${modules}/table-writers.json`
const placeholder = (name: string) => `$\{${name}}`

describe('tables', () => {
  const folders: string[] = []
  const check = (files: Record<string, string>) => {
    const root = mkdtempSync(join(tmpdir(), 'upbeat-tables-'))
    folders.push(root)
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return checkTables(root)
  }
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  it('accepts one writing module for each table', () => {
    expect(check(sound)).toEqual([])
  })

  it.each([
    ['insert', 'const { virtualClass } = schema\ndb.insert(virtualClass).values({})'],
    ['update', 'db.update(schema.virtualClass).set({})'],
    ['delete', 'transaction.delete(virtualClass).where(true)'],
    ['SQL', "execute('delete from virtual_class where tenant_id = $1')"],
    ['SQL over lines', 'sql`with one as (select 1)\n insert into virtual_class (tag)\n values (1)`'],
    ['SQL with the table’s object', `sql\`update ${placeholder('virtualClass')} set active = false\``],
    [
      'SQL with a fragment',
      `const place = { table: sql\`virtual_class\` }\nsql\`update ${placeholder('place.table')} set active = false\``,
    ],
  ])('names a second writer by %s', (_how, source) => {
    expect(check({ ...sound, [`${modules}/search/repository.ts`]: source })).toEqual([
      `virtual_class is written by classes and search: ${modules}/classes/repository.ts, ${modules}/search/repository.ts`,
    ])
  })

  it('counts a room of the platform as a writer', () => {
    const [fault] = check({ ...sound, 'apps/server/src/platform/session/sessions.ts': 'db.delete(virtualClass)' })
    expect(fault).toMatch(/virtual_class is written by classes and platform\/session/)
  })

  it('accepts a second writer that is listed', () => {
    const source = 'db.insert(virtualClass)'
    const listed = { [list]: '{ "virtual_class": ["search"] }' }
    expect(check({ ...sound, ...listed, [`${modules}/search/repository.ts`]: source })).toEqual([])
  })

  it.each([
    ['module that writes nothing', '{ "draft": ["search"] }', 'search is listed for draft'],
    ['only writer', '{ "draft": ["publishing"] }', 'publishing is listed for draft'],
    ['table that is not there', '{ "gone": ["search"] }', 'search is listed for gone'],
  ])('names a listed %s', (_what, listed, fault) => {
    expect(check({ ...sound, [list]: listed })).toEqual([`${list}: ${fault} and isn't needed`])
  })

  it('fails if it found no table', () => {
    expect(check({ 'apps/server/src/main.ts': '' })).toEqual(['no table was found'])
  })
})
