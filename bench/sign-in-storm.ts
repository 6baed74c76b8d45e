import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { type Figure, median, percentile } from './figure.ts'
import { origin, startServer } from './server.ts'

const rounds = 2
const secondsEach = 4
const clients = 40
/** Between two requests for the file, so that asking for it is no load of its own. */
const pauseMs = 10

const assets = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url))

/**
 * How long a static file takes while forty clients sign in without a pause, beside an idle server: hashing must not starve file reads. A
 * client that is told to wait does; the flood is clients that don't.
 */
export async function signInStorm(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, { SIGN_IN_FAILURES_PER_ACCOUNT: '100000' })
  const file = `/assets/${readdirSync(assets).find((name) => name.endsWith('.js'))}`
  try {
    const idle: number[] = []
    const stormy: number[] = []
    const flooded: number[] = []
    await latencies(file, 1)
    // In turns, so that a machine that slows down slows all of them.
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await latencies(file, secondsEach)))
      const storm = signIns(secondsEach + 1)
      stormy.push(...(await latencies(file, secondsEach)))
      await storm
      const flood = floodOf(secondsEach + 1)
      flooded.push(...(await latencies(file, secondsEach)))
      await flood
    }
    const times = (taken: number[], share: number) => percentile(taken, share) / percentile(idle, share)
    return [
      { name: 'static file in a sign-in storm, times idle', result: times(stormy, 0.5), ...atMostTwice },
      { name: 'the same, slowest of twenty', result: times(stormy, 0.95), ...atMostTwice },
      { name: 'static file, idle', result: median(idle), unit: 'ms', target: { atMost: 20 } },
      { name: 'static file in a flood of sign-ins', result: median(flooded), unit: 'ms', target: { atMost: 50 } },
    ]
  } finally {
    await server.stop()
  }
}

const atMostTwice = { unit: '', target: { atMost: 2 } } as const

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

const headers = { ...Object.fromEntries(apiHeaders()), 'content-type': 'application/x-www-form-urlencoded' }
const body = new URLSearchParams({ username: 'active@pulse.example', password: demoPassword }).toString()
const login = { url: `${origin}/oauth/login`, method: 'POST', headers, body } as const

/** Clients that sign in again and again, and wait where they are told to. */
async function signIns(seconds: number) {
  const end = performance.now() + seconds * 1000
  let signedIn = 0
  async function client() {
    while (performance.now() < end) {
      const reply = await fetch(login.url, login)
      await reply.arrayBuffer()
      if (reply.status === 200) signedIn += 1
      else await new Promise((resolve) => setTimeout(resolve, Number(reply.headers.get('retry-after') ?? 1) * 1000))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  if (signedIn === 0) throw new Error('Nobody could sign in during the storm.')
}

/** In a thread of its own: it must not take time from who measures. */
async function floodOf(duration: number) {
  const { statusCodeStats = {} } = await autocannon({ ...login, connections: clients, duration, workers: 1 })
  if (!statusCodeStats['200']?.count) throw new Error('Nobody could sign in during the flood.')
}
