import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureService } from './service.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"><rect width="9" height="9"/></svg>',
)

describe('pictures', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upbeat-pictures-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** A service whose originals come when they are let. */
  function createSlowly() {
    const asked: string[] = []
    const held: (() => void)[] = []
    const pictures = createPictureService({
      cacheDir: folder,
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

  it('are made once, also for two who ask at once, and kept', async () => {
    const { pictures, asked, letCome } = createSlowly()
    const both = [pictures.picture('a', 32, 'webp'), pictures.picture('a', 20, 'webp')]
    await letCome(1)
    const [first, second] = await Promise.all(both)
    expect(first).toEqual(second)
    expect(await pictures.picture('a', 32, 'webp')).toEqual(first)
    expect(asked).toEqual(['a'])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('are not made for who has gone before their turn', async () => {
    const { pictures, asked, letCome } = createSlowly()
    const gone = new AbortController()
    const now = [pictures.picture('a', 32, 'webp'), pictures.picture('b', 32, 'webp')]
    await expect.poll(() => asked).toEqual(['a', 'b'])
    const left = pictures.picture('left', 32, 'webp', gone.signal)
    const shared = pictures.picture('shared', 32, 'webp', gone.signal)
    const staying = pictures.picture('shared', 32, 'webp')
    await setImmediate()
    gone.abort()
    await expect(left).rejects.toThrow('aborted')
    await letCome(2)
    await letCome(1)
    await Promise.all([...now, shared, staying])
    expect(asked).toEqual(['a', 'b', 'shared'])
  })

  it('are made for who asks again after another has gone', async () => {
    const { pictures, letCome } = createSlowly()
    const gone = new AbortController()
    const now = [pictures.picture('a', 32, 'webp'), pictures.picture('b', 32, 'webp')]
    const left = pictures.picture('c', 32, 'webp', gone.signal)
    await setImmediate()
    gone.abort()
    const again = pictures.picture('c', 32, 'webp')
    await expect(left).rejects.toThrow()
    await letCome(2)
    await letCome(1)
    await Promise.all([...now, again])
  })
})
