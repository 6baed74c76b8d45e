import { expect, it } from 'vitest'
import { createTurns, hashesAtOnce } from './hashing-turns.ts'

it('S-06 limits hashes at once and in the queue, and refuses the rest immediately', async () => {
  const inTurn = createTurns(2, 3)
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
  }
  const five = Array.from({ length: 5 }, () => inTurn(work))
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  await Promise.all(five)
  expect(most).toBe(2)
  const after = inTurn(async () => 'free again')
  expect(await after).toBe('free again')
})

it('S-06 hashes on all cores but one, at most four', () => {
  expect([1, 2, 3, 4, 5, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 3, 4, 4])
})
