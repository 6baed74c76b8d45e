import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { placeManyEvents } from './place-events.ts'
import { startServer } from './server.ts'

const events = 1000
const settleSeconds = 10
const seconds = 30
/** Linux's unit of process times. */
const ticksPerSecond = 100

/** The share of a core that a thousand simulated lives use without viewers. */
export async function liveIdle(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    await placeManyEvents(events)
    await delay(settleSeconds * 1000)
    const before = await processorSeconds(server.pid)
    await delay(seconds * 1000)
    const used = ((await processorSeconds(server.pid)) - before) / seconds
    return [{ name: '1,000 lives without viewers', result: used * 100, unit: '%', target: { atMost: 2 } }]
  } finally {
    await server.stop()
  }
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
