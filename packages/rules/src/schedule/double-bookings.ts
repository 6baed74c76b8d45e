/** An occurrence that occupies a coach and a room. Times in epoch milliseconds; the end is exclusive. */
export type Booking = {
  startsAt: number
  endsAt: number
  /** Null if none is booked. */
  coach: string | null
  room: string | null
}
export type DoubleBooking<B extends Booking> = { what: 'coach' | 'room'; one: B; other: B }

/**
 * Pairs of occurrences that overlap in time and book the same coach or room (WEEK-05), by start. Names are compared without case and outer
 * spaces.
 */
export function doubleBookings<B extends Booking>(bookings: readonly B[]): DoubleBooking<B>[] {
  const sorted = bookings.toSorted((one, other) => one.startsAt - other.startsAt)
  return (['coach', 'room'] as const)
    .flatMap((what) =>
      [...Map.groupBy(sorted, (each) => keyOf(each[what]))].flatMap(([key, same]) => {
        return key === '' ? [] : overlaps(same).map(([one, other]) => ({ what, one, other }))
      }),
    )
    .toSorted((a, b) => a.other.startsAt - b.other.startsAt)
}

/** @param sorted by start */
function overlaps<B extends Booking>(sorted: readonly B[]): [B, B][] {
  const pairs: [B, B][] = []
  let open: B[] = []
  for (const next of sorted) {
    open = open.filter(({ endsAt }) => endsAt > next.startsAt)
    for (const one of open) if (next.endsAt > next.startsAt) pairs.push([one, next])
    open.push(next)
  }
  return pairs
}

function keyOf(name: string | null): string {
  return (name ?? '').trim().toLocaleLowerCase('en')
}
