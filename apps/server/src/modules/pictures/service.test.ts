import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureFolder } from './picture-folder.ts'
import { createPictureService } from './service.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"><rect width="9" height="9"/></svg>',
)

describe('pictures', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upbeat-pictures-'))
  })
  // A picture may still be on its way to the disk.
  afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }))

  /** A service whose source resolves on demand. */
  function createSlowly() {
    const asked: string[] = []
    const held: (() => void)[] = []
    const pictures = createPictureService({
      folder: createPictureFolder(folder, 1_000_000),
      source: (key) => {
        asked.push(key)
        return new Promise((resolve) => held.push(() => resolve(drawing)))
      },
    })
    const letCome = async (count: number) => {
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(count)
      for (const come of held.splice(0)) come()
    }
    return { pictures, asked, letCome }
  }

  it('are encoded once, even for two simultaneous requests, and stored', async () => {
    const { pictures, asked, letCome } = createSlowly()
    const both = [pictures.picture('a', 32, 'webp'), pictures.picture('a', 20, 'webp')]
    await letCome(1)
    const [first, second] = await Promise.all(both)
    expect(first).toEqual(second)
    expect(await pictures.picture('a', 32, 'webp')).toEqual(first)
    expect(asked).toEqual(['a'])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('aren’t encoded for clients that disconnect before their turn', async () => {
    const { pictures, asked, letCome } = createSlowly()
    const gone = new AbortController()
    const now = [pictures.picture('a', 32, 'webp'), pictures.picture('b', 32, 'webp')]
    await expect.poll(() => asked).toEqual(['a', 'b'])
    const left = pictures.picture('left', 32, 'webp', { gone: gone.signal })
    const shared = pictures.picture('shared', 32, 'webp', { gone: gone.signal })
    const staying = pictures.picture('shared', 32, 'webp')
    await setImmediate()
    gone.abort()
    await expect(left).rejects.toThrow('aborted')
    await letCome(2)
    await letCome(1)
    await Promise.all([...now, shared, staying])
    expect(asked).toEqual(['a', 'b', 'shared'])
  })

  it('are encoded for a new request after another client has disconnected', async () => {
    const { pictures, letCome } = createSlowly()
    const gone = new AbortController()
    const now = [pictures.picture('a', 32, 'webp'), pictures.picture('b', 32, 'webp')]
    const left = pictures.picture('c', 32, 'webp', { gone: gone.signal })
    await setImmediate()
    gone.abort()
    const again = pictures.picture('c', 32, 'webp')
    await expect(left).rejects.toThrow()
    await letCome(2)
    await letCome(1)
    await Promise.all([...now, again])
  })

  it('CARD-15 are served at the nearest available width while the requested one is encoded in the background', async () => {
    const { pictures, asked, letCome } = createSlowly()
    const first = pictures.picture('a', 832, 'webp')
    await letCome(1)
    const { bytes } = await first
    expect(await pictures.picture('a', 1166, 'webp')).toEqual({ bytes, isStandIn: true })
    await expect.poll(() => asked).toEqual(['a', 'a'])
    // There is none in the other format.
    const other = pictures.picture('a', 416, 'jpeg')
    await letCome(2)
    expect((await other).isStandIn).toBe(false)
    await expect.poll(async () => (await pictures.picture('a', 1166, 'webp')).isStandIn).toBe(false)
    const narrower = await pictures.picture('a', 900, 'webp')
    expect(narrower.bytes).toEqual((await pictures.picture('a', 1184, 'webp')).bytes)
  })

  it('CARD-15 are available before the first request, once prepared or pre-rendered', async () => {
    const asked: string[] = []
    const pictures = createPictureService({
      folder: createPictureFolder(folder, 1_000_000),
      source: async (key) => {
        asked.push(key)
        return drawing
      },
      ready: { widths: (key) => (key === 'ready' ? [832] : []), read: async () => drawing },
    })
    await pictures.prepare('a', [832, 800, 1166])
    expect(asked).toEqual(['a', 'a'])
    for (const width of [832, 1166]) expect((await pictures.picture('a', width, 'webp')).isStandIn).toBe(false)
    expect(await pictures.picture('ready', 832, 'webp')).toEqual({ bytes: drawing, isStandIn: false })
    expect(await pictures.picture('ready', 1376, 'webp')).toEqual({ bytes: drawing, isStandIn: true })
    expect(await pictures.prepare('none', []).then(() => asked.filter((key) => key === 'a').length)).toBe(2)
  })

  it('S-07 are stored at a dozen widths', async () => {
    const pictures = createPictureService({
      folder: createPictureFolder(folder, 1_000_000),
      source: async () => drawing,
    })
    for (let width = 1; width <= 10_000; width += 401) await pictures.picture('a', width, 'jpeg')
    expect((await readdir(folder)).length).toBeLessThanOrEqual(12)
  })

  it('S-07 can be refused on a miss, which isn’t counted once they are stored', async () => {
    const pictures = createPictureService({
      folder: createPictureFolder(folder, 1_000_000),
      source: async () => drawing,
    })
    let misses = 0
    const onMiss = () => {
      misses += 1
      if (misses > 1) throw new Error('enough')
    }
    await pictures.picture('a', 32, 'webp', { onMiss })
    await pictures.picture('a', 32, 'webp', { onMiss })
    await expect(pictures.picture('b', 32, 'webp', { onMiss })).rejects.toThrow('enough')
    expect(misses).toBe(2)
  })

  it('S-07 take no more than their share of the disk, even after a restart: the least recently used are evicted', async () => {
    const bytes = new Uint8Array(400)
    const before = createPictureFolder(folder, 1000)
    await before.keep('a', bytes)
    await before.keep('b', bytes)
    await before.read('a')
    await before.keep('c', bytes)
    expect((await readdir(folder)).sort()).toEqual(['a', 'c'])
    const after = createPictureFolder(folder, 1000)
    await after.keep('d', bytes)
    expect(await readdir(folder)).toHaveLength(2)
    expect(await after.read('d')).toHaveLength(400)
  })
})
