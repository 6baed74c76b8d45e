import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Booking, doubleBookings } from './double-bookings.ts'

const at = (startsAt: number, endsAt: number, coach: string | null, room: string | null): Booking => ({
  startsAt,
  endsAt,
  coach,
  room,
})

it('WEEK-05 finds a coach and a room that are booked twice, however the name is written', () => {
  const found = doubleBookings([
    at(0, 10, 'Ana', 'Hall'),
    at(5, 15, ' ana ', null),
    at(10, 20, 'Ana', 'HALL'),
    at(12, 13, null, 'hall'),
    at(0, 20, '', ' '),
    at(3, 4, '', ' '),
  ])
  expect(found.map(({ what, one, other }) => [what, one.startsAt, other.startsAt])).toEqual([
    ['coach', 0, 5],
    ['coach', 5, 10],
    ['room', 10, 12],
  ])
})

it('WEEK-05 finds what comparing each with each finds', () => {
  const booking = fc.record({
    startsAt: fc.integer({ min: 0, max: 40 }),
    minutes: fc.integer({ min: 0, max: 12 }),
    coach: fc.constantFrom('Ana', 'Ben', null),
    room: fc.constantFrom('Hall', null),
  })
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 14 }), (given) => {
      const all = given.map(({ minutes, ...rest }) => ({ ...rest, endsAt: rest.startsAt + minutes }))
      const pairs = all.flatMap((one, place) => all.slice(place + 1).map((other) => [one, other] as const))
      const overlapping = pairs.filter(([one, other]) => {
        const isReal = one.endsAt > one.startsAt && other.endsAt > other.startsAt
        return isReal && one.startsAt < other.endsAt && other.startsAt < one.endsAt
      })
      const expected = overlapping.flatMap(([one, other]) =>
        (['coach', 'room'] as const).filter((what) => one[what] !== null && one[what] === other[what]),
      )
      expect(
        doubleBookings(all)
          .map(({ what }) => what)
          .sort(),
      ).toEqual(expected.sort())
    }),
  )
})
