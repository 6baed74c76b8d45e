import { isIP } from 'node:net'
import type { ClubDomain } from '@upbeat/contract/studio/entities/domain'
import type { Config } from '../../config.ts'
import { isLoopback } from '../../platform/http/is-loopback.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { DnsLookup } from './dns-lookup.ts'

export type ServerPlace = ReturnType<typeof createServerPlace>
type Asked = Pick<StaffContext, 'origin' | 'tenant'>
type Record = ClubDomain['records'][number]
type Parts = { config: Pick<Config, 'PUBLIC_URL'>; dns: DnsLookup; tenants: Pick<Tenants, 'byHost'> }

/** Where the outside finds this server. */
export function createServerPlace({ config, dns, tenants }: Parts) {
  /** The host that a club's DNS must lead to; null where only this machine can reach it, or where nobody has said what it is called. */
  function host({ origin, tenant }: Asked): string | null {
    const { hostname } = new URL(config.PUBLIC_URL ?? origin)
    return isLoopback(hostname) || hostname === tenant.domain ? null : hostname.replace(/^\[|\]$/g, '')
  }

  async function addresses(asked: Asked): Promise<string[]> {
    const name = host(asked)
    if (name === null) return []
    return isIP(name) ? [name] : dns.addresses(name)
  }

  /** The records of which one leads a domain here: a CNAME, or addresses where a CNAME can't be set. */
  async function records(asked: Asked, domain: string): Promise<Record[]> {
    const name = host(asked)
    const found = await addresses(asked).catch(() => [])
    const bare = found.filter(isPublicAddress).map((value): Record => {
      return { purpose: 'address', type: isIP(value) === 6 ? 'AAAA' : 'A', name: domain, value }
    })
    if (name === null || isIP(name)) return bare
    return [{ purpose: 'address', type: 'CNAME', name: domain, value: name }, ...bare]
  }

  /** Where the club is reached without a domain of its own; null where that can't be told from here. */
  function addressOf({ origin, tenant }: Asked): string | null {
    const fixed = tenant.config.url || config.PUBLIC_URL
    if (fixed === undefined && new URL(origin).hostname === tenant.domain) return null
    const address = new URL(fixed ?? origin)
    const isNamed = tenants.byHost(address.host)?.id === tenant.id
    return isNamed || tenant.config.url ? address.origin : `${address.origin}/?tenant=${tenant.name}`
  }

  return { addresses, records, addressOf }
}
