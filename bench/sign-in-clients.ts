// The clients of the sign-in bench. Each message starts one run and is answered when it ends.
import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { origin } from './server.ts'

/** Clients of a storm honour Retry-After, clients of a flood don't. */
export type SignInRun = { kind: 'storm' | 'flood'; clients: number; seconds: number }
export type SignInResult = { signedIn: number; refused: number }

const headers = { ...Object.fromEntries(apiHeaders()), 'content-type': 'application/x-www-form-urlencoded' }
const body = new URLSearchParams({ username: 'active@pulse.example', password: demoPassword }).toString()
const login = { url: `${origin}/oauth/login`, method: 'POST', headers, body } as const

process.on('message', async (run: SignInRun) => {
  process.send?.(await (run.kind === 'storm' ? storm(run) : flood(run)))
})

async function storm({ clients, seconds }: SignInRun): Promise<SignInResult> {
  const end = performance.now() + seconds * 1000
  const result = { signedIn: 0, refused: 0 }
  async function client() {
    while (performance.now() < end) {
      const reply = await fetch(login.url, login)
      await reply.arrayBuffer()
      if (reply.ok) result.signedIn += 1
      else {
        result.refused += 1
        await new Promise((resolve) => setTimeout(resolve, Number(reply.headers.get('retry-after') ?? 1) * 1000))
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return result
}

async function flood({ clients, seconds }: SignInRun): Promise<SignInResult> {
  const { statusCodeStats = {} } = await autocannon({ ...login, connections: clients, duration: seconds })
  const all = Object.values(statusCodeStats).reduce((sum, { count = 0 }) => sum + count, 0)
  const signedIn = statusCodeStats['200']?.count ?? 0
  return { signedIn, refused: all - signedIn }
}
