import { daysFrom } from './day-clock.ts'
import { activityOf, favouriteTags, type Watchable } from './member-history.ts'
import { acceptedTerms, type MemberSeed, member } from './member-seed.ts'
import type { ProductSeed } from './products.ts'
import { paidSubscription, trialSubscription } from './subscription-seed.ts'

/** One member per state of a subscription. */
export function pulseMembers(club: Watchable, product: ProductSeed, now: Date): MemberSeed[] {
  const of = (mailbox: string, name: [string, string], own: Partial<MemberSeed>) =>
    member('pulse', mailbox, name, now, own)
  return [
    of('active', ['Maya', 'Robinson'], {
      subscription: paidSubscription(product, 'Monthly', { since: 11, left: 19 }, now, {
        startedAt: daysFrom(now, -162),
      }),
      favourites: favouriteTags(club, 9),
      activity: activityOf(club, [7, 9, 7, 8, 10, 7, 10], now),
    }),
    of('trial', ['Tom', 'Fielding'], {
      registeredAt: daysFrom(now, -5),
      subscription: trialSubscription(product, { since: 5, left: 9 }, now),
      consents: newcomerConsents(5, now),
    }),
    of('trialend', ['Priya', 'Shah'], {
      registeredAt: daysFrom(now, -10),
      subscription: trialSubscription(product, { since: 10, left: 4 }, now, {
        canceledAt: daysFrom(now, -2),
        cancelAtPeriodEnd: true,
      }),
      consents: newcomerConsents(10, now),
    }),
    of('cancelled', ['Georg', 'Lindqvist'], {
      subscription: paidSubscription(product, 'Quarterly', { since: 50, left: 41 }, now, {
        canceledAt: daysFrom(now, -6),
        cancelAtPeriodEnd: true,
      }),
    }),
    of('lapsed', ['Hannah', 'O’Neill'], {
      subscription: paidSubscription(product, 'Monthly', { since: 42, left: -12 }, now, {
        status: 'canceled',
        startedAt: daysFrom(now, -133),
        endedAt: daysFrom(now, -12),
        canceledAt: daysFrom(now, -20),
        hasCard: false,
      }),
    }),
    of('nosub', ['Daniel', 'Adeyemi'], {}),
    of('newterms', ['Sofia', 'Marín'], {
      subscription: paidSubscription(product, 'Monthly', { since: 3, left: 27 }, now, {
        startedAt: daysFrom(now, -93),
      }),
      consents: acceptedTerms('pulse', '1', now),
    }),
    of('discount', ['Kenji', 'Watanabe'], {
      subscription: paidSubscription(product, 'Annually', { since: 40, left: 325 }, now, {
        discount: { code: 'WELCOME20', percentageOff: 20, expiresAt: daysFrom(now, 51) },
        // 20 % off the yearly price.
        lastInvoiceAmount: 6399,
      }),
    }),
  ]
}

/** A new member accepted the current terms on the day of joining. */
function newcomerConsents(daysAgo: number, now: Date): MemberSeed['consents'] {
  return acceptedTerms('pulse', '2', now).map((answer) => ({ ...answer, answeredAt: daysFrom(now, -daysAgo) }))
}
