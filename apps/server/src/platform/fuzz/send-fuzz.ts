import type { FastifyInstance } from 'fastify'
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts'

type Server = Pick<FastifyInstance, 'inject'>
type Options = { requests: number; seed: number; credential: string }
type Fault = FuzzRequest & { status: number }
type Identity = FuzzRequest['as']

const password = 'Demo1234'
const host = 'pulse.localhost'
const members = ['active', 'nosub', 'trial', 'cancelled', 'discount', 'trialend', 'newterms', 'lapsed']
const staff = ['owner', 'manager', 'coach', 'support', 'analyst']
/** The contract's status for calls that aren't implemented yet. */
const notServedYet = 501
/** Concurrent requests: passwords are hashed on other threads. */
const atOnce = 8

/**
 * Sends requests generated from the server's own `/openapi.json`.
 * @returns as faults the requests answered with a 5xx that the document doesn't list for that call
 */
export async function sendFuzz(
  server: Server,
  { requests, seed, credential }: Options,
): Promise<{ sent: number; statuses: Record<Identity, Record<number, number>>; faults: Fault[] }> {
  const document = (await server.inject('/openapi.json')).json()
  const statuses: Record<Identity, Record<number, number>> = { member: {}, staff: {}, platform: {}, nobody: {} }
  const faults: Fault[] = []
  const platform = { authorization: `Basic ${Buffer.from(credential).toString('base64')}` }
  const headersAs: Record<Identity, Record<string, string>> = {
    platform,
    nobody: {},
    member: await signIn(server, platform),
    staff: await signInStaff(server),
  }
  const made = fuzzRequests(document, seed)
  let sent = 0

  async function send(request: FuzzRequest) {
    const { method, url, payload, type, as, documented } = request
    const identity = headersAs[as]
    const { statusCode } = await server.inject({
      method: method as 'GET',
      url,
      headers: { host, ...request.headers, ...identity, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    })
    statuses[as][statusCode] = (statuses[as][statusCode] ?? 0) + 1
    if (statusCode >= 500 && statusCode !== notServedYet && !documented.includes(statusCode)) {
      faults.push({ ...request, status: statusCode })
    }
    // The request may have signed itself out or deleted its account, unless another one has renewed the session
    // already.
    if (statusCode !== 401 || headersAs[as] !== identity) return
    if (as === 'member' && !(await isSignedIn(server, '/api/v3/users', identity)))
      headersAs.member = await signIn(server, platform)
    if (as === 'staff' && !(await isSignedIn(server, '/studio/api/v1/session', identity)))
      headersAs.staff = await signInStaff(server)
  }

  async function sendInTurn() {
    while (sent < requests) {
      sent++
      await send(made.next().value)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendInTurn))
  return { sent, statuses, faults }
}

async function isSignedIn(server: Server, url: string, identity: Record<string, string>) {
  const { statusCode } = await server.inject({ url, headers: { host, tenantid: 'pulse', ...identity } })
  return statusCode !== 401
}

async function signIn(server: Server, platform: Record<string, string>) {
  for (const name of members) {
    const payload = { username: `${name}@pulse.example`, password }
    const headers = { host, tenantid: 'pulse', ...platform }
    const reply = await server.inject({ method: 'POST', url: '/oauth/login', headers, payload })
    if (reply.statusCode === 200) return { authorization: `Bearer ${reply.json().Code}` }
  }
  throw new Error('No member of the demo can sign in any more.')
}

async function signInStaff(server: Server) {
  for (const role of staff) {
    const payload = { email: `${role}@pulse.example`, password }
    const reply = await server.inject({ method: 'POST', url: '/studio/api/v1/session', headers: { host }, payload })
    const { cookies } = reply as { cookies: { name: string; value: string }[] }
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    if (reply.statusCode === 200 && cookie !== '') return { cookie }
  }
  throw new Error('None of the demo’s staff can sign in any more.')
}
