import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../modules/media/storage.ts'
import { openBucket } from '../../testing/s3-bucket.ts'
import { createFolderStorage } from './folder/folder-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-storage-'))
let bucket: Awaited<ReturnType<typeof openBucket>>
let keys: (typeof bucket)['keys']
let endpoint = ''
beforeAll(async () => {
  bucket = await openBucket()
  ;({ keys, endpoint } = bucket)
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const places: [string, () => Storage][] = [
  ['folder', () => createFolderStorage(join(folder, 'media'))],
  // S3 requires parts of at least 5 MiB; the test double accepts smaller ones.
  ['bucket', () => createS3Storage({ ...keys, endpoint, bucket: 'media', region: 'auto', partBytes: 1_000_000 })],
]

describe.each(places)('TAKE-20 media in a %s', (_name, open) => {
  const bytes = Buffer.from(Array.from({ length: 2_500_000 }, (_, at) => (at * 7) % 253))

  function local(content: Buffer) {
    const file = join(folder, `local-${Math.floor(content.length)}`)
    writeFileSync(file, content)
    return file
  }

  it('is stored under its key and read whole, by ranges, as a stream and by size', async () => {
    const storage = open()
    await storage.put('club/class/1/720.mp4', local(bytes))
    expect(Buffer.from(await storage.read('club/class/1/720.mp4')).equals(bytes)).toBe(true)
    const range = await storage.read('club/class/1/720.mp4', { offset: 1_999_990, bytes: 20 })
    expect(Buffer.from(range).equals(bytes.subarray(1_999_990, 2_000_010))).toBe(true)
    expect((await buffer(await storage.stream('club/class/1/720.mp4'))).equals(bytes)).toBe(true)
    expect(await storage.size('club/class/1/720.mp4')).toBe(bytes.length)
  })

  it('is replaced completely, also by a smaller file', async () => {
    const storage = open()
    await storage.put('club/class/1/a.jpg', local(Buffer.from('first')))
    await storage.put('club/class/1/a.jpg', local(Buffer.from('2nd')))
    expect(Buffer.from(await storage.read('club/class/1/a.jpg')).toString()).toBe('2nd')
  })

  it('rejects reading what is missing or shorter than requested, and has no size for it', async () => {
    const storage = open()
    await storage.put('club/class/1/short', local(Buffer.from('short')))
    await expect(storage.read('club/class/1/none')).rejects.toThrow()
    await expect(storage.read('club/class/1/short', { offset: 2, bytes: 10 })).rejects.toThrow()
    expect(await storage.size('club/class/1/none')).toBeNull()
  })

  it('is removed with everything below its key, and nothing else', async () => {
    const storage = open()
    for (const key of ['club/x/1/a', 'club/x/1/b', 'club/x/10/a']) await storage.put(key, local(Buffer.from(key)))
    await storage.remove('club/x/1/')
    await storage.remove('club/x/7/')
    expect(await Promise.all(['club/x/1/a', 'club/x/1/b', 'club/x/10/a'].map(storage.size))).toEqual([null, null, 11])
  })
})

describe('TAKE-20 a bucket', () => {
  it('is read by clients, by ranges, at an address signed for one minute', async () => {
    const storage = createS3Storage({ ...keys, endpoint, bucket: 'media', region: 'auto' })
    const file = join(folder, 'served')
    writeFileSync(file, 'abcdefghij')
    await storage.put('club/y/1/a b.mp4', file)
    const address = (await storage.temporaryAddress?.('club/y/1/a b.mp4')) ?? ''
    const reply = await fetch(address, { headers: { range: 'bytes=2-4' } })
    expect([reply.status, await reply.text()]).toEqual([206, 'cde'])
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60')
    expect(new URL(address).searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('refuses another secret, and a signed address that was changed', async () => {
    const place = { endpoint, bucket: 'media', region: 'auto' }
    const storage = createS3Storage({ ...keys, ...place })
    const file = join(folder, 'refused')
    writeFileSync(file, 'abc')
    await expect(createS3Storage({ ...keys, ...place, secretAccessKey: 'another' }).put('a', file)).rejects.toThrow(
      '403',
    )
    await storage.put('club/z/1/a', file)
    const address = (await storage.temporaryAddress?.('club/z/1/a')) ?? ''
    expect((await fetch(address)).status).toBe(200)
    expect((await fetch(address.replace('Expires=60', 'Expires=600'))).status).toBe(403)
    expect((await fetch(address.replace('z/1/a', 'z/1/b'))).status).toBe(403)
  })

  it('keeps a folder’s keys inside it', async () => {
    const storage = createFolderStorage(join(folder, 'media'))
    await expect(storage.read('../s3/anything')).rejects.toThrow('leads out')
  })
})
