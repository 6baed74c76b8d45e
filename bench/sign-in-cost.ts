import autocannon from 'autocannon'
import { hashPassword, passwordMatches } from '../apps/server/src/platform/session/password.ts'
import { apiHeaders } from '../e2e/support/api.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { type Figure, median } from './figure.ts'
import { origin, startServer } from './server.ts'

const rounds = 5
const secondsEach = 4
const atOnce = 8

/** Sign-ins per second relative to password checks alone at the same concurrency: the rest of a sign-in may cost at most a fifth. */
export async function signInCost(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const hash = await hashPassword(demoPassword)
    const alone: number[] = []
    const whole: number[] = []
    await signIns()
    // Alternating, so that a slower machine slows both.
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await checks(hash))
      whole.push(await signIns())
    }
    return [
      {
        name: 'sign-ins, share of argon2id alone',
        result: median(whole) / median(alone),
        unit: '',
        target: { atLeast: 0.8 },
      },
      { name: 'sign-ins', result: median(whole), unit: '/s', target: { atLeast: 1 } },
    ]
  } finally {
    await server.stop()
  }
}

async function checks(hash: string): Promise<number> {
  const started = performance.now()
  const isOver = () => performance.now() - started > secondsEach * 1000
  let done = 0
  async function worker() {
    while (!isOver()) {
      await passwordMatches(hash, demoPassword)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - started) / 1000)
}

async function signIns(): Promise<number> {
  const headers = { ...Object.fromEntries(apiHeaders()), 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ username: 'active@pulse.example', password: demoPassword }).toString()
  const load = { url: `${origin}/oauth/login`, method: 'POST', headers, body } as const
  const result = await autocannon({ ...load, connections: atOnce, duration: secondsEach })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} sign-ins failed.`)
  return result.requests.average
}
