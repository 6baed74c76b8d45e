import type { Logger } from 'pino'
import { Failure } from '../../platform/http/failure.ts'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { EventRepository } from './event-repository.ts'
import type { EventSource, MembershipOwner, ProviderEvent } from './event-source.ts'
import type { Ledgers } from './ledger.ts'
import type { Operations } from './operations.ts'
import type { Recovery } from './recover-membership.ts'
import type { SubscriptionRow } from './repository.ts'

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
 * Keeps our books true to a provider's. An event only says where to look: the membership is fetched and projected, so events may
 * come in any order, late, twice or not at all.
 */
export function createProviderEvents(parts: Parts) {
  const { source, events, ledgers, operations, recover, tenants, log } = parts

  /**
   * Takes what the provider sent. When this rejects with anything but `invalidRequest` the provider sends it again.
   * @throws Failure invalidRequest for what the provider did not sign
   */
  async function receive(body: Uint8Array, signature: string, now: Date): Promise<void> {
    const event = source.read(body, signature, now)
    if (!event) throw new Failure('invalidRequest')
    const { id: eventId, kind, reference, customer } = event
    const { provider } = source
    // No more of it is kept: it may hold names and addresses.
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

  async function follow(reference: string, told: MembershipOwner | null, now: Date): Promise<void> {
    const row = await asPlatform(() => ledgers.subscriptions.byReference(reference))
    if (row && told && told.tenantId !== row.tenantId) return ignore(reference, 'names another club')
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
      // The member has begun anew meanwhile: this one is neither to go on beside it nor to have been paid for.
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

  /** Mends what events that never came have left untrue: all that runs there, then all that we believe to. */
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
