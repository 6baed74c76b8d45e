import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openStripeServer } from '../apps/server/src/testing/stripe/stripe-server.ts'
import { callApi, signInByApi } from '../e2e/support/api.ts'
import type { Figure } from './figure.ts'
import { type BenchMember, cardToken, manyMembers, monthlyPlan, newMembers } from './members.ts'
import { type RunningServer, startServer } from './server.ts'

const members = 20
/** The server is killed after this many acknowledged purchases. */
const kills = [5, 17]

/** Members buy concurrently, each pressing twice and retrying until there is a reply, while the server is killed twice. */
export async function purchases(): Promise<Figure[]> {
  const stripe = await openStripeServer()
  try {
    const withStripe = await round('Stripe', stripe.settings, async ({ token }) => {
      await callApi('prepareCard', { token })
      return 'pm_card_visa'
    })
    const charges = [...stripe.account.invoices.values()].length
    const twice = {
      name: 'charges at Stripe beyond one a member',
      result: charges - members,
      unit: '',
      target: { atMost: 0 },
    }
    return [...(await round('the sandbox', {}, () => cardToken('4242424242424242'))), ...withStripe, twice]
  } finally {
    await stripe.close()
  }
}

type TakeCard = (member: BenchMember) => Promise<string>

async function round(name: string, settings: Record<string, string>, takeCard: TakeCard): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upbeat-bench-purchases-'))
  const start = () => startServer(dataDir, { ...settings, ...manyMembers })
  let server: RunningServer = await start()
  try {
    const people = await newMembers(members, 'buyer')
    const orders = await Promise.all(people.map(async (member) => ({ member, sourceToken: await takeCard(member) })))
    const acknowledged = new Map<string, Set<string>>()
    let killed = 0
    let restarting: Promise<void> | null = null

    const restart = async () => {
      await server.kill()
      server = await start()
      restarting = null
    }
    const press = async ({ member, sourceToken }: (typeof orders)[number]) => {
      for (;;) {
        await restarting
        try {
          const { subscriptionTag } = await callApi('purchase', {
            token: member.token,
            body: { ...monthlyPlan, sourceToken },
          })
          const known = acknowledged.get(member.email) ?? new Set()
          acknowledged.set(member.email, known.add(subscriptionTag))
          if (acknowledged.size >= (kills[killed] ?? Number.POSITIVE_INFINITY)) {
            killed += 1
            restarting = restart()
          }
          return
        } catch (error) {
          // No reply, or one that asks to retry.
          if (/ 4\d\d:/.test(String(error))) throw error
          await delay(50)
        }
      }
    }
    await Promise.all(orders.flatMap((order) => [press(order), press(order)]))
    await restarting
    let lost = 0
    let twice = 0
    for (const { email } of people) {
      const { token } = await signInByApi(email)
      const { subscriptions, invoices } = await callApi('downloadData', { token })
      const ids = new Set(subscriptions.map(({ id }) => id))
      lost += [...(acknowledged.get(email) ?? [])].filter((id) => !ids.has(id)).length
      twice += Math.max(0, subscriptions.length - 1) + Math.max(0, invoices.length - 1)
    }
    if (killed !== kills.length) throw new Error(`The server was killed ${killed} times.`)
    return [
      { name: `${name}: acknowledged purchases lost`, result: lost, unit: '', target: { atMost: 0 } },
      {
        name: `${name}: members without a purchase`,
        result: members - acknowledged.size,
        unit: '',
        target: { atMost: 0 },
      },
      { name: `${name}: bought or charged twice`, result: twice, unit: '', target: { atMost: 0 } },
    ]
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
