import type { FastifyInstance } from 'fastify'
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts'

type Options = { requests: number; seed: number; credential: string }
type Fault = FuzzRequest & { status: number }

const accounts = ['active@pulse.example', 'nosub@pulse.example', 'coded@pulse.example', 'trial@pulse.example']

/** What the contract itself answers with a 5xx. */
const expected = new Set([501])

/** Sends a server so many requests made from its own `/openapi.json`, and answers those it failed at. */
export async function sendFuzz(
  server: Pick<FastifyInstance, 'inject'>,
  { requests, seed, credential }: Options,
): Promise<{ sent: number; statuses: Record<number, number>; faults: Fault[] }> {
  const document = (await server.inject('/openapi.json')).json()
  const statuses: Record<number, number> = {}
  const faults: Fault[] = []
  let sent = 0
  const platform = `Basic ${Buffer.from(credential).toString('base64')}`
  const authorizations = { platform, member: await signIn(server, platform), nobody: '' }
  for (const request of fuzzRequests(document, seed)) {
    if (sent++ === requests) break
    const { method, url, payload, type } = request
    const headers = {
      ...request.headers,
      authorization: authorizations[request.as],
      ...(type && { 'content-type': type }),
    }
    const { statusCode } = await server.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    })
    // It has signed itself out, or its account is gone.
    if (statusCode === 401 && request.as === 'member') authorizations.member = await signIn(server, platform)
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    if (statusCode >= 500 && !expected.has(statusCode)) faults.push({ ...request, status: statusCode })
  }
  return { sent: sent - 1, statuses, faults }
}

async function signIn(server: Pick<FastifyInstance, 'inject'>, authorization: string): Promise<string> {
  for (const username of accounts) {
    const headers = { tenantid: 'pulse', authorization }
    const reply = await server.inject({
      method: 'POST',
      url: '/oauth/login',
      headers,
      payload: { username, password: 'Demo1234' },
    })
    if (reply.statusCode === 200) return `Bearer ${reply.json().Code}`
  }
  throw new Error('No account of the demo can sign in any more.')
}
