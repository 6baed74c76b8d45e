import type { Channel } from '@upbeat/contract/entities/channel'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { describe, expect, it } from 'vitest'
import { normaliseChannel, plainText } from './channel.ts'
import { normaliseEvent, normaliseEvents } from './live-event.ts'
import { normaliseSubscriptions } from './subscription.ts'
import { normaliseClass, normaliseClasses } from './virtual-class.ts'

const yoga = { tag: 'c1', className: 'Yoga' } as ListedClass

describe('classes', () => {
  it('ENT-05 parse a wrapped item like a plain one', () => {
    expect(normaliseClass(yoga)).toEqual(yoga)
    expect(normaliseClass({ virtualClass: { className: 'Yoga' }, classTag: 'c1' })).toEqual(yoga)
    expect(normaliseClass({ virtualClass: yoga, classTag: 'c1' })).toEqual(yoga)
  })
  it('parse a missing list as empty', () => {
    expect(normaliseClasses(null)).toEqual([])
    expect(normaliseClasses([yoga, { virtualClass: yoga }])).toEqual([yoga, yoga])
  })
})

describe('events', () => {
  it('parse both names of id, title, video and time', () => {
    const time = '2026-11-20T18:00:00Z'
    const expected = { id: 'e1', title: 'Live', videoId: 'v1', nextOccurrenceTime: time, duration: 1800 }
    const vimeo = { event_id: 'e1', name: 'Live', videoID: 'v1', next_Occurrence_Time: time, duration: 1800 }
    const wexer = { id: 'e1', title: 'Live', videoId: 'v1', next_Occurence_Time: time, duration: 1800 }
    expect(normaliseEvent(vimeo)).toMatchObject(expected)
    expect(normaliseEvent(wexer)).toEqual(normaliseEvent(vimeo))
  })
  it('have every field, even if the source sends few', () => {
    expect(normaliseEvent({ id: 'e1' })).toMatchObject({ pictures: { sizes: [] }, live: null, liveStreamingLink: '' })
    expect(normaliseEvents({})).toEqual([])
  })
})

describe('subscriptions', () => {
  it.each([{ status: 'active' }, { Status: 'Active' }, { subscription: { status: 'ACTIVE' } }])(
    'parse %j as active',
    (received) => {
      expect(normaliseSubscriptions([received]).map(({ status }) => status)).toEqual(['active'])
    },
  )
  it('unwrap a wrapped subscription and drop an entry without one', () => {
    const received = [{ subscription: null }, { subscription: { status: 'trialing', subscriptionTag: 's1' } }]
    expect(normaliseSubscriptions(received)).toMatchObject([{ status: 'trialing', subscriptionTag: 's1' }])
  })
  it('accept a single one without a list, none, and treat an unknown status as inactive', () => {
    expect(normaliseSubscriptions({ status: 'trialing' })).toHaveLength(1)
    expect(normaliseSubscriptions(null)).toEqual([])
    expect(normaliseSubscriptions([{ status: 'paused' }])[0]?.status).toBe('inactive')
  })
})

describe('channels', () => {
  it('read texts from invariantText if they are objects', () => {
    expect(plainText({ invariantText: 'X' })).toBe('X')
    expect(plainText('X')).toBe('X')
    expect(plainText(null)).toBe('')
    const channel = {
      displayName: { invariantText: 'X' },
      description: 'Y',
      title: [{ virtualClass: yoga }],
    } as unknown
    expect(normaliseChannel(channel as Channel)).toMatchObject({ displayName: 'X', description: 'Y', title: [yoga] })
  })
})
