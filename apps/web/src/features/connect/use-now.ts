import { useSyncExternalStore } from 'react'
import { clock } from '../../lib/clock.ts'

const second = 1000
const minute = 60 * second

const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The server's time in epoch milliseconds, updated at each full second by one shared timer, so that all countdowns of a page change
 * together.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read)
}

/** A value at the server's time: a component that needs no more than this renders again only when it changes. */
export function useAtNow<Value extends string | number | boolean>(valueAt: (now: number) => Value): Value {
  return useSyncExternalStore(subscribe, () => valueAt(read()))
}

/** The start of the server's current minute, in epoch milliseconds. */
export function useMinute(): number {
  return useAtNow(minuteOf)
}

/** The start of a minute, in epoch milliseconds. */
export function minuteOf(time: number): number {
  return time - (time % minute)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = clock.now()
    scheduleTick()
    // Browsers throttle or stop a hidden page's timers.
    document.addEventListener('visibilitychange', tick)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

function read(): number {
  // No timer is running yet.
  if (listeners.size === 0 && Math.abs(clock.now() - now) >= second) now = clock.now()
  return now
}

function tick(): void {
  now = clock.now()
  scheduleTick()
  for (const listener of listeners) listener()
}

function scheduleTick(): void {
  clearTimeout(timer)
  timer = setTimeout(tick, second - (clock.now() % second))
}
