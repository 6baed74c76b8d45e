// @database embedded
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { keepNewest } from './archive-file.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const now = new Date('2026-11-22T03:00:00.500Z')
const cleanUp: string[] = []
afterEach(async () => {
  for (const folder of cleanUp.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A data folder with the least that makes an archive, and a video. */
async function installation() {
  const work = await mkdtemp(join(tmpdir(), 'upbeat-archive-'))
  cleanUp.push(work)
  const data = join(work, 'data')
  for (const folder of ['database', 'media/pulse', 'live']) await mkdir(join(data, folder), { recursive: true })
  await writeFile(join(data, 'database/PG_VERSION'), '18')
  await writeFile(join(data, 'payment-key-secret'), 'key')
  await writeFile(join(data, 'media/pulse/video.mp4'), 'video')
  return { work, data }
}

it('PLAT-02 names the archive by date in a folder, and never contains an archive', async () => {
  const { work, data } = await installation()
  const settings = readConfig({ DATA_DIR: data })
  const first = await createBackup(settings, join(data, 'backups'), now)
  expect(first.file).toBe(join(data, 'backups/upbeat-2026-11-22T03-00-00Z.tar'))
  const second = await createBackup(settings, join(data, 'backups'), new Date(now.getTime() + 1000))
  expect(second.manifest.contents).toEqual(first.manifest.contents)
  for (const inside of [join(data, 'upbeat.tar'), join(data, 'media/upbeat.tar')]) {
    await expect(createBackup(settings, inside, now)).rejects.toThrow(/^The archive would lie in .+, which it contains/)
    expect(existsSync(inside)).toBe(false)
  }
  await restoreBackup(readConfig({ DATA_DIR: join(work, 'new') }), second.file)
  expect((await readdir(join(work, 'new'))).toSorted()).toEqual(['database', 'live', 'media', 'payment-key-secret'])
})

it('PLAT-02 overwrites an archive only with --force', async () => {
  const { work, data } = await installation()
  const [settings, file] = [readConfig({ DATA_DIR: data }), join(work, 'kept.tar')]
  await writeFile(file, 'the only copy')
  await expect(createBackup(settings, file, now)).rejects.toThrow(/exists already\. Add --force/)
  expect(await readFile(file, 'utf8')).toBe('the only copy')
  await createBackup(settings, file, now, { isForced: true })
  expect((await stat(file)).size).toBeGreaterThan(1000)
})

it('PLAT-02 deletes all but the newest archives that it named itself', async () => {
  const { work } = await installation()
  const folder = join(work, 'nightly')
  await mkdir(folder)
  const names = ['01', '02', '03'].map((day) => `upbeat-2026-11-${day}T03-00-00Z.tar`)
  for (const name of [...names, 'before-the-move.tar']) await writeFile(join(folder, name), '')
  expect(await keepNewest(folder, 2)).toEqual([names[0]])
  expect((await readdir(folder)).toSorted()).toEqual(['before-the-move.tar', names[1], names[2]])
})

it('PLAT-02 encrypts an archive with a passphrase and opens it with no other', async () => {
  const { work, data } = await installation()
  const secret = { BACKUP_PASSPHRASE: 'correct horse battery staple' }
  const { file } = await createBackup(readConfig({ DATA_DIR: data, ...secret }), `${work}/`, now)
  expect(file).toMatch(/\.tar\.age$/)
  expect((await readFile(file)).includes('PG_VERSION')).toBe(false)
  const into = (name: string, more: object) => restoreBackup(readConfig({ DATA_DIR: join(work, name), ...more }), file)
  await expect(into('none', {})).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
  await expect(into('wrong', { BACKUP_PASSPHRASE: 'another horse battery' })).rejects.toThrow(/can’t be decrypted/)
  expect(existsSync(join(work, 'wrong'))).toBe(false)
  await into('new', secret)
  expect(await readFile(join(work, 'new/media/pulse/video.mp4'), 'utf8')).toBe('video')
})

it('PLAT-02 leaves out media with --database-only, but keeps the keys that the database needs', async () => {
  const { work, data } = await installation()
  const settings = readConfig({ DATA_DIR: data })
  const { manifest } = await createBackup(settings, `${work}/`, now, { isDatabaseOnly: true })
  expect(manifest.contents.map(({ name }) => name)).toEqual(['database.tar.gz', 'payment-key-secret'])
  expect(manifest.notIncluded).toEqual([expect.stringMatching(/^media, broadcasts/)])
})

it('PLAT-02 copies only new media the second time: 50 GB of unchanged video within 10 s', async () => {
  const { work, data } = await installation()
  const mediaFolder = join(work, 'copies')
  const settings = readConfig({ DATA_DIR: data })
  await createBackup(settings, join(work, 'first.tar'), now, { mediaFolder })
  // As the first copy leaves them: files of the same size and date.
  const date = new Date('2026-11-01T00:00:00Z')
  for (const folder of [join(data, 'media'), join(mediaFolder, 'media')]) {
    for (let at = 0; at < 50; at++) {
      const file = join(folder, `class-${at}.mp4`)
      await (await open(file, 'w')).close()
      await truncate(file, 1024 ** 3)
      await utimes(file, date, date)
    }
  }
  await writeFile(join(data, 'media/pulse/new.mp4'), 'new')
  const started = performance.now()
  const { manifest, file } = await createBackup(settings, join(work, 'second.tar'), now, { mediaFolder })
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(manifest.notIncluded[0]).toMatch(/^media, in .+: 1 files copied \(0\.0 MB\), 51 unchanged$/)

  await rm(join(data, 'media'), { recursive: true })
  for (const name of await readdir(join(mediaFolder, 'media'))) {
    if (name.startsWith('class-')) await rm(join(mediaFolder, 'media', name))
  }
  await restoreBackup(readConfig({ DATA_DIR: join(work, 'new') }), file, mediaFolder)
  expect((await readdir(join(work, 'new/media/pulse'))).toSorted()).toEqual(['new.mp4', 'video.mp4'])
})
