// @database embedded
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asPlatform } from '../scope/scope.ts'
import type { DatabaseHandle } from './database.ts'
import { openEmbedded } from './embedded.ts'

/** What a disk contains after a power cut: each file as it was at its last sync, and nothing else. */
function keepWhatIsSynced(folder: string, disk: string) {
  let synced = 0
  function sync(descriptor: number) {
    synced++
    const path = readlinkSync(`/proc/self/fd/${descriptor}`).replace(/ \(deleted\)$/, '')
    const kept = join(disk, relative(folder, path))
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) return syncEntries(path, kept)
    mkdirSync(dirname(kept), { recursive: true })
    copyFileSync(path, kept)
  }
  return { sync, count: () => synced }
}

/** A folder's entries are synced apart from its files: copies renames and deletions to `kept`. */
function syncEntries(path: string, kept: string) {
  mkdirSync(kept, { recursive: true })
  const names = new Set(readdirSync(path))
  for (const name of readdirSync(kept)) if (!names.has(name)) rmSync(join(kept, name), { recursive: true })
}

function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(folder, name)).mode & 0o077,
  )
}

async function insert(database: DatabaseHandle, from: number, to: number) {
  for (let number = from; number < to; number++) {
    await database.execute('insert into secret (name, value) values ($1, $2)', [`s${number}`, 'x'.repeat(500)])
  }
}

/** A deferred write, as a sign-in makes it. */
async function insertDeferred({ db, deferred, settled }: DatabaseHandle, number: number) {
  const statement = sql`insert into secret (name, value) values (${`deferred${number}`}, 'x') returning ${deferred}`
  await asPlatform(() => db.execute(statement))
  await settled()
}

it.runIf(process.platform === 'linux')(
  'S-01 S-02 every acknowledged write is on the disk and survives a power cut, in private files',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'upbeat-durable-'))
    const folder = join(root, 'running')
    const disk = join(root, 'disk')
    cpSync(process.env.UPBEAT_DEMO_TEMPLATE ?? '', folder, { recursive: true })
    cpSync(folder, disk, { recursive: true })
    const kept = keepWhatIsSynced(folder, disk)
    const running = await openEmbedded(folder, kept.sync)
    const before = kept.count()
    await insert(running, 0, 20)
    expect(kept.count() - before).toBeGreaterThanOrEqual(20)
    await running.execute('checkpoint')
    await insert(running, 20, 40)
    await Promise.all(Array.from({ length: 10 }, (_, number) => insertDeferred(running, number)))
    cpSync(disk, join(root, 'after'), { recursive: true })
    await running.execute('create table made_later (id int); drop table made_later')
    expect(openToOthers(folder)).toEqual([])
    await running.close()

    rmSync(join(root, 'after', 'upbeat.lock'), { force: true })
    const restarted = await openEmbedded(join(root, 'after'))
    const { rows } = await restarted.execute(
      `select count(*)::int as kept from secret where name like 's%' and length(value) = 500`,
    )
    expect(rows).toEqual([{ kept: 40 }])
    const deferred = await restarted.execute(`select count(*)::int as kept from secret where name like 'deferred%'`)
    expect(deferred.rows).toEqual([{ kept: 10 }])
    expect(
      (await restarted.execute('select count(*)::int as classes from virtual_class')).rows[0]?.classes,
    ).toBeGreaterThan(0)
    await restarted.close()
    rmSync(root, { recursive: true })
  },
)
