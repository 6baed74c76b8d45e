import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Figure, median, percentile } from './figure.ts'
import { origin, startServer } from './server.ts'
import type { SignInResult, SignInRun } from './sign-in-clients.ts'

const rounds = 3
const secondsEach = 3
const clients = 40
/** Interval between requests for the file, long enough to be no load. */
const pauseMs = 10
/** Niceness of the clients: in production they have their own cores. */
const clientPriority = 10

const assets = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url))
const clientProgram = fileURLToPath(new URL('./sign-in-clients.ts', import.meta.url))

/**
 * Latency of a static file while forty clients sign in continuously, relative to an idle server: hashing must not starve file reads.
 * Clients of a storm wait when told to; clients of a flood don't. The clients run in a process of lower priority, so that they take no time
 * from the measurement or the server; on a machine with few cores some contention remains. Each round compares with the idle server right
 * before it, and the median round counts.
 */
export async function signInStorm(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, { SIGN_IN_FAILURES_PER_ACCOUNT: '100000' })
  const signingIn = fork(clientProgram)
  try {
    if (signingIn.pid !== undefined) setPriority(signingIn.pid, clientPriority)
    const file = `/assets/${readdirSync(assets).find((name) => name.endsWith('.js'))}`
    await latencies(file, 1)
    const idle: number[] = []
    const middles: number[] = []
    const slowest: number[] = []
    const flooded: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await latencies(file, secondsEach)
      const stormy = await during(signingIn, 'storm', () => latencies(file, secondsEach))
      idle.push(median(quiet))
      middles.push(median(stormy) / median(quiet))
      slowest.push(percentile(stormy, 0.95) / percentile(quiet, 0.95))
      flooded.push(median(await during(signingIn, 'flood', () => latencies(file, secondsEach))))
    }
    return [
      { name: 'static file in a sign-in storm, times idle', result: median(middles), ...atMostTwice },
      { name: 'the same, slowest of twenty', result: median(slowest), ...atMostTwice },
      { name: 'static file, idle', result: median(idle), unit: 'ms', target: { atMost: 20 } },
      { name: 'static file in a flood of sign-ins', result: median(flooded), unit: 'ms', target: { atMost: 50 } },
    ]
  } finally {
    signingIn.disconnect()
    await server.stop()
  }
}

const atMostTwice = { unit: '', target: { atMost: 2 } } as const

/** Measures during a run of the clients. */
async function during(signingIn: ChildProcess, kind: SignInRun['kind'], measure: () => Promise<number[]>) {
  const ended = once(signingIn, 'message')
  signingIn.send({ kind, clients, seconds: secondsEach + 1 } satisfies SignInRun)
  const measured = await measure()
  const [{ signedIn }] = (await ended) as [SignInResult]
  if (signedIn === 0) throw new Error(`Nobody could sign in during the ${kind}.`)
  return measured
}

async function latencies(path: string, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const taken: number[] = []
  while (performance.now() < end) {
    const started = performance.now()
    const reply = await fetch(origin + path)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
    await reply.arrayBuffer()
    taken.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return taken
}
