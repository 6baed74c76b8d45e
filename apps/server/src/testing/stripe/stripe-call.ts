import type { Form } from './form-body.ts'
import type { StripeAccount } from './stripe-account.ts'

/** A call; `id` is the id in its path. */
export type StripeCall = { id: string; form: Form; query: URLSearchParams }
export type StripeAnswer = (account: StripeAccount, call: StripeCall) => object

/** The fields that a request wants expanded. */
export function expandedIn(query: URLSearchParams): string[] {
  return [...query].flatMap(([name, value]) => (name.startsWith('expand') ? [value] : []))
}
