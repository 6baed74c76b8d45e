import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBucket } from '../../../testing/s3-bucket.ts'
import { createFolderStorage } from '../folder/folder-storage.ts'
import { createMovingStorage } from '../moving-storage.ts'
import { createS3Storage } from '../s3/s3-storage.ts'
import { describeMove, describeProgress } from './describe-move.ts'
import { moveMedia } from './move-media.ts'

const work = mkdtempSync(join(tmpdir(), 'upbeat-move-'))
let standIn: Awaited<ReturnType<typeof openBucket>>
let bucket: ReturnType<typeof createS3Storage>
let folder: ReturnType<typeof createFolderStorage>
let root = ''
beforeAll(async () => {
  standIn = await openBucket()
  const { keys, endpoint } = standIn
  bucket = createS3Storage({ ...keys, endpoint, bucket: 'media', region: 'auto', partBytes: 1_000_000 })
})
beforeEach(() => {
  standIn.objects.clear()
  root = mkdtempSync(join(work, 'media-'))
  folder = createFolderStorage(root)
})
afterAll(async () => {
  await standIn.close()
  rmSync(work, { recursive: true, force: true })
})

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 11) % 251))
/** One in two parts, one empty, and names that need escaping. */
const files: Record<string, Buffer> = {
  'club/class/1/720.mp4': bytes(1_500_000),
  'club/class/1/a b&c.jpg': bytes(2000),
  'club%2E2/look/logo.png': bytes(10),
  'club/class/2/empty': Buffer.alloc(0),
}
function inFolder(key: string, content = files[key] ?? Buffer.alloc(0)) {
  mkdirSync(dirname(join(root, key)), { recursive: true })
  writeFileSync(join(root, key), content)
}
const move = (to: 's3' | 'folder', more: Partial<Parameters<typeof moveMedia>[0]> = {}) =>
  moveMedia({ folder, bucket, to, reserveBytes: 0, wait: async () => {}, now: () => 0, ...more })
async function keysOf({ list }: Pick<typeof bucket, 'list'>) {
  const found: string[] = []
  for await (const { key } of list()) found.push(key)
  return found.sort()
}
const total = { files: 4, bytes: 1_502_010 }

it('moves all media into the bucket and back, and leaves alone what isn’t media', async () => {
  for (const key of Object.keys(files)) inFolder(key)
  for (const key of ['.uploads/club/class/half', 'club/class/1/1080.mp4.part']) inFolder(key, bytes(5))
  standIn.objects.set('backups/archive.tar', bytes(5))
  expect(await move('s3', { isDryRun: true })).toEqual({ all: total, moved: { files: 0, bytes: 0 }, failures: [] })
  expect(standIn.objects.size).toBe(1)

  expect(await move('s3')).toEqual({ all: total, moved: total, failures: [] })
  expect(await keysOf(folder)).toEqual([])
  for (const [key, content] of Object.entries(files)) expect(standIn.objects.get(key)?.equals(content)).toBe(true)

  expect(await move('folder')).toEqual({ all: total, moved: total, failures: [] })
  for (const [key, content] of Object.entries(files)) {
    expect(Buffer.from(await folder.read(key)).equals(content)).toBe(true)
  }
  expect([...standIn.objects.keys()]).toEqual(['backups/archive.tar'])
})

it('goes on after it was ended, without copying again what is there whole', async () => {
  for (const key of Object.keys(files)) inFolder(key)
  const [first = '', second = ''] = Object.keys(files)
  await bucket.copy(first, join(root, first))
  const copied: string[] = []
  const copy = (key: string, file: string) => {
    copied.push(key)
    return bucket.copy(key, file)
  }
  const counting = { ...bucket, copy }
  expect((await move('s3', { bucket: counting })).moved).toEqual(total)
  expect(copied).not.toContain(first)
  expect(copied).toContain(second)
})

it('keeps both copies if they differ, and says so', async () => {
  const [key = '', other = ''] = Object.keys(files)
  for (const each of [key, other]) inFolder(each)
  const altered = Buffer.from(files[key] ?? '')
  altered[7] = 99
  const file = join(work, 'altered')
  writeFileSync(file, altered)
  await bucket.copy(key, file)
  writeFileSync(file, bytes(1))
  await bucket.copy(other, file)
  const { moved, failures } = await move('s3')
  expect(moved.files).toBe(0)
  expect(failures.map(({ reason }) => reason).sort()).toEqual([
    'differs from the bucket’s checksum',
    'is there already, with 1 bytes instead of 2000',
  ])
  expect(await keysOf(folder)).toEqual([key, other].sort())
  const text = describeMove({ all: { files: 2, bytes: 1 }, moved, failures }, { to: 's3', isDryRun: false })
  expect(text).toContain('2 files stayed:\n  club/')
})

it('deletes what it wrote if that arrived damaged, and leaves the source', async () => {
  const [key = ''] = Object.keys(files)
  inFolder(key)
  const damaging = {
    ...bucket,
    copy: async (name: string) => {
      const file = join(work, 'damaged')
      writeFileSync(file, Buffer.alloc(files[key]?.length ?? 0))
      await bucket.copy(name, file)
    },
  }
  expect((await move('s3', { bucket: damaging })).failures).toHaveLength(1)
  expect([await keysOf(folder), standIn.objects.size]).toEqual([[key], 0])
})

it('stops before the disk is full', async () => {
  for (const key of Object.keys(files)) inFolder(key)
  await move('s3')
  const { moved, failures } = await move('folder', { reserveBytes: 1e18 })
  expect([moved.files, failures.length, failures[0]?.reason]).toEqual([0, 4, 'the disk is full'])
  expect(standIn.objects.size).toBe(4)
})

it('deletes from the bucket only once players’ addresses have ended', async () => {
  inFolder('club/class/1/720.mp4')
  await move('s3')
  const waits: [number, number][] = []
  await move('folder', { wait: async (milliseconds) => void waits.push([milliseconds, standIn.objects.size]) })
  expect(waits).toEqual([[120_000, 1]])
  expect(standIn.objects.size).toBe(0)
})

it.each(['s3', 'folder'] as const)('servers read from both places while media moves to %s', async (to) => {
  const [moved = '', unmoved = ''] = Object.keys(files)
  const [place, former] = to === 's3' ? [bucket, folder] : [folder, bucket]
  const write = async (storage: typeof place, key: string) => {
    writeFileSync(join(work, 'written'), files[key] ?? '')
    await storage.put(key, join(work, 'written'))
  }
  await write(place, moved)
  await write(former, unmoved)
  const storage = createMovingStorage({ folder, bucket, to })
  for (const key of [moved, unmoved]) {
    expect(Buffer.from(await storage.read(key)).equals(files[key] ?? Buffer.alloc(0))).toBe(true)
    expect(await storage.size(key)).toBe(files[key]?.length)
    const range = await storage.stream(key, { offset: 10, bytes: 3 })
    expect(Buffer.concat(await range.toArray()).equals(files[key]?.subarray(10, 13) ?? Buffer.alloc(0))).toBe(true)
  }
  const inBucket = to === 's3' ? moved : unmoved
  expect(await storage.temporaryAddress?.(inBucket)).toContain('X-Amz-Signature')
  expect(await storage.temporaryAddress?.(inBucket === moved ? unmoved : moved)).toBeNull()

  // A file that is written anew isn't found in its former place any more.
  writeFileSync(join(work, 'anew'), 'anew')
  await storage.put(unmoved, join(work, 'anew'))
  expect(Buffer.from(await storage.read(unmoved)).toString()).toBe('anew')
  expect(await former.size(unmoved)).toBeNull()
  await storage.remove(moved)
  expect(await storage.size(moved)).toBeNull()
  await expect(storage.read(moved)).rejects.toThrow(/404/)
})

it('tells how far it is', () => {
  const moved = { all: { files: 1200, bytes: 80e9 }, moved: { files: 340, bytes: 12e9 }, failures: [] }
  expect(describeProgress(moved, 240_000)).toBe('340 of 1200 files, 12.0 of 80.0 GB, 50 MB/s, about 23 min left')
})
