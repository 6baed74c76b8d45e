// @database embedded
import { expect, it } from 'vitest'
import { createCommitGroups } from './commit-groups.ts'

function heldSyncs() {
  const ends: PromiseWithResolvers<void>[] = []
  const settled = createCommitGroups(() => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  })
  const begun = (count: number) => expect.poll(() => ends.length).toBe(count)
  return { settled, ends, begun }
}

it('S-06 concurrent callers share one sync, and never one that began before their call', async () => {
  const { settled, ends, begun } = heldSyncs()
  const answered: string[] = []
  const first = settled().then(() => answered.push('first'))
  await begun(1)
  const others = ['second', 'third'].map((name) => settled().then(() => answered.push(name)))
  ends[0]?.resolve()
  await first
  expect(answered).toEqual(['first'])
  await begun(2)
  expect(answered).toEqual(['first'])
  ends[1]?.resolve()
  await Promise.all(others)
  expect(ends.length).toBe(2)
})

it('rejects every caller of a failed sync, and syncs again for the next', async () => {
  const { settled, ends, begun } = heldSyncs()
  const failing = Promise.allSettled([settled(), settled()])
  await begun(1)
  ends[0]?.reject(new Error('The disk is full.'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = settled()
  await begun(2)
  ends[1]?.resolve()
  await next
})
