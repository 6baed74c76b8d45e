import { expect, it, vi } from 'vitest'
import { createPlaces } from './places.ts'

it('S-06 refuses work beyond the places before it starts', async () => {
  const inPlace = createPlaces(2)
  const end = Promise.withResolvers<string>()
  const taken = [inPlace(() => end.promise), inPlace(() => Promise.reject(new Error('failed')))]
  const work = vi.fn(async () => 'done')
  await expect(inPlace(work)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  expect(work).not.toHaveBeenCalled()
  await expect(taken[1]).rejects.toThrow('failed')
  expect(await inPlace(work)).toBe('done')
  end.resolve('ended')
  expect(await taken[0]).toBe('ended')
})
