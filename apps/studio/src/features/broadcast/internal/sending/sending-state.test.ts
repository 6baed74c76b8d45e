import { expect, it } from 'vitest'
import { connectionOf, notSending, retryMs, type SendingEvent, sendingReducer, waitingSecond } from './sending-state.ts'

const after = (...events: SendingEvent[]) => events.reduce(sendingReducer, notSending)
const queued = (second: number): SendingEvent => ({ type: 'queued', rendition: 'high', second })
const sent = (second: number): SendingEvent => ({ type: 'sent', rendition: 'high', second })

it('WEEK-07 says that the connection is offline from the first failure until something arrives', () => {
  const failed = after(queued(2), { type: 'failed' }, queued(2), { type: 'failed' })
  expect(connectionOf(failed)).toBe('offline')
  expect(waitingSecond(failed)).toBe(4)
  expect(connectionOf(sendingReducer(failed, sent(2)))).toBe('good')
})

it('says that it is slow while more than three segments wait', () => {
  expect(connectionOf(after(queued(2), queued(2), queued(2)))).toBe('good')
  const behind = after(queued(2), queued(2), queued(2), queued(2))
  expect(connectionOf(behind)).toBe('slow')
  expect(connectionOf(sendingReducer(behind, sent(2)))).toBe('good')
})

it('counts what waits by the rendition that is furthest behind', () => {
  const state = after(queued(2), { type: 'queued', rendition: 'sound', second: 2.005 }, sent(2))
  expect(waitingSecond(state)).toBeCloseTo(2.005)
})

it('rounds to nothing once all was sent', () => {
  expect(waitingSecond(after(queued(0.1), queued(0.2), sent(0.3)))).toBe(0)
})

it('keeps a block until it is lifted, and counts what was lost', () => {
  const blocked = after(queued(2), { type: 'failed' }, { type: 'blocked', block: 'senderActive' })
  expect(blocked).toMatchObject({ block: 'senderActive', failures: 0 })
  expect(sendingReducer(blocked, { type: 'unblocked' }).block).toBeNull()
  expect(after(queued(2), { type: 'lost', rendition: 'high', second: 2 })).toMatchObject({ lostSecond: 2 })
})

it('tries again after half a second, then less often, up to every four seconds', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryMs)).toEqual([500, 1000, 2000, 4000, 4000, 4000])
})
