// @database both
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { keepWriting, signInAt } from '../../testing/keep-writing.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import { runNpm } from '../../testing/run-npm.ts'
import { ended, startServer } from '../../testing/run-server.ts'
import { DatabaseError } from '../db/database.ts'
import { describeBackup } from './backup-manifest.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo()
})

async function workFolder() {
  const work = await mkdtemp(join(tmpdir(), 'upbeat-backup-'))
  cleanUp.push(() => rm(work, { recursive: true, force: true }))
  return work
}

async function serving(settings: Record<string, string>) {
  const started = await startServer(settings)
  if (!('child' in started)) throw new Error(`did not start: ${started.said}`)
  cleanUp.push(() => started.child.kill('SIGKILL'))
  return started
}

/**
 * On PostgreSQL a database owned by the role that docs/self-hosting.md creates for the server, which row-level security
 * applies to.
 */
async function ownDatabase() {
  const name = `upbeat_backup_${process.pid}`
  const made = await makePostgresDatabase(name, { owner: name, ownerIn: 'upbeat_club' })
  if (made) cleanUp.push(made.drop)
  return made
}

async function activitiesAt(address: string, headers: Record<string, string>) {
  const reply = await fetch(`${address}/api/v2/users/recentactivity`, { headers })
  return ((await reply.json()) as { workoutName: string }[]).map(({ workoutName }) => workoutName)
}

it('PLAT-02 a backup made during writes restores every write acknowledged before it began', async () => {
  const work = await workFolder()
  const database = await ownDatabase()
  const [data, media, file] = [join(work, 'data'), join(work, 'media'), join(work, 'nightly/backup.tar')]
  const settings = { DATA_DIR: data, MEDIA_DIR: media, ...(database && { DATABASE_URL: database.url }) }
  if (!onPostgres) cpSync(process.env.UPBEAT_DEMO_TEMPLATE ?? '', data, { recursive: true })
  for (const folder of [join(media, 'pulse/class-1'), join(data, 'live/hls')]) await mkdir(folder, { recursive: true })
  await writeFile(join(media, 'pulse/class-1/video.mp4'), 'uploaded')
  await writeFile(join(data, 'live/hls/segment.ts'), 'recorded')

  const server = await serving(settings)
  const headers = await signInAt(server.address, 'nosub@pulse.example')
  const first = keepWriting(server.address, headers, 'Before')
  // For another member, since a list of activities shows the newest 500.
  const second = keepWriting(server.address, await signInAt(server.address, 'trial@pulse.example'), 'During')
  await expect.poll(() => first.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20)
  await first.stop()
  const begun = second.acknowledged.length
  const saved = await runNpm(['backup', '--', file], settings)
  expect(second.acknowledged.length).toBeGreaterThan(begun)
  await second.stop()
  expect(saved).toMatchObject({ code: 0, text: expect.stringMatching(/media +1 files/) })
  expect(saved.text).toMatch(/live +1 files[\s\S]*Saved as /)

  const lost = ended(server.child)
  server.child.kill('SIGKILL')
  await lost
  await Promise.all([data, media].map((folder) => rm(folder, { recursive: true })))
  await database?.drop()
  await ownDatabase()
  expect(await runNpm(['restore', '--', file], settings)).toMatchObject({
    code: 0,
    text: expect.stringContaining('Start the server.'),
  })
  expect(await readFile(join(media, 'pulse/class-1/video.mp4'), 'utf8')).toBe('uploaded')
  expect(await readFile(join(data, 'live/hls/segment.ts'), 'utf8')).toBe('recorded')
  // The folder is checked before the database, so once is enough.
  if (!onPostgres) {
    expect(await runNpm(['restore', '--', file], settings)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^The data folder \S+ is not empty\. .+\n$/),
    })
  }

  const again = await serving(settings)
  const kept = await activitiesAt(again.address, headers)
  expect(kept.toSorted()).toEqual(first.acknowledged.toSorted())
  const { status } = await fetch(`${again.address}/api/v2/users/recentactivity`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ workoutName: 'After', trackingResult: 7 }),
  })
  expect(status).toBe(201)
})

it.runIf(onPostgres)('PLAT-02 refuses a backup by a role that would see only some of the rows', async () => {
  const work = await workFolder()
  const name = `upbeat_part_${process.pid}`
  // A superuser created the tables, so there is no policy for an ordinary owner.
  const made = await makePostgresDatabase(name, { template: 'upbeat_template', owner: name })
  if (made) cleanUp.push(made.drop)
  const settings = readConfig({ DATA_DIR: join(work, 'data'), DATABASE_URL: made?.url })
  const file = join(work, 'backup.tar')
  await expect(createBackup(settings, file, new Date())).rejects.toThrow(/can’t read every club’s rows/)
  expect(existsSync(file)).toBe(false)
})

describe.runIf(!onPostgres)('the contents of an archive', () => {
  const now = new Date('2026-11-22T20:00:00Z')

  /** The least that makes an archive; without a server the database's files are copied as they are. */
  async function dataFolder(work: string, name: string) {
    await mkdir(join(work, name, 'database'), { recursive: true })
    await writeFile(join(work, name, 'database/PG_VERSION'), '17')
    return join(work, name)
  }

  it('PLAT-02 restores media and broadcasts into the new machine’s folders, if they are empty', async () => {
    const work = await workFolder()
    const placed = { MEDIA_DIR: join(work, 'media'), LIVE_DIR: join(work, 'live') }
    const settings = readConfig({ DATA_DIR: await dataFolder(work, 'data'), ...placed })
    for (const folder of Object.values(placed)) {
      await mkdir(folder)
      await writeFile(join(folder, 'kept'), folder)
    }
    const file = join(work, 'backup.tar')
    const { manifest } = await createBackup(settings, file, now)
    expect(manifest.contents.map(({ name }) => name).sort()).toEqual(['database.tar.gz', 'live', 'media'])

    const inside = readConfig({ DATA_DIR: join(work, 'inside') })
    expect(await restoreBackup(inside, file)).toEqual(manifest)
    expect(await readFile(join(work, 'inside/media/kept'), 'utf8')).toBe(placed.MEDIA_DIR)
    expect((await readdir(join(work, 'inside'))).sort()).toEqual(['database', 'live', 'media'])

    const taken = readConfig({ DATA_DIR: join(work, 'outside'), MEDIA_DIR: placed.MEDIA_DIR })
    await expect(restoreBackup(taken, file)).rejects.toThrow(/^The media folder .+ is not empty.*MEDIA_DIR\.$/)
    expect(existsSync(join(work, 'outside'))).toBe(false)
    const elsewhere = readConfig({ DATA_DIR: join(work, 'outside'), LIVE_DIR: join(work, 'broadcasts') })
    await restoreBackup(elsewhere, file)
    expect(await readdir(join(work, 'outside'))).not.toContain('live')
    expect(await readFile(join(work, 'broadcasts/kept'), 'utf8')).toBe(placed.LIVE_DIR)
  })

  it('PLAT-02 lists a bucket’s classes as not included', async () => {
    const work = await workFolder()
    const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'classes', S3_ACCESS_KEY_ID: 'a' }
    const settings = readConfig({ DATA_DIR: await dataFolder(work, 'data'), ...bucket, S3_SECRET_ACCESS_KEY: 'b' })
    const { manifest } = await createBackup(settings, join(work, 'backup.tar'), now)
    expect(describeBackup(manifest)).toMatch(
      /NOT INCLUDED: uploaded classes in the bucket classes at https:\/\/s3.example/,
    )
  })

  it('leaves nothing behind if there is no database', async () => {
    const work = await workFolder()
    const settings = readConfig({ DATA_DIR: join(work, 'data') })
    await expect(createBackup(settings, join(work, 'backup.tar'), now)).rejects.toThrow(DatabaseError)
    expect(await readdir(join(work, 'data'))).toEqual([])
    expect(existsSync(join(work, 'backup.tar'))).toBe(false)
  })
})
