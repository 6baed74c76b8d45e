import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { placeManyEvents } from './place-events.ts'
import { cpuSeconds } from './processes.ts'
import { startServer } from './server.ts'

const events = 1000
const settleSeconds = 10
const seconds = 30

/** The share of a core that a thousand simulated lives use without viewers. */
export async function liveIdle(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    await placeManyEvents(events)
    await delay(settleSeconds * 1000)
    const before = cpuSeconds(server.pid)
    await delay(seconds * 1000)
    const used = (cpuSeconds(server.pid) - before) / seconds
    return [{ name: '1,000 lives without viewers', result: used * 100, unit: '%', target: { atMost: 2 } }]
  } finally {
    await server.stop()
  }
}
