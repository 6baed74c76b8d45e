import type { MemberApp } from './member-app.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000000000000341',
  failsOnce: '4000000000009995',
}

/** The token from the sandbox's card form. */
export async function cardToken(app: MemberApp, number: string = cards.good): Promise<string> {
  const card = { number, expMonth: 12, expYear: 2099, cvc: '123' }
  const reply = await app.call('POST', '/sandbox/tokens', { body: card, headers: { authorization: '' } })
  return (reply.json() as { sourceToken: string }).sourceToken
}

/** The body of a purchase of one of pulse's plans. */
export async function purchaseBody(app: MemberApp, plan = 'monthly', number?: string) {
  const product = { planId: `pulse-${plan}`, productId: 'pulse-membership' }
  return { ...product, sourceToken: await cardToken(app, number), paymentMethod: 2 }
}
