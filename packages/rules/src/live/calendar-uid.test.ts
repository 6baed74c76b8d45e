import { expect, it } from 'vitest'
import { calendarUid } from './calendar-uid.ts'

const startsAt = Date.parse('2026-11-20T18:00:00Z')
const moved = startsAt + 3_600_000

it.each([
  ['an event that takes place once, also when it is moved', false, 'ride@pulse', 'ride@pulse'],
  ['each day of a daily one', true, 'ride.2026-11-20@pulse', 'ride.2026-11-20@pulse'],
])('gives %s one UID', (_, isDaily, first, second) => {
  const uid = (at: number) => calendarUid({ tenant: 'pulse', eventId: 'ride', isDaily, startsAt: at })
  expect([uid(startsAt), uid(moved)]).toEqual([first, second])
  expect(uid(startsAt + 86_400_000) === first).toBe(!isDaily)
})
