import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { readConfig } from '../../config.ts'
import { schema } from '../../platform/db/database.ts'
import { clubFilesOf } from '../../testing/club-files-of.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { rewriteClubFile } from '../../testing/rewrite-club-file.ts'
import { tablesLeftOut } from '../../testing/tables-left-out.ts'
import { clubTables, specialTables } from './club-tables.ts'
import { installationWide } from './import-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-club-'))
const whole = join(folder, 'whole.tar')
const other = join(folder, 'other.tar')
const copy = { dryRun: false, as: 'copy' }
let app: DemoApp
let files: Awaited<ReturnType<typeof clubFilesOf>>
const config = () => readConfig({ DATA_DIR: app.dataDir, NODE_ENV: 'test' })

beforeAll(async () => {
  app = await openDemoApp()
  const id = (await app.call('GET', '/api/v1/tenants/pulse')).json().tenantID
  await app.database.execute(`insert into media_file values ('${id}', 'pulse-1002-001', 1, 'poster.jpg', 7)`)
  writeFileSync(join(folder, 'poster.jpg'), 'picture')
  await openStorage(config()).put(`${id}/pulse-1002-001/1/poster.jpg`, join(folder, 'poster.jpg'))
  files = await clubFilesOf(config(), app)
  await files.exportTo('pulse', whole, { withMedia: true })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The number of rows of all clubs but the demo's, and the folders of media. */
async function left(): Promise<unknown> {
  const { rows } = await app.database.execute(`select count(*)::int as clubs from tenant`)
  const members = await app.database.execute('select count(*)::int as members from member')
  return [
    rows,
    members.rows,
    readdirSync(join(app.dataDir, 'media')),
    readdirSync(app.dataDir).filter((name) => name.startsWith('.club')),
  ]
}

async function refusal(path: string, options: Parameters<typeof files.importFrom>[1] = copy): Promise<string> {
  const before = await left()
  const { message } = await files.importFrom(path, options).then(
    () => new Error('was imported'),
    (error: Error) => error,
  )
  expect(await left()).toEqual(before)
  return message
}

describe('a club’s file', () => {
  it('PLAT-03 has every table of the database, or says why not', () => {
    const named = [...clubTables.map(({ name }) => name), ...specialTables, ...Object.keys(tablesLeftOut)]
    expect(named.toSorted()).toEqual(Object.values(schema).map(getTableName).toSorted())
    expect(new Set(named).size).toBe(named.length)
  })

  it('knows every key that only one row of the installation may have', async () => {
    const { rows } = await app.database.execute(`select c.relname as name from pg_index i
      join pg_class c on c.oid = i.indrelid
      where i.indisunique and i.indkey::text not like '% %' and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnum <> all(i.indkey::int2[]))`)
    const names = new Set(rows.map(({ name }) => String(name)))
    const handled = (name: string) =>
      installationWide.has(name) ||
      name in tablesLeftOut ||
      clubTables.some((table) => table.name === name && table.besideOriginal)
    // Its unique column is the member’s id.
    expect([...names].filter((name) => !handled(name))).toEqual(['watch_viewer'])
  })

  it('is refused when it was cut off, changed, of a newer version, or nothing of the kind', async () => {
    const bytes = readFileSync(whole)
    for (const length of [bytes.length - 2000, Math.floor(bytes.length / 2), 100, 0]) {
      writeFileSync(other, bytes)
      truncateSync(other, length)
      expect(await refusal(other)).toMatch(/is damaged: .*Nothing was imported/)
    }
    const [packed, lastPacked] = [bytes.indexOf('1f8b08', 'hex'), bytes.lastIndexOf('1f8b08', 'hex')]
    for (const at of [10, 700, packed + 12, lastPacked + 12]) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      writeFileSync(other, flipped)
      expect(await refusal(other)).toMatch(/is damaged/)
    }
    await rewriteClubFile(whole, other, { manifest: (manifest) => ({ ...manifest, format: 2 }) })
    expect(await refusal(other)).toContain('newer version')
    await rewriteClubFile(whole, other, { manifest: (manifest) => ({ ...manifest, schema: manifest.schema + 1e9 }) })
    expect(await refusal(other)).toContain('newer version')
    expect(await refusal(join(folder, 'none.tar'))).toContain('There is no file')
  })

  it('is refused when a row refers to nothing, or a count is wrong', async () => {
    await rewriteClubFile(whole, other, { table: { name: 'member', lines: (lines) => lines.slice(1) } })
    expect(await refusal(other)).toMatch(/rows refer to a missing member/)
    await rewriteClubFile(whole, other, {
      manifest: (manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => (table.name === 'plan' ? { ...table, rows: table.rows + 1 } : table)),
      }),
    })
    expect(await refusal(other)).toMatch(/plan: \d+ rows were exported/)
  })

  it('is refused for a club, a host or rows that are here already', async () => {
    expect(await refusal(whole, { dryRun: false })).toContain('is here already')
    expect(await refusal(whole, { ...copy, as: 'tempo' })).toContain('there is a club tempo already')
    await app.database.execute(`update tenant set domain = 'taken.club.example' where name = 'tempo'`)
    expect(await refusal(whole, { ...copy, host: 'taken.club.example' })).toContain('belongs to tempo')
    const another = { id: crypto.randomUUID(), name: 'another' }
    const lines = ([line = '']: string[]) => [JSON.stringify({ ...JSON.parse(line), ...another, domain: null })]
    await rewriteClubFile(whole, other, { table: { name: 'tenant', lines } })
    expect(await refusal(other, { dryRun: false })).toContain('belongs to another club')
  })

  it('leaves nothing behind when the disk fills', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const storage = { ...openStorage(config()), put: () => Promise.reject(full) }
    const onFullDisk = await clubFilesOf(config(), app, storage)
    const before = await left()
    await expect(onFullDisk.importFrom(whole, copy)).rejects.toThrow('The disk is full')
    expect(await left()).toEqual(before)
    await expect(files.exportTo('pulse', '/dev/full/club.tar', { withMedia: false })).rejects.toThrow()
  })

  it('says in a dry run what an import would do, and changes nothing', async () => {
    const before = await left()
    const text = await files.commands.importFrom(whole, { ...copy, dryRun: true })
    expect(text).toContain('Dry run: copy could be imported')
    expect(text).toMatch(/member +\d+/)
    expect(await left()).toEqual(before)
  })

  it('PLAT-03 brings back one club beside the one that was damaged, with its members, media and a history that says so', async () => {
    const { club } = await files.importFrom(whole, { ...copy, host: 'copy.club.example' })
    const original = (await app.call('GET', '/api/v1/tenants/pulse')).json().tenantID
    const { rows: tables } = await app.database.execute(
      `select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`,
    )
    const differ: string[] = []
    for (const { name } of tables) {
      const { rows } = await app.database.execute(
        `select count(*) filter (where tenant_id = $1)::int as was, count(*) filter (where tenant_id = $2)::int as is from "${name}"`,
        [original, club.id],
      )
      if (rows[0]?.was !== rows[0]?.is) differ.push(String(name))
    }
    expect(differ.filter((name) => !(name in tablesLeftOut))).toEqual(
      ['audit_entry', 'short_link'].filter((name) => differ.includes(name)),
    )
    const mentions = await app.database.execute(
      `select count(*)::int as rows from virtual_class where tenant_id = $1 and image_link like '%' || $2 || '%'`,
      [club.id, original],
    )
    expect(mentions.rows[0]?.rows).toBe(0)
    expect((await stat(join(app.dataDir, 'media', club.id, 'pulse-1002-001/1/poster.jpg'))).size).toBe(7)
    await expect.poll(async () => (await app.call('GET', '/api/v1/tenants/copy')).status).toBe(200)
    const { token } = await app.signIn('active@pulse.example', 'copy')
    const found = await app.call('PUT', '/api/v3/virtualclass/search', { tenant: 'copy', token, body: { take: 1 } })
    const there = await app.signIn('active@pulse.example', 'pulse')
    const same = await app.call('PUT', '/api/v3/virtualclass/search', {
      tenant: 'pulse',
      token: there.token,
      body: { take: 1 },
    })
    expect(found.json().total).toBe(same.json().total)
    const { rows } = await app.database.execute(
      `select action from audit_entry where tenant_id = $1 order by at desc limit 1`,
      [club.id],
    )
    expect(rows).toEqual([{ action: 'club.created' }])
  })
})
