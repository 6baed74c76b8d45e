/** An occurrence that occupies a coach and a room. Times in epoch milliseconds; the end is exclusive. */
export type Booking = {
  startsAt: number
  endsAt: number
  /** Null if none is booked. */
  coach: string | null
  room: string | null
}
export type DoubleBooking<B extends Booking> = { what: 'coach' | 'room'; one: B; other: B }

const booked = ['coach', 'room'] as const

/**
 * Pairs of occurrences that overlap in time and book the same coach or room (WEEK-05), by the start of the later one. Names are compared
 * without case and outer spaces.
 */
export function doubleBookings<B extends Booking>(bookings: readonly B[]): DoubleBooking<B>[] {
  const pairs: DoubleBooking<B>[] = []
  const running = { coach: new Map<string, B[]>(), room: new Map<string, B[]>() }
  for (const other of bookings.toSorted((one, two) => one.startsAt - two.startsAt)) {
    for (const what of booked) {
      const name = keyOf(other[what])
      if (name === '') continue
      const same = (running[what].get(name) ?? []).filter(({ endsAt }) => endsAt > other.startsAt)
      if (other.endsAt > other.startsAt) for (const one of same) pairs.push({ what, one, other })
      running[what].set(name, [...same, other])
    }
  }
  return pairs
}

function keyOf(name: string | null): string {
  return (name ?? '').trim().toLowerCase()
}
