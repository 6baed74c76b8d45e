import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { AssertFree } from './assert-free.ts'
import type { CheckDomain } from './check-domain.ts'
import type { DomainProofs } from './domain-proofs.ts'
import { readDomain } from './read-domain.ts'
import type { ServerPlace } from './server-place.ts'

export type ProveHost = ReturnType<typeof createProveHost>
type Parts = {
  check: Pick<CheckDomain, 'ownership' | 'countCheck'>
  proofs: Pick<DomainProofs, 'ownership'>
  place: Pick<ServerPlace, 'records'>
  assertFree: AssertFree
}

/**
 * Checks that a club owns a host other than its domain: a name below its domain, or one with the club's TXT record. A
 * host that only sends email may be shared with another club, e.g. of the same company.
 */
export function createProveHost({ check, proofs, place, assertFree }: Parts) {
  /** @throws Failure domainInvalid, domainReserved, domainTaken, domainNotProven with the records to create */
  return async (context: StaffContext, typed: string, use: 'serves' | 'sends'): Promise<void> => {
    const { tenantId, tenant } = context
    const host = readDomain(typed)
    if (host === null) throw new Failure('domainInvalid')
    if (use === 'serves') await assertFree(tenantId, host)
    const { domain } = tenant
    if (domain !== null && (host === domain || host.endsWith(`.${domain}`))) return
    await check.countCheck(context)
    const { ownership } = await check.ownership(tenantId, host)
    if (ownership === 'proven') return
    const ownRecord = { purpose: 'ownership', type: 'TXT', ...proofs.ownership(tenantId, host) } as const
    const addresses = use === 'serves' ? await place.records(context, host) : []
    throw new Failure('domainNotProven', { records: [ownRecord, ...addresses] })
  }
}
