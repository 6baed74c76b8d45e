import { port } from './tenants.ts'

const address = `http://127.0.0.1:${port}/demo/clock`

/** The server's time. */
export async function serverTime(): Promise<Date> {
  return readTime(await fetch(address))
}

/** Moves the server's clock on; what fell due meanwhile is done when this returns. All tests share the clock. */
export async function advanceClock(move: { seconds?: number; minutes?: number; hours?: number; days?: number }) {
  const { seconds = 0, minutes = 0, hours = 0, days = 0 } = move
  return moveClock({ advanceSeconds: seconds + 60 * (minutes + 60 * (hours + 24 * days)) })
}

/** Sets the server's clock. */
export async function setClock(now: Date) {
  return moveClock({ now: now.toISOString() })
}

async function moveClock(move: { advanceSeconds: number } | { now: string }) {
  const headers = { 'content-type': 'application/json' }
  return readTime(await fetch(address, { method: 'POST', headers, body: JSON.stringify(move) }))
}

async function readTime(reply: Response): Promise<Date> {
  if (!reply.ok) throw new Error(`The clock answered ${reply.status}: ${await reply.text()}`)
  const { now } = (await reply.json()) as { now: string }
  return new Date(now)
}
