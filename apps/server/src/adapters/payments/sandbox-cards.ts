/** The test cards; any other number is declined, so that a real card never seems to work. */
const cards: Record<string, Behaviour> = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '378282246310005': 'ok',
  '4000000000000002': 'declined',
  '4000000000000341': 'renewalfails',
  '4000000000009995': 'renewallate',
}
/** `renewallate` is declined on the day of renewal and accepted a day later. */
export type Behaviour = 'ok' | 'declined' | 'renewalfails' | 'renewallate'

/** A token that encodes the card's behaviour and nothing of its number. */
export function sandboxToken(cardNumber: string, id: string): string {
  return `sandbox_${cards[cardNumber] ?? 'declined'}_${id}`
}

/** The behaviour encoded in a token; null if it isn't one of the sandbox's. */
export function behaviourOf(token: string): Behaviour | null {
  const [, behaviour] = /^sandbox_(ok|declined|renewalfails|renewallate)_[\w-]{8,64}$/.exec(token) ?? []
  return (behaviour as Behaviour | undefined) ?? null
}
