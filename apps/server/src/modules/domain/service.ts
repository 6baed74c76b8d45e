import type { ClubDomain, DomainCheck } from '@upbeat/contract/studio/entities/domain'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { TenantAdmin, TenantFile } from '../tenant/admin.ts'
import { asRefusal } from '../tenant/as-refusal.ts'
import type { AssertFree } from './assert-free.ts'
import type { CheckDomain } from './check-domain.ts'
import type { DomainProofs } from './domain-proofs.ts'
import { readDomain } from './read-domain.ts'
import type { ServerPlace } from './server-place.ts'

export type DomainService = ReturnType<typeof createDomainService>
type Parts = {
  admin: Pick<TenantAdmin, 'change'>
  tenants: Pick<Tenants, 'refresh' | 'byIdOrName'>
  check: CheckDomain
  proofs: DomainProofs
  place: ServerPlace
  assertFree: AssertFree
}
type Row = TenantFile

/** A club's own domain (LOOK-06): planned, proven by DNS, then used. */
export function createDomainService({ admin, tenants, check, proofs, place, assertFree }: Parts) {
  async function read(context: StaffContext): Promise<ClubDomain> {
    // Read again, because the context may be older than a change made by this request.
    const tenant = tenants.byIdOrName(context.tenantId) ?? context.tenant
    const { domain, settings } = tenant
    const { plannedDomain } = settings
    const shown = plannedDomain ?? domain
    const viewpoint = { origin: context.origin, tenant }
    const records: ClubDomain['records'] =
      shown === null
        ? []
        : [
            { purpose: 'ownership', type: 'TXT', ...proofs.ownership(tenant.id, shown) },
            ...(await place.records(viewpoint, shown)),
          ]
    return { domain, plannedDomain, address: place.addressOf(viewpoint), records }
  }

  /** @throws Failure domainInvalid, domainTaken, domainReserved */
  async function plan(context: StaffContext, typed: string | null): Promise<ClubDomain> {
    const domain = typed === null ? null : readDomain(typed)
    if (typed !== null && domain === null) throw new Failure('domainInvalid')
    if (domain !== null) await assertFree(context.tenantId, domain)
    return change(context, ({ settings }) => ({ settings: { ...without(settings), ...planOf(domain) } }))
  }

  /** @throws Failure notFound if there is no domain to check */
  async function examine(context: StaffContext): Promise<DomainCheck> {
    const { tenantId, tenant, now } = context
    const domain = tenant.settings.plannedDomain ?? tenant.domain
    if (domain === null) throw new Failure('notFound')
    await check.countCheck(context)
    const expected = place.addresses(context).catch(() => [])
    const [ownership, pointing, live] = await Promise.all([
      check.ownership(tenantId, domain),
      expected.then((addresses) => check.pointing(domain, addresses)),
      check.live(domain),
    ])
    return { domain, checkedAt: now.toISOString(), ...ownership, ...pointing, live }
  }

  /** @throws Failure notFound, domainTaken, domainNotProven, domainNotLive */
  async function use(context: StaffContext, { evenIfNotLive }: { evenIfNotLive: boolean }): Promise<ClubDomain> {
    const { tenantId, tenant } = context
    const domain = tenant.settings.plannedDomain
    if (domain === null) throw new Failure('notFound')
    await assertFree(tenantId, domain)
    const { ownership } = await check.ownership(tenantId, domain)
    if (ownership !== 'proven') throw new Failure('domainNotProven')
    if (!evenIfNotLive && (await check.live(domain)) !== 'live') throw new Failure('domainNotLive')
    return change(context, ({ settings }) => ({ domain, settings: without(settings) }))
  }

  function remove(context: StaffContext): Promise<ClubDomain> {
    return change(context, () => ({ domain: null }))
  }

  async function change(context: StaffContext, alter: (row: Row) => Partial<Row>): Promise<ClubDomain> {
    await asRefusal(admin.change(context.tenant.name, alter, { actor: actorOf(context) }))
    await tenants.refresh()
    return read(context)
  }

  return { read, plan, examine, use, remove }
}

function without(settings: Row['settings']): Row['settings'] {
  const { plannedDomain: _planned, ...rest } = settings
  return rest
}

function planOf(domain: string | null) {
  return domain === null ? {} : { plannedDomain: domain }
}
