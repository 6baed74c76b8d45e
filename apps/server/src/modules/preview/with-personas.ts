import type { schema } from '../../platform/db/database.ts'
import { memberIdOf, personaOf } from '../../platform/preview/previews.ts'
import type { Member, Members } from '../members/member.ts'

type SubscriptionRow = typeof schema.subscription.$inferSelect
type ConsentAnswerRow = typeof schema.consentAnswer.$inferSelect
type Subscriptions = { list: (tenantId: string, memberId: string) => Promise<SubscriptionRow[]> }
type Consents = {
  policies: (tenantId: string) => Promise<(typeof schema.consent.$inferSelect)[]>
  answers: (tenantId: string, memberId: string) => Promise<ConsentAnswerRow[]>
}

export type Personas = ReturnType<typeof withPersonas>

/** Longer than a preview may look ahead. */
const trialDaysLeft = 40
const dayMs = 86_400_000

/**
 * Provides the data of the members that previews simulate. They have no database rows, so they aren't counted, can't
 * get emails and can't sign in.
 */
export function withPersonas(now: () => Date) {
  function members(real: Members): Members {
    return {
      ...real,
      findById: async (tenantId, id) =>
        personaOf(id) ? personaMember(tenantId, id, now()) : real.findById(tenantId, id),
    }
  }

  function subscriptions<R extends Subscriptions>(real: R): R {
    return {
      ...real,
      list: async (tenantId: string, memberId: string) =>
        personaOf(memberId) ? [personaSubscription(tenantId, memberId, now())] : real.list(tenantId, memberId),
    }
  }

  /** Personas have accepted all policies, so that no consent page comes first. */
  function consents<R extends Consents>(real: R): R {
    return {
      ...real,
      answers: async (tenantId: string, memberId: string) => {
        if (!personaOf(memberId)) return real.answers(tenantId, memberId)
        const policies = await real.policies(tenantId)
        return policies.map(
          ({ policy, tag, version, language }): ConsentAnswerRow => ({
            id: memberId,
            tenantId,
            memberId,
            policy,
            tag,
            version,
            language,
            action: 'accepted',
            answeredAt: now(),
          }),
        )
      },
    }
  }

  return { members, subscriptions, consents }
}

function personaMember(tenantId: string, id: string, now: Date): Member {
  const email = `${personaOf(id)}@preview.invalid`
  return {
    id,
    tenantId,
    email,
    emailKey: email,
    passwordHash: null,
    firstName: 'Alex',
    lastName: '',
    countryCode: 'gb',
    language: null,
    ssoIssuer: null,
    ssoSubject: null,
    paymentCustomer: null,
    paymentAccount: null,
    createdAt: now,
  }
}

function personaSubscription(tenantId: string, memberId: string, now: Date): SubscriptionRow {
  const is = (persona: 'trial' | 'paying') => memberId === memberIdOf(persona)
  const later = new Date(now.getTime() + trialDaysLeft * dayMs)
  const earlier = new Date(now.getTime() - dayMs)
  return {
    id: memberId,
    tenantId,
    memberId,
    sourceReference: null,
    paymentAccount: null,
    planTag: null,
    productId: null,
    status: is('trial') ? 'trialing' : is('paying') ? 'active' : 'canceled',
    source: is('paying') ? 'code' : 'sandbox',
    startedAt: new Date(now.getTime() - trialDaysLeft * dayMs),
    endsAt: is('trial') || is('paying') ? null : earlier,
    billingAnchor: null,
    currentPeriodStart: null,
    currentPeriodEnd: is('trial') ? later : null,
    trialStartedAt: is('trial') ? earlier : null,
    canceledAt: is('trial') || is('paying') ? null : earlier,
    cancelAtPeriodEnd: false,
    accessEndsAt: null,
    discountCode: null,
    grantedAs: null,
    grantedPlanTag: null,
    percentageOff: null,
    amountOffMinor: null,
    discountEndsAt: null,
    creditMinor: 0,
    paymentToken: null,
    failedAttempts: 0,
    nextAttemptAt: null,
    pausedUntil: null,
    memberPausedAt: null,
    confirmedRevision: -1,
    noticedPeriodEnd: null,
    revision: 0,
    updatedAt: now,
  }
}
