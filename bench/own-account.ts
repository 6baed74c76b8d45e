import { openStripeServer } from '../apps/server/src/testing/stripe/stripe-server.ts'
import { callApi } from '../e2e/support/api.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { anyClass } from './class-ids.ts'
import { type Figure, percentile } from './figure.ts'
import { type BenchMember, manyMembers, monthlyPlan, newMembers } from './members.ts'
import { origin, startServer } from './server.ts'
import { signInToStudio } from './studio-client.ts'

const buyers = 20

/**
 * From a purchase with a card, through the account that the club has connected, until a class plays; with a stand-in for
 * Stripe that answers at once.
 */
export async function ownAccount(dataDir: string): Promise<Figure[]> {
  const stripe = await openStripeServer()
  const server = await startServer(dataDir, { ...stripe.settings, ...manyMembers })
  try {
    const profile = { id: 'acct_1Bench', name: 'Pulse Ltd', country: 'GB', currency: 'gbp' }
    const { account, keys } = stripe.openAccount(profile, 'live')
    const studio = await signInToStudio()
    await studio.call('POST', '/session/reauthentication', { password: demoPassword })
    const started = performance.now()
    await studio.call('PUT', '/payment-account', keys)
    const connecting = (performance.now() - started) / 1000
    const times: number[] = []
    for (const member of await newMembers(buyers, `payer-${Date.now()}`)) times.push(await secondsToPlay(member))
    if (account.subscriptions.size !== buyers) throw new Error('The purchases did not reach the club’s account.')
    const target = { atMost: 10 }
    return [
      { name: 'connecting a club’s own account', result: connecting, unit: 's', target },
      {
        name: `purchase through a club’s own account to a playing class, ${buyers} members, 95th`,
        result: percentile(times, 0.95),
        unit: 's',
        target,
      },
    ]
  } finally {
    await server.stop()
    await stripe.close()
  }
}

async function secondsToPlay({ token }: BenchMember): Promise<number> {
  const tag = await anyClass()
  const started = performance.now()
  await callApi('prepareCard', { token })
  await callApi('purchase', { token, body: { ...monthlyPlan, sourceToken: 'pm_card_visa' } })
  const { alternateLink } = await callApi('getClass', { token, params: { tag } })
  const reply = await fetch(origin + new URL(alternateLink).pathname)
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`The class answered ${reply.status}.`)
  return (performance.now() - started) / 1000
}
