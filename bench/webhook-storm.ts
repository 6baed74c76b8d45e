import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../apps/server/src/platform/db/embedded.ts'
import { openStripeServer, type StripeServer } from '../apps/server/src/testing/stripe/stripe-server.ts'
import type { StripeEvent } from '../apps/server/src/testing/stripe/stripe-things.ts'
import { callApi } from '../e2e/support/api.ts'
import type { Figure } from './figure.ts'
import { inTurns, manyMembers, monthlyPlan, newMembers } from './members.ts'
import { origin, startServer } from './server.ts'

const subscriptions = 500
const eventsEach = 10
const maxRepeats = 5

/** The same events once in order and, on a copy of the database, shuffled and repeated: both must have the same result. */
export async function webhookStorm(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-bench-storm-'))
  const stripe = await openStripeServer()
  try {
    const [ordered, stormed] = [join(folder, 'ordered'), join(folder, 'stormed')]
    await sell(ordered, stripe)
    cpSync(ordered, stormed, { recursive: true })
    const events = live(stripe)
    const seconds = await post(ordered, stripe, events, 1)
    const storm = shuffle(events.flatMap((event) => Array.from({ length: 1 + pick(maxRepeats) }, () => event)))
    const stormSeconds = await post(stormed, stripe, storm, 20)
    const [expected, found] = [await books(ordered), await books(stormed)]
    const differing =
      expected.filter((row, index) => row !== found[index]).length + Math.abs(expected.length - found.length)
    return [
      {
        name: `rows that differ after ${storm.length} for ${events.length} events`,
        result: differing,
        unit: '',
        target: { atMost: 0 },
      },
      { name: 'events a second, in order', result: events.length / seconds, unit: '/s', target: { atLeast: 1 } },
      {
        name: 'events a second, in the storm',
        result: storm.length / stormSeconds,
        unit: '/s',
        target: { atLeast: 1 },
      },
    ]
  } finally {
    await stripe.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sell(dataDir: string, stripe: StripeServer) {
  const server = await startServer(dataDir, { ...stripe.settings, ...manyMembers })
  try {
    const members = await newMembers(subscriptions, 'subscriber')
    await inTurns(members, 8, async ({ token }) => {
      await callApi('prepareCard', { token })
      await callApi('purchase', { token, body: { ...monthlyPlan, sourceToken: 'pm_card_visa' } })
    })
  } finally {
    await server.stop()
  }
}

/** The history of 500 memberships: cancellations, resumptions, refunds, a renewal, failed cards. */
function live({ account, events, advance }: StripeServer): StripeEvent[] {
  const all = [...account.subscriptions.values()]
  all.forEach(({ id, customer }, index) => {
    const turn = (cancelAtPeriodEnd: boolean) => account.change(id, { anchorNow: false, cancelAtPeriodEnd })
    turn(true)
    if (index % 3 > 0) turn(false)
    if (index % 10 === 4) {
      const intent = [...account.invoices.values()].find(({ subscription }) => subscription === id)?.intent
      if (intent) account.refund(intent)
    }
    if (index % 10 === 7) account.cancel(id)
    if (index % 5 === 1) account.failing.add(customer)
  })
  advance(33 * 86_400)
  for (let index = 0; events.length < subscriptions * eventsEach; index += 1) {
    const { id, status } = all[index % all.length] as (typeof all)[number]
    if (status !== 'canceled') account.change(id, { anchorNow: false, metadata: {} })
  }
  return events.slice(0, subscriptions * eventsEach)
}

/** Returns the seconds taken. Each event is signed as if it were sent now. */
async function post(dataDir: string, stripe: StripeServer, events: readonly StripeEvent[], atOnce: number) {
  const server = await startServer(dataDir, { ...stripe.settings, ...manyMembers })
  try {
    const started = performance.now()
    await inTurns(events, atOnce, async (event) => {
      const { body, headers } = stripe.signed(event, undefined, Math.floor(Date.now() / 1000))
      const reply = await fetch(`${origin}/webhooks/stripe`, { method: 'POST', headers, body })
      await reply.text()
      if (reply.status !== 200) throw new Error(`${event.type} was answered ${reply.status}.`)
    })
    return (performance.now() - started) / 1000
  } finally {
    await server.stop()
  }
}

/** All rows about memberships and money, without timestamps of writes. */
async function books(dataDir: string): Promise<string[]> {
  const database = await openEmbedded(dataDir)
  try {
    const { rows: memberships } = await database.execute(
      `select id, status, plan_tag, current_period_start, current_period_end, billing_anchor, canceled_at, cancel_at_period_end,
        ends_at, failed_attempts, next_attempt_at, credit_minor from subscription where source = 'stripe' order by id`,
    )
    const { rows: invoices } = await database.execute(
      `select subscription_id, reason, status, attempts, amount_minor, period_start, period_end from invoice
        where reason like 'in_%' order by reason`,
    )
    return [...memberships, ...invoices].map((row) => JSON.stringify(row))
  } finally {
    await database.close()
  }
}

/** A seeded random generator. */
let seed = 20_261_121
function pick(count: number) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % count
}

function shuffle<T>(things: T[]): T[] {
  return things
    .map((thing) => ({ thing, place: pick(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
