import { port } from './tenants.ts'

const address = `http://127.0.0.1:${port}/demo/clock`

/** The server's time. */
export async function serverTime(): Promise<Date> {
  return readTime(await fetch(address))
}

/** Sets the server's clock; resolves after jobs due by then have run. All tests share the clock. */
export async function setClock(now: Date) {
  const headers = { 'content-type': 'application/json' }
  return readTime(await fetch(address, { method: 'POST', headers, body: JSON.stringify({ now: now.toISOString() }) }))
}

async function readTime(reply: Response): Promise<Date> {
  if (!reply.ok) throw new Error(`The clock answered ${reply.status}: ${await reply.text()}`)
  const { now } = (await reply.json()) as { now: string }
  return new Date(now)
}
