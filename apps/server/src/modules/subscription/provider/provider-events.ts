import type { Logger } from 'pino'
import { Failure } from '../../../platform/failure/failure.ts'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Ledgers } from '../billing/ledger.ts'
import type { Operations } from '../billing/operations.ts'
import type { Recovery } from '../billing/recover-membership.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { EventRepository } from './event-repository.ts'
import type { EventSource, MembershipOwner, ProviderEvent } from './event-source.ts'

export type ProviderEvents = ReturnType<typeof createProviderEvents>
type Parts = {
  source: EventSource
  events: EventRepository
  ledgers: Ledgers
  operations: Operations
  recover: Recovery
  tenants: Pick<Tenants, 'byIdOrName'>
  log: Logger
}

/**
 * Keeps the stored memberships in sync with a provider. An event only says which one changed: the membership is then
 * fetched and stored, so events may come in any order, late, twice or not at all.
 */
export function createProviderEvents(parts: Parts) {
  const { source, events, ledgers, operations, recover, tenants, log } = parts

  /**
   * Handles an event. If this rejects with anything but `invalidRequest`, the provider sends the event again.
   * @throws Failure invalidRequest if the provider's signature is invalid
   */
  async function receive(body: Uint8Array, signature: string, now: Date): Promise<void> {
    const event = source.read(body, signature, now)
    if (!event) throw new Failure('invalidRequest')
    const { id: eventId, kind, reference, customer } = event
    const { provider } = source
    // Only what is needed is stored, as the payload may contain names and addresses.
    const kept = { provider, eventId, kind, payload: { reference, customer }, receivedAt: now }
    const isOpen = await asPlatform(() => events.keep(kept))
    if (!isOpen) return
    for (const each of await referencesOf(event)) await follow(each, event.owner, now)
    await asPlatform(() => events.handled(provider, eventId, now))
  }

  async function referencesOf({ reference, customer }: ProviderEvent): Promise<string[]> {
    if (reference !== null) return [reference]
    const owner = customer === null ? null : await asPlatform(() => events.memberOf(customer))
    if (!owner) return []
    const { tenantId, memberId } = owner
    const rows = await inTenant(tenantId, () => ledgers.subscriptions.list(tenantId, memberId))
    return rows.flatMap(({ sourceReference }) => sourceReference ?? [])
  }

  async function follow(reference: string, eventOwner: MembershipOwner | null, now: Date): Promise<void> {
    const row = await asPlatform(() => ledgers.subscriptions.byReference(reference))
    if (row && eventOwner && eventOwner.tenantId !== row.tenantId) return ignore(reference, 'names another club')
    if (row) return inTenant(row.tenantId, () => project(row, now))
    const owner = await source.ownerOf(reference)
    if (!owner || !tenants.byIdOrName(owner.tenantId)) return ignore(reference, 'is not of a club here')
    await inTenant(owner.tenantId, () => recover(owner, reference, now))
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
   * active here.
   */
  async function reconcile(now: Date): Promise<void> {
    const seen = new Set<string>()
    for await (const reference of source.running()) {
      seen.add(reference)
      await followSafely(reference, now)
    }
    for (const { sourceReference } of await asPlatform(() => ledgers.subscriptions.runningOutside())) {
      if (sourceReference !== null && !seen.has(sourceReference)) await followSafely(sourceReference, now)
    }
  }

  async function followSafely(reference: string, now: Date) {
    await follow(reference, null, now).catch((err) => log.error({ reference, err }, 'membership not reconciled'))
  }

  return { receive, reconcile }
}
