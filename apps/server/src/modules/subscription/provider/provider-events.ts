import type { Logger } from 'pino'
import { Failure } from '../../../platform/failure/failure.ts'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Ledgers } from '../billing/ledger.ts'
import type { Operations } from '../billing/operations.ts'
import type { Recovery } from '../billing/recover-membership.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { EventRepository } from './event-repository.ts'
import type { MembershipOwner, ProviderEvent } from './event-source.ts'
import type { OutsidePlace, OutsideScope } from './outside-provider.ts'

export type ProviderEvents = ReturnType<typeof createProviderEvents>
type Parts = {
  places: () => OutsidePlace[]
  events: EventRepository
  ledgers: Ledgers
  operations: Operations
  recover: Recovery
  tenants: Pick<Tenants, 'byIdOrName'>
  log: Logger
}

/**
 * Keeps the stored memberships in sync with a provider's accounts. An event only says which one changed: the membership is then
 * fetched and stored, so events may come in any order, late, twice or not at all.
 */
export function createProviderEvents(parts: Parts) {
  const { places, events, ledgers, operations, recover, tenants, log } = parts

  /**
   * Handles an event of a club's own account, or of the installation's if `tenantId` is null. If this rejects with
   * anything but `invalidRequest`, the provider sends the event again.
   * @throws Failure invalidRequest if the provider's signature is invalid, notFound if there is no such account
   */
  async function receive(tenantId: string | null, body: Uint8Array, signature: string, now: Date): Promise<void> {
    const place = places().find((each) => each.tenantId === tenantId)
    if (!place) throw new Failure('notFound')
    const event = place.events.read(body, signature, now)
    if (!event) throw new Failure('invalidRequest')
    const { id: eventId, kind, reference, customer } = event
    const { provider } = place.events
    // Only what is needed is stored, as the payload may contain names and addresses.
    const kept = { provider, eventId, kind, payload: { reference, customer }, receivedAt: now }
    const isOpen = await asPlatform(() => events.keep(kept))
    if (!isOpen) return
    for (const each of await referencesOf(place, event)) await follow(place, each, event.owner, now)
    await asPlatform(() => events.handled(provider, eventId, now))
  }

  async function referencesOf(place: OutsidePlace, { reference, customer }: ProviderEvent): Promise<string[]> {
    if (reference !== null) return [reference]
    const owner = customer === null ? null : await asPlatform(() => events.memberOf(customer, scopeOf(place)))
    if (!owner) return []
    const { tenantId, memberId } = owner
    const rows = await inTenant(tenantId, () => ledgers.subscriptions.list(tenantId, memberId))
    const { account } = place.payments
    return rows.flatMap(({ sourceReference, paymentAccount }) =>
      sourceReference !== null && paymentAccount === account ? [sourceReference] : [],
    )
  }

  async function follow(
    place: OutsidePlace,
    reference: string,
    eventOwner: MembershipOwner | null,
    now: Date,
  ): Promise<void> {
    const row = await asPlatform(() => ledgers.subscriptions.byReference(reference, scopeOf(place)))
    if (row && eventOwner && eventOwner.tenantId !== row.tenantId) return ignore(reference, 'names another club')
    if (row) return inTenant(row.tenantId, () => project(row, now))
    const owner = await place.events.ownerOf(reference)
    if (!owner || !tenants.byIdOrName(owner.tenantId)) return ignore(reference, 'is not of a club here')
    // What a club's own account says of other clubs isn't believed.
    if (place.tenantId !== null && owner.tenantId !== place.tenantId) return ignore(reference, 'names another club')
    await inTenant(owner.tenantId, () => recover(place.payments, owner, reference, now))
  }

  async function project(row: SubscriptionRow, now: Date) {
    await operations.perform(row, now, async (payments, membership, known) => {
      const held = await payments.catchUp(membership, now.getTime())
      const isBack = known.status === 'canceled' && held.billing.state !== 'ended'
      if (!isBack || !(await hasAnother(known))) return held
      // The member has started another membership since: end this one, and refund what was paid for it.
      return payments.takeBack(membership, now.getTime(), (known.endsAt ?? now).getTime())
    })
  }

  async function hasAnother({ id, tenantId, memberId }: SubscriptionRow) {
    const rows = await ledgers.subscriptions.list(tenantId, memberId)
    return rows.some((row) => row.id !== id && (row.status === 'active' || row.status === 'trialing'))
  }

  function ignore(reference: string, why: string) {
    log.warn({ reference }, `a membership at the payment provider ${why}`)
  }

  /**
   * Repairs the effects of lost events: checks all memberships that are active at the provider, then all that are
   * active here. An account that refuses its key doesn't keep the others from being checked.
   */
  async function reconcile(now: Date): Promise<void> {
    for (const place of places()) {
      const { tenantId } = place
      await reconcileAt(place, now).catch((err) => log.error({ tenant: tenantId, err }, 'payment account not checked'))
    }
  }

  async function reconcileAt(place: OutsidePlace, now: Date): Promise<void> {
    const seen = new Set<string>()
    for await (const reference of place.events.running()) {
      seen.add(reference)
      await followSafely(place, reference, now)
    }
    for (const { sourceReference } of await asPlatform(() => ledgers.subscriptions.runningOutside(scopeOf(place)))) {
      if (sourceReference !== null && !seen.has(sourceReference)) await followSafely(place, sourceReference, now)
    }
  }

  async function followSafely(place: OutsidePlace, reference: string, now: Date) {
    await follow(place, reference, null, now).catch((err) => log.error({ reference, err }, 'membership not reconciled'))
  }

  return { receive, reconcile }
}

function scopeOf({ tenantId, payments }: OutsidePlace): OutsideScope {
  return { tenantId, paymentAccount: payments.account }
}
