import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isCardCurrent, readCardNumber } from '@upbeat/rules/subscription/card-number'
import { readExpiry } from './card-text.ts'

/** A card as typed. */
export type CardTexts = { number: string; expiry: string; cvc: string }
export type CardProblems = { [Field in keyof CardTexts]?: PhraseKey }

/** The tokeniser's input. */
export type Card = { number: string; expMonth: number; expYear: number; cvc: string }

/** The card, or errors by field. */
export function checkCard({ number, expiry, cvc }: CardTexts, now: number): Card | CardProblems {
  const digits = readCardNumber(number)
  const date = readExpiry(expiry)
  const current = date && isCardCurrent(date.month, date.year, now)
  const isCvc = /^\d{3,4}$/.test(cvc)
  if (digits && current && isCvc) return { number: digits, expMonth: date.month, expYear: date.year, cvc }
  return {
    ...(!digits && { number: 'subscription.cardNumberInvalid' }),
    ...(!date && { expiry: 'subscription.cardExpiryInvalid' }),
    ...(date && !current && { expiry: 'subscription.cardExpired' }),
    ...(!isCvc && { cvc: 'subscription.cardCvcInvalid' }),
  }
}

export function isCard(checked: Card | CardProblems): checked is Card {
  return 'expMonth' in checked
}
