// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { clubsOf } from './clubs.ts'
import { eventPicture } from './event-picture.ts'
import { makeEvent } from './testing/make-event.ts'

describe('clubsOf', () => {
  it('lists each provider once, with its picture and number of recordings', () => {
    const pictures = { sizes: [{ link: '/images/a?width=640', height: 360 }] }
    const clubs = clubsOf([
      makeEvent({ providerId: 'P2', providerName: 'Old Mill', type: 3, pictures }),
      makeEvent({ providerId: 'P2', providerName: 'Old Mill', type: 3 }),
      makeEvent({ providerId: 'P1', providerName: 'Iron Works' }),
      makeEvent({ providerId: '', providerName: 'nobody' }),
    ])
    expect(clubs).toEqual([
      { id: 'P1', name: 'Iron Works', picture: null, recordings: 0 },
      { id: 'P2', name: 'Old Mill', picture: '/images/a', recordings: 2 },
    ])
  })
})

it.each([
  [[], null],
  [[{ link: '/p?width=320', height: 180 }], '/p'],
  [
    [
      { link: '/p?width=1280&v=2', height: 720 },
      { link: '/p?width=640&v=2', height: 360 },
    ],
    '/p?v=2',
  ],
])('eventPicture returns the smallest that is large enough, without a width: %j', (sizes, picture) => {
  expect(eventPicture({ pictures: { sizes } })).toBe(picture)
})
