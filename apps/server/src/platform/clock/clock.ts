/** The time source passed to all services; nothing else reads the time. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The system's clock with an offset that can be changed (`CLOCK=demo` and tests). */
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
