/** The time that all services are handed; never read elsewhere. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs on from the system's, moved by an offset (`CLOCK=demo` and tests). */
export type MovableClock = Clock & { advance: (seconds: number) => void; set: (now: Date) => void }

export function movableClock(base: Clock = systemClock, startsAt?: Date): MovableClock {
  let offset = startsAt ? startsAt.getTime() - base.now().getTime() : 0
  return {
    now: () => new Date(base.now().getTime() + offset),
    advance: (seconds) => {
      offset += seconds * 1000
    },
    set: (now) => {
      offset = now.getTime() - base.now().getTime()
    },
  }
}
