import { createStripeAccount, type StripeProfile } from './stripe-account.ts'
import type { StripeApiError } from './stripe-error.ts'
import { stripeObjects } from './stripe-objects.ts'
import { invalidKey, notPermitted, permissionFor } from './stripe-permission.ts'
import type { Invoice, Refund, StripeEvent, Subscription } from './stripe-things.ts'

export type StripeHolder = ReturnType<typeof createStripeHolder>
type Keys = { secretKey: string; publishableKey: string }
export type KeptReply = { status: number; body: string; request: string }

/** An account of the test server with its keys, what they may do, and its events. */
export function createStripeHolder(clock: { now: () => number }, profile: StripeProfile, keys: Keys) {
  const events: StripeEvent[] = []
  const account = createStripeAccount(clock, (type, about) => events.push(eventOf(type, about)), profile)
  /** Replies to requests with an idempotency key. */
  const kept = new Map<string, KeptReply>()
  let withheld = new Set<string>()
  const revoked = new Set<string>()

  function eventOf(type: string, about: Subscription | Invoice | Refund): StripeEvent {
    const object =
      'card' in about
        ? stripeObjects.subscription(about, account)
        : 'subscription' in about
          ? stripeObjects.invoice(about)
          : { object: 'charge', customer: about.customer, payment_intent: about.intent, refunded: true }
    // A copy, since the object may have changed when the event is delivered.
    return { id: account.nextId('evt'), type, created: clock.now(), object: structuredClone(object) }
  }

  /** Why a key may not make a request; null if it may. Comes before idempotency keys, which repeat no refusal. */
  function refusalOf(key: string, method: string, path: string): StripeApiError | null {
    if (revoked.has(key)) return invalidKey(key)
    if (key === keys.publishableKey) {
      // It opens a card form, for which the form's own secret is needed too.
      return method === 'GET' && path.startsWith('/v1/setup_intents/') ? null : invalidKey(key)
    }
    const permission = permissionFor(method, path)
    return permission && withheld.has(permission) ? notPermitted(key, profile.id, permission) : null
  }

  return {
    account,
    events,
    keys,
    kept,
    refusalOf,
    /** Takes permissions from the secret key, e.g. `rak_customer_write`; all others it has. */
    withhold: (...permissions: string[]) => {
      withheld = new Set(permissions)
    },
    /** The key stops working at once. */
    revoke: (key: string) => revoked.add(key),
  }
}
