import type { Payments } from '../../modules/subscription/payments.ts'

/** The test cards; any other number is declined, so that nobody takes the sandbox for a shop. */
const cards: Record<string, Behaviour> = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '378282246310005': 'ok',
  '4000000000000002': 'declined',
  '4000000000000341': 'renewalfails',
}
type Behaviour = 'ok' | 'declined' | 'renewalfails'

/** A token that says how the card behaves and nothing of its number. */
export function sandboxToken(cardNumber: string, id: string): string {
  return `sandbox_${cards[cardNumber] ?? 'declined'}_${id}`
}

/** Payments without money. What a card does is written in its token, so nothing is kept. */
export const sandboxPayments: Payments = {
  provider: 'sandbox',
  accepts: (sourceToken) => behaviourOf(sourceToken) !== null,
  charge: async ({ paymentToken, occasion }) => {
    const behaviour = behaviourOf(paymentToken)
    const fails = behaviour !== 'ok' && !(behaviour === 'renewalfails' && occasion !== 'renewal')
    return fails ? { paid: false, message: 'Your card was declined.' } : { paid: true, paymentToken }
  },
}

function behaviourOf(token: string): Behaviour | null {
  const [, behaviour] = /^sandbox_(ok|declined|renewalfails)_[\w-]{8,64}$/.exec(token) ?? []
  return (behaviour as Behaviour | undefined) ?? null
}
