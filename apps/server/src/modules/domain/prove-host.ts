import { Failure } from '../../platform/http/failure.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { CheckDomain } from './check-domain.ts'
import type { DomainProofs } from './domain-proofs.ts'
import { readDomain } from './read-domain.ts'

export type ProveHost = ReturnType<typeof createProveHost>
type Parts = { check: Pick<CheckDomain, 'ownership'>; proofs: Pick<DomainProofs, 'ownership'> }

/** Checks that a club owns a host beside its domain: a name below its domain, or one with the club's TXT record. */
export function createProveHost({ check, proofs }: Parts) {
  /** @throws Failure domainInvalid, linkDomainNotProven with the record to set */
  return async ({ id, domain }: Pick<Tenant, 'id' | 'domain'>, typed: string): Promise<void> => {
    const host = readDomain(typed)
    if (host === null) throw new Failure('domainInvalid')
    if (domain !== null && (host === domain || host.endsWith(`.${domain}`))) return
    const { ownership } = await check.ownership(id, host)
    if (ownership !== 'proven') throw new Failure('linkDomainNotProven', { record: proofs.ownership(id, host) })
  }
}
