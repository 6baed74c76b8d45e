import type { Config } from '../../config.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { CheckDomain } from './check-domain.ts'
import { readDomain } from './read-domain.ts'

type Parts = {
  tenants: Pick<Tenants, 'all' | 'byHost' | 'claimantOf'>
  check: Pick<CheckDomain, 'ownership'>
  config: Pick<Config, 'PUBLIC_URL'>
}

/**
 * Whether a proxy may request a certificate for a host: one of the server's own names, a host that a club uses for its
 * pages or short links, or one that a club is moving to and has proven to own. For other hosts, anyone who points names
 * here could use up the certificate authority's rate limit.
 */
export function createMayHaveCertificate({ tenants, check, config }: Parts) {
  const own = config.PUBLIC_URL === undefined ? null : new URL(config.PUBLIC_URL).hostname

  return async (host: string): Promise<boolean> => {
    const domain = readDomain(host)
    if (domain === null) return false
    if (domain === own) return true
    const named = tenants.byHost(domain)
    if (named && domain === `${named.name.toLowerCase()}.${own}`) return true
    if (tenants.claimantOf(domain)) return true
    const planning = tenants.all().filter(({ settings }) => settings.plannedDomain === domain)
    const found = await Promise.all(planning.map(({ id }) => check.ownership(id, domain)))
    return found.some(({ ownership }) => ownership === 'proven')
  }
}
