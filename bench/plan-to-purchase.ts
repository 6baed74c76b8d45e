import { callApi } from '../e2e/support/api.ts'
import type { Figure } from './figure.ts'
import { cardToken, manyMembers, newMembers } from './members.ts'
import { startServer } from './server.ts'
import { signInToStudio } from './studio-client.ts'

const plans = 10

/**
 * From creating a plan in the studio until a member, who has seen it among the club's plans, has bought it: the slowest of some, on the real
 * server. What people need to type is not included.
 */
export async function planToPurchase(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, manyMembers)
  try {
    const studio = await signInToStudio()
    const members = await newMembers(plans, `plan-buyer-${Date.now()}`)
    const times: number[] = []
    for (const [turn, { token }] of members.entries()) {
      const sourceToken = await cardToken('4242424242424242')
      const started = performance.now()
      const period = { unit: 'month', count: 3 }
      const fields = { name: `Plan ${turn}`, price: 30 + turn, currency: 'GBP', trialDays: 0, benefits: [] }
      const { tag } = (await studio.call('POST', '/plans', { ...fields, period, renews: turn % 2 === 0 })) as {
        tag: string
      }
      const [product] = await callApi('listProducts', { token })
      const plan = product?.plans.find((one) => one.tag === tag)
      if (!product || !plan) throw new Error('The new plan is not for sale.')
      const body = { planId: plan.tag, productId: product.productId, paymentMethod: 2 as const, sourceToken }
      const { status } = await callApi('purchase', { token, body })
      if (status !== 'active') throw new Error(`The membership is ${status}.`)
      times.push((performance.now() - started) / 1000)
    }
    return [
      {
        name: `a new plan in the studio to bought by a member, slowest of ${plans}`,
        result: Math.max(...times),
        unit: 's',
        target: { atMost: 60 },
      },
    ]
  } finally {
    await server.stop()
  }
}
