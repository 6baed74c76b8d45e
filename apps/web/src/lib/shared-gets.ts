import type { ReadReply } from '@upbeat/client/send-and-read.ts'

type Flight = { reply: Promise<ReadReply>; controller: AbortController; waiting: number }

/**
 * Shares the reply of identical requests that are under way. A caller who aborts leaves alone; the request itself is aborted
 * when the last of them has left.
 */
export function createSharedGets() {
  const flights = new Map<string, Flight>()

  return function share(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<ReadReply>,
  ) {
    const flight = flights.get(key) ?? takeOff(key, start)
    flight.waiting += 1
    return waitFor(flight, signal, () => {
      flight.waiting -= 1
      if (flight.waiting > 0) return
      flights.delete(key)
      flight.controller.abort()
    })
  }

  function takeOff(key: string, start: (signal: AbortSignal) => Promise<ReadReply>): Flight {
    const controller = new AbortController()
    const reply = start(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight = { reply, controller, waiting: 0 }
    flights.set(key, flight)
    return flight
  }
}

function waitFor(flight: Flight, signal: AbortSignal | undefined, leave: () => void): Promise<ReadReply> {
  if (!signal) return flight.reply
  return new Promise((resolve, reject) => {
    const abort = () => {
      leave()
      reject(signal.reason)
    }
    flight.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
