import { setTimeout as delay } from 'node:timers/promises'
import { apiHeaders, callApi, signInByApi } from '../e2e/support/api.ts'
import { serverTime, setClock } from '../e2e/support/clock.ts'
import { retryDays } from '../packages/rules/src/subscription/billing.ts'
import { dayMs } from '../packages/rules/src/subscription/billing-period.ts'
import { anyClass } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { type BenchMember, cardToken, manyMembers, monthlyPlan, newMembers } from './members.ts'
import { origin, startServer } from './server.ts'

const target = { atMost: 60 }
const patienceMs = 120_000

/** How long a class and its media stay playable after the membership ends, in real seconds and without any event. */
export async function accessEnd(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, manyMembers)
  try {
    const [cancelled, refunded, failing] = (await newMembers(3, `ending-${Date.now()}`)) as [
      BenchMember,
      BenchMember,
      BenchMember,
    ]
    const figures: Figure[] = []
    const measure = async (
      name: string,
      { email }: BenchMember,
      over: (token: string, userId: string) => Promise<void>,
    ) => {
      const { token, userId } = await signInByApi(email)
      const media = await mediaLink(token)
      if (!(await plays(media))) throw new Error('The media did not play to begin with.')
      await over(token, userId)
      const started = performance.now()
      const since = () => (performance.now() - started) / 1000
      let classGone: number | null = null
      let mediaGone: number | null = null
      while ((classGone === null || mediaGone === null) && since() * 1000 < patienceMs) {
        if (classGone === null && (await mediaLink(token)) === '') classGone = since()
        if (mediaGone === null && !(await plays(media))) mediaGone = since()
        await delay(250)
      }
      const result = (gone: number | null) => gone ?? Number.POSITIVE_INFINITY
      figures.push({ name: `${name}: the class is gone after`, result: result(classGone), unit: 's', target })
      figures.push({ name: `${name}: its media are gone after`, result: result(mediaGone), unit: 's', target })
    }

    await buy(refunded, '4242424242424242')
    await measure('a refund', refunded, async (token, userId) => {
      const [subscription] = await callApi('listSubscriptions', { token })
      const body = JSON.stringify({ memberId: userId, subscriptionId: subscription?.subscriptionTag })
      const headers = apiHeaders()
      headers.set('content-type', 'application/json')
      const reply = await fetch(`${origin}/sandbox/refunds`, { method: 'POST', headers, body })
      if (!reply.ok) throw new Error(`The refund answered ${reply.status}.`)
    })

    const subscription = await buy(cancelled, '4242424242424242')
    await callApi('cancelSubscription', { token: cancelled.token, params: { id: subscription.subscriptionTag } })
    await setClock(new Date(Date.parse(subscription.currentPeriodEnd ?? '') - 20_000))
    await measure('a cancelled period', cancelled, () => until(subscription.currentPeriodEnd))

    const { token } = await signInByApi(failing.email)
    const { currentPeriodEnd } = await buy({ ...failing, token }, '4000000000000341')
    const last = await toLastRetry(failing, Date.parse(currentPeriodEnd ?? ''))
    await setClock(new Date(last - 20_000))
    await measure('a failed last retry', failing, () => until(new Date(last).toISOString()))
    return figures
  } finally {
    await server.stop()
  }
}

async function buy({ token }: BenchMember, number: string) {
  return callApi('purchase', { token, body: { ...monthlyPlan, sourceToken: await cardToken(number) } })
}

/** Lets a renewal fail and be retried until one retry is left. Returns that retry's time. */
async function toLastRetry({ email }: BenchMember, periodEnd: number): Promise<number> {
  for (const [index, day] of retryDays.entries()) {
    await setClock(new Date(periodEnd + (retryDays[index - 1] ?? 0) * dayMs + 5000))
    const { token } = await signInByApi(email)
    const isTried = async () => {
      const [subscription] = await callApi('listSubscriptions', { token })
      return Date.parse(subscription?.nextInvoiceDate ?? '') === periodEnd + day * dayMs
    }
    for (const started = performance.now(); !(await isTried()); await delay(250)) {
      if (performance.now() - started > patienceMs) throw new Error(`The renewal was not tried before day ${day}.`)
    }
  }
  return periodEnd + (retryDays.at(-1) ?? 0) * dayMs
}

/** Waits for a moment on the server's clock without moving it. */
async function until(moment: string | null) {
  await delay(Math.max(0, Date.parse(moment ?? '') - (await serverTime()).getTime()))
}

async function mediaLink(token: string): Promise<string> {
  const { alternateLink } = await callApi('getClass', { token, params: { tag: await anyClass() } })
  return alternateLink
}

async function plays(link: string): Promise<boolean> {
  const { pathname } = new URL(link)
  const reply = await fetch(origin + pathname)
  await reply.arrayBuffer()
  return reply.status === 200
}
