import { expect, it } from 'vitest'
import { createBroadcastServer } from '../../../../testing/broadcast-server.ts'
import type { Piece, Rendition } from '../capture/rendition.ts'
import { createMemoryStore } from './memory-store.ts'
import { overflowing } from './open-piece-store.ts'
import { Sender } from './sender.ts'
import { connectionOf, notSending, type SendingEvent, sendingReducer, waitingSecond } from './sending-state.ts'

const renditions: Rendition[] = [{ name: 'high', mimeType: 'video/mp4; codecs="avc1.64001f"' }]

const init: Piece = { kind: 'init', rendition: 'high', bytes: Uint8Array.of(0) }
const segment = (index: number, bytes = Uint8Array.of(index + 1)): Piece => ({
  kind: 'segment',
  rendition: 'high',
  bytes,
  index,
  startSecond: index * 2,
  durationSecond: 2,
})

/** A page with its sender. `waited` holds the retries back until they are released. */
function openPage(server = createBroadcastServer(), store = createMemoryStore()) {
  let now = 1_000_000
  let state = notSending
  const events: SendingEvent['type'][] = []
  const held: (() => void)[] = []
  const waited: number[] = []
  const sender = new Sender({
    eventId: 'event',
    store,
    api: server.api,
    dispatch: (event) => {
      events.push(event.type)
      state = sendingReducer(state, event)
    },
    wait: (milliseconds) => {
      waited.push(milliseconds)
      return new Promise((resolve) => held.push(resolve))
    },
    now: () => now,
    newId: () => `run ${now}`,
  })
  return {
    server,
    store,
    sender,
    events,
    waited,
    state: () => state,
    later: (milliseconds: number) => {
      now += milliseconds
    },
    /** Ends the wait for the next attempt. */
    retry: async () => {
      await settled(() => held.length > 0)
      held.shift()?.()
    },
    async begin(count: number) {
      await sender.start(renditions)
      await sender.add(init)
      for (let index = 0; index < count; index++) await sender.add(segment(index))
    },
  }
}

/** Lets promises run until the condition holds. */
async function settled(isSo: () => boolean) {
  for (let turn = 0; turn < 1000 && !isSo(); turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(isSo()).toBe(true)
}

it('sends the initialisation segment once, then the segments in order', async () => {
  const { server, sender, begin, state } = openPage()
  await begin(3)
  await sender.idle()
  expect(server.arrived).toEqual(['high 0', 'high 1', 'high 2'])
  expect(server.senders.get('sender1')?.inits).toEqual(['high'])
  expect(waitingSecond(state())).toBe(0)
})

it('WEEK-07 ten seconds without network: keeps what is recorded meanwhile, and sends it afterwards', async () => {
  const page = openPage()
  await page.begin(1)
  await page.sender.idle()
  page.server.isAway = true
  for (let index = 1; index <= 5; index++) await page.sender.add(segment(index))
  await settled(() => page.waited.length === 1)
  expect(connectionOf(page.state())).toBe('offline')
  expect(waitingSecond(page.state())).toBe(10)
  await page.retry()
  await settled(() => page.waited.length === 2)
  expect(page.waited).toEqual([500, 1000])
  page.server.isAway = false
  await page.retry()
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 1', 'high 2', 'high 3', 'high 4', 'high 5'])
  expect(connectionOf(page.state())).toBe('good')
})

it('repeats a segment whose reply was lost, under its number', async () => {
  const page = openPage()
  await page.begin(1)
  await page.sender.idle()
  page.server.losesReply = true
  await page.sender.add(segment(1))
  await page.retry()
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 1'])
})

it('WEEK-07 a reload sends what was left, then continues with the next number', async () => {
  const first = openPage()
  await first.begin(1)
  await first.sender.idle()
  first.server.isAway = true
  await first.sender.add(segment(1))
  await settled(() => first.waited.length === 1)
  first.sender.close()

  first.server.isAway = false
  const second = openPage(first.server, first.store)
  second.later(60_000)
  expect(await second.sender.resume(120_000)).toBe(true)
  await second.sender.idle()
  expect(second.server.arrived).toEqual(['high 0', 'high 1'])
  await second.begin(2)
  await second.sender.idle()
  expect(second.server.arrived).toEqual(['high 0', 'high 1', 'high 2', 'high 3'])
  expect([...second.server.senders.keys()]).toEqual(['sender1', 'sender2'])
})

it('does not go on by itself after a broadcast that was ended or is long past', async () => {
  const ended = openPage()
  await ended.begin(1)
  ended.server.isAway = true
  await ended.sender.stop({ isLast: true })
  ended.sender.close()
  expect(await openPage(ended.server, ended.store).sender.resume(120_000)).toBe(false)

  const past = openPage()
  past.server.isAway = true
  await past.begin(1)
  past.sender.close()
  const later = openPage(past.server, past.store)
  later.later(3_600_000)
  expect(await later.sender.resume(120_000)).toBe(false)
})

it('drops what is left of a class that is over, and broadcasts the next one', async () => {
  const past = openPage()
  await past.begin(1)
  await past.sender.idle()
  past.server.isAway = true
  await past.sender.add(segment(1))
  past.sender.close()
  past.server.isAway = false
  past.server.isOver = true
  const soon = openPage(past.server, past.store)
  await soon.sender.resume(120_000)
  await soon.sender.idle()
  expect(soon.state()).toMatchObject({ block: null, lostSecond: 2 })
  expect(waitingSecond(soon.state())).toBe(0)
  past.server.isOver = false
  await soon.begin(1)
  await soon.sender.idle()
  expect(soon.server.arrived).toEqual(['high 0', 'high 1'])
})

it('tells the server that the class has ended only when everything has arrived', async () => {
  const page = openPage()
  page.server.isAway = true
  await page.begin(2)
  await page.sender.stop({ isLast: true })
  page.server.isAway = false
  await page.retry()
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 1'])
  expect(page.server.senders.get('sender1')?.isEnded).toBe(true)
  expect(await page.store.listRuns('event')).toEqual([])
})

it('stops while somebody else is sending, and takes over if asked to', async () => {
  const page = openPage()
  page.server.replace()
  await page.begin(2)
  await page.sender.idle()
  expect(page.state().block).toBe('senderActive')
  await page.sender.stop({ isLast: false })
  await page.sender.takeOver()
  expect(page.state().block).toBeNull()
  await page.begin(1)
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0'])
  expect(await page.store.listRuns('event')).toHaveLength(1)
})

it('stops when somebody else has taken over, and sends nothing of that time when it takes over again', async () => {
  const page = openPage()
  await page.begin(1)
  await page.sender.idle()
  page.server.replace()
  await page.sender.add(segment(1))
  await page.sender.idle()
  expect(page.state().block).toBe('senderReplaced')
  await page.sender.stop({ isLast: false })
  await page.sender.takeOver()
  expect(waitingSecond(page.state())).toBe(0)
  await page.begin(2)
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 1', 'high 2'])
})

it('introduces itself anew if the server has forgotten it', async () => {
  const page = openPage()
  await page.begin(2)
  await page.sender.idle()
  page.server.forget()
  await page.sender.add(segment(2))
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 1', 'high 2'])
})

it('leaves out a segment that the server cannot read', async () => {
  const page = openPage()
  await page.begin(1)
  await page.sender.add(segment(1, new Uint8Array()))
  await page.sender.add(segment(2))
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 2'])
  expect(page.state().lostSecond).toBe(2)
})

it('keeps in memory what the disk has no space for, in order', async () => {
  const disk = createMemoryStore()
  let isFull = false
  const store = overflowing(
    { ...disk, add: (run, pending) => (isFull ? Promise.reject(new Error('full')) : disk.add(run, pending)) },
    createMemoryStore(),
  )
  const page = openPage(createBroadcastServer(), store)
  page.server.isAway = true
  await page.begin(1)
  isFull = true
  await page.sender.add(segment(1))
  isFull = false
  await page.sender.add(segment(2))
  page.server.isAway = false
  await page.retry()
  await page.sender.idle()
  expect(page.server.arrived).toEqual(['high 0', 'high 1', 'high 2'])
})
