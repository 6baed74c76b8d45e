import { seededRandom } from '@upbeat/demo/world/seeded-random'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { type Database, schema } from '../../../platform/db/database.ts'
import { insertInBatches } from '../insert-in-batches.ts'
import type { MemberParts } from '../seed-members.ts'
import { sandboxCard } from '../seed-subscription.ts'
import { type PastMember, type PastMembership, pastMembers } from './past-members.ts'

type Owner = { tenantId: string; memberId: string; makeId: () => string; now: Date }

/** Adds the members of a club's last six months, with what they bought and paid. The same at every start. */
export async function seedPastMembers(
  db: Database,
  seed: TenantSeed,
  { now, passwordHash, makeId }: MemberParts,
): Promise<void> {
  const tenantId = seed.config.tenantID
  const [product] = seed.products
  if (!product) return
  const random = seededRandom('past members')
  const members = pastMembers(product.plans, now.getTime(), random).map((member) => ({ ...member, id: makeId() }))
  await insertInBatches(
    db,
    schema.member,
    members.map(({ id, email, firstName, lastName, joinedAt }) => {
      const account = { id, tenantId, email, emailKey: emailKey(email), passwordHash }
      return { ...account, firstName, lastName, createdAt: new Date(joinedAt) }
    }),
  )
  const answers = members.flatMap((member) => consentRows(seed, member, { tenantId, memberId: member.id, makeId, now }))
  await insertInBatches(db, schema.consentAnswer, answers)
  const memberships = members.flatMap(({ id: memberId, memberships: those }) => {
    return those.map((each) => membershipRows(each, { tenantId, memberId, makeId, now }, product.productId))
  })
  const subscriptions = memberships.map(({ subscription }) => subscription)
  await insertInBatches(db, schema.subscription, subscriptions)
  const invoices = memberships.flatMap(({ invoices: those }) => those)
  await insertInBatches(db, schema.invoice, invoices)
}

function membershipRows(membership: PastMembership, { tenantId, memberId, makeId, now }: Owner, productId: string) {
  const { kind, plan, startedAt, endedAt, cancelledAt, periods } = membership
  const current = periods.at(-1) ?? { start: startedAt, end: startedAt }
  const subscription: typeof schema.subscription.$inferInsert = {
    id: makeId(),
    tenantId,
    memberId,
    status: endedAt !== null ? 'canceled' : kind === 'trial' ? 'trialing' : 'active',
    source: 'sandbox',
    planTag: plan.tag,
    productId,
    startedAt: new Date(startedAt),
    endsAt: dateOf(endedAt),
    billingAnchor: new Date(startedAt),
    currentPeriodStart: new Date(current.start),
    currentPeriodEnd: new Date(current.end),
    trialStartedAt: kind === 'trial' ? new Date(startedAt) : null,
    canceledAt: dateOf(cancelledAt),
    cancelAtPeriodEnd: cancelledAt !== null && endedAt === null,
    paymentToken: kind === 'paid' ? sandboxCard : null,
    updatedAt: now,
  }
  const paidFor = kind === 'paid' ? periods : []
  const invoices = paidFor.map(({ start, end }) => ({
    id: makeId(),
    tenantId,
    memberId,
    subscriptionId: subscription.id,
    planTag: plan.tag,
    status: 'paid' as const,
    reason: `period ${new Date(start).toISOString()}`,
    amountMinor: plan.price,
    currency: plan.currency,
    periodStart: new Date(start),
    periodEnd: new Date(end),
    createdAt: new Date(start),
  }))
  return { subscription, invoices }
}

/** Each version of the terms that was current while the member was there, and no emails. */
function consentRows(
  seed: TenantSeed,
  { joinedAt, memberships }: PastMember,
  { tenantId, memberId, makeId, now }: Owner,
) {
  const left = Math.max(...memberships.map(({ endedAt }) => endedAt ?? now.getTime()))
  return seed.consents.flatMap(({ policy, tag, versions }) => {
    return versions.flatMap(({ version, publishedAt }, index) => {
      const [from, until] = [Date.parse(publishedAt), Date.parse(versions[index + 1]?.publishedAt ?? now.toISOString())]
      if (from > left || until <= joinedAt) return []
      const action = policy.toLowerCase() === 'tnc' ? ('accepted' as const) : ('rejected' as const)
      const answer = { policy, tag, version, language: 'en-gb', action }
      return [{ id: makeId(), tenantId, memberId, ...answer, answeredAt: new Date(Math.max(from, joinedAt)) }]
    })
  })
}

function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment)
}
