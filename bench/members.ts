import { callApi, signInByApi } from '../e2e/support/api.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { origin } from './server.ts'

export type BenchMember = { email: string; token: string; userId: string }

/** Rate limits high enough for the benches' many members. */
export const manyMembers = { SIGN_UPS_PER_ADDRESS: '100000', SIGN_IN_FAILURES_PER_ADDRESS: '100000' }

/** The same where signing in is not what is measured. */
export const quickMembers = { ...manyMembers, NODE_ENV: 'test', UPBEAT_TEST_PASSWORDS: 'cheap' }

/** Accounts of `pulse`, signed in. */
export async function newMembers(count: number, name: string): Promise<BenchMember[]> {
  return inTurns(
    Array.from({ length: count }, (_, index) => `${name}-${index}@bench.example`),
    8,
    async (email) => {
      const applicationProfile = { emailAddress: email, passwordHash: demoPassword, countryCode: 'gb' }
      await callApi('signUp', { body: { userDetail: { applicationProfile } } })
      return { email, ...(await signInByApi(email)) }
    },
  )
}

/** The same with a paid membership, so that what they watch counts. */
export async function newSubscribers(count: number, name: string): Promise<BenchMember[]> {
  const members = await newMembers(count, name)
  const sourceToken = await cardToken('4242424242424242')
  await inTurns(members, 8, ({ token }) => callApi('purchase', { token, body: { ...monthlyPlan, sourceToken } }))
  return members
}

/** The sandbox's token for a card. */
export async function cardToken(number: string): Promise<string> {
  const body = JSON.stringify({ number, expMonth: 12, expYear: 2090, cvc: '123' })
  const headers = { 'content-type': 'application/json', tenantid: 'pulse' }
  const reply = await fetch(`${origin}/sandbox/tokens`, { method: 'POST', headers, body })
  return ((await reply.json()) as { sourceToken: string }).sourceToken
}

export const monthlyPlan = { planId: 'pulse-monthly', productId: 'pulse-membership', paymentMethod: 2 } as const

/** Runs `work` for each, with limited concurrency. */
export async function inTurns<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  async function worker() {
    while (next < things.length) {
      const index = next
      next += 1
      results[index] = await work(things[index] as T)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
