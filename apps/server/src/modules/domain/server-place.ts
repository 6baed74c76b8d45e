import { isIP } from 'node:net'
import type { ClubDomain } from '@upbeat/contract/studio/entities/domain'
import type { Config } from '../../config.ts'
import { isLoopback } from '../../platform/addresses/is-loopback.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { DnsLookup } from './dns-lookup.ts'

export type ServerPlace = ReturnType<typeof createServerPlace>
type Viewpoint = Pick<StaffContext, 'origin' | 'tenant'>
type Record = ClubDomain['records'][number]
type Parts = { config: Pick<Config, 'PUBLIC_URL'>; dns: DnsLookup; tenants: Pick<Tenants, 'byHost'> }

/** How this server is reached from the outside. */
export function createServerPlace({ config, dns, tenants }: Parts) {
  /**
   * The host that a club's DNS must point to; null if it is only reachable from this machine or its name is unknown.
   */
  function host({ origin, tenant }: Viewpoint): string | null {
    const { hostname } = new URL(config.PUBLIC_URL ?? origin)
    return isLoopback(hostname) || hostname === tenant.domain ? null : hostname.replace(/^\[|\]$/g, '')
  }

  async function addresses(viewpoint: Viewpoint): Promise<string[]> {
    const name = host(viewpoint)
    if (name === null) return []
    return isIP(name) ? [name] : dns.addresses(name)
  }

  /** The records to choose from for pointing a domain here: a CNAME, or addresses if a CNAME can't be set. */
  async function records(viewpoint: Viewpoint, domain: string): Promise<Record[]> {
    const name = host(viewpoint)
    const found = await addresses(viewpoint).catch(() => [])
    const bare = found.filter(isPublicAddress).map((value): Record => {
      return { purpose: 'address', type: isIP(value) === 6 ? 'AAAA' : 'A', name: domain, value }
    })
    if (name === null || isIP(name)) return bare
    return [{ purpose: 'address', type: 'CNAME', name: domain, value: name }, ...bare]
  }

  /** The club's URL without a domain of its own; null if it can't be determined. */
  function addressOf({ origin, tenant }: Viewpoint): string | null {
    const fixed = tenant.config.url || config.PUBLIC_URL
    if (fixed === undefined && new URL(origin).hostname === tenant.domain) return null
    const address = new URL(fixed ?? origin)
    const isNamed = tenants.byHost(address.host)?.id === tenant.id
    return isNamed || tenant.config.url ? address.origin : `${address.origin}/?tenant=${tenant.name}`
  }

  return { addresses, records, addressOf }
}
