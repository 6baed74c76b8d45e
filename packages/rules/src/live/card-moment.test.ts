import { describe, expect, it } from 'vitest'
import { cardMoment } from './card-moment.ts'

const startsAt = Date.parse('2026-11-20T12:00:00Z')
const minute = 60_000
const momentOf = (status: 'streaming' | 'awaiting' | 'unavailable', now: number, knownAt = now) =>
  cardMoment({ event: { live: { status } }, startsAt }, now, knownAt)

describe('cardMoment', () => {
  it.each([
    ['a day before', startsAt - 24 * 60 * minute, { kind: 'ahead' }],
    ['a second less than a day before', startsAt - 24 * 60 * minute + 1000, { kind: 'countdown', seconds: 86_399 }],
    ['half a second before', startsAt - 500, { kind: 'countdown', seconds: 1 }],
  ])('%s', (_name, now, moment) => {
    expect(momentOf('unavailable', now)).toEqual(moment)
  })

  it.each([
    ['streaming', { kind: 'streaming', seconds: 65 }],
    ['awaiting', { kind: 'awaiting' }],
    ['unavailable', { kind: 'unavailable' }],
  ] as const)('while it takes place it is %s as the server says', (status, moment) => {
    expect(momentOf(status, startsAt + 65_000)).toEqual(moment)
  })

  it('LIVE-28 reports transcoding, as its page does', () => {
    const event = { live: { status: 'awaiting' as const }, transcode: { status: 'in_progress' } }
    expect(cardMoment({ event, startsAt }, startsAt + minute, startsAt)).toEqual({ kind: 'transcoding' })
    expect(cardMoment({ event, startsAt }, startsAt - minute, startsAt)).toMatchObject({ kind: 'countdown' })
  })

  it('waits for a refresh once the start has passed', () => {
    expect(momentOf('unavailable', startsAt + 1000, startsAt - minute)).toEqual({ kind: 'awaiting' })
  })
})
