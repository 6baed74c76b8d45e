import { expect, it } from 'vitest'
import { createClassKind } from './class-kind.ts'

it('drops what this server has of a class in memory before the notification comes back', async () => {
  const calls: unknown[] = []
  const kind = createClassKind({
    repositoryOn: () => expect.unreachable(),
    mediaOf: () => expect.unreachable(),
    keepVideo: () => expect.unreachable(),
    forgetMedia: () => expect.unreachable(),
    caches: ['events', 'catalogues'].map((name) => ({ forget: (...values) => calls.push([name, ...values]) })),
    database: { notify: async (channel) => void calls.push([channel]) },
  })
  await kind.announce('pulse', ['flow'])
  expect(calls).toEqual([['events', 'pulse', ['flow']], ['catalogues', 'pulse', ['flow']], ['catalogue_changed']])
})
