import { expect, it } from 'vitest'
import { type Ahead, createUnderWay } from './under-way.ts'

it('counts the earlier attempts that still run, by key', async () => {
  const underWay = createUnderWay()
  const account = { key: 'account', most: 5, windowSeconds: 60 }
  const address = { key: 'address', most: 5, windowSeconds: 60 }
  const aheads: Ahead[] = []
  const start = (limits: (typeof account)[]) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = underWay.join(limits, (ahead) => {
      aheads.push(ahead)
      return promise
    })
    return () => {
      resolve()
      return ended
    }
  }
  const endFirst = start([account])
  start([account, address])
  start([account, address])
  const ahead = () => Object.fromEntries(aheads[2]?.() ?? [])
  expect(ahead()).toEqual({ account: 2, address: 1 })
  await endFirst()
  expect(ahead()).toEqual({ account: 1, address: 1 })
})
