import { useSyncExternalStore } from 'react'
import { clock } from '../../lib/clock.ts'

const second = 1000

const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The server's time in epoch milliseconds, read anew as each of its seconds begins: all countdowns of a page change together, and
 * one timer serves them all.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = clock.now()
    scheduleTick()
    // A hidden page's timers are slowed down or stopped.
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
  // Nobody keeps it up to date yet.
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
