import type { Config } from '../../config.ts'
import { isDomain } from '../addresses/is-domain.ts'
import { isLoopback } from '../addresses/is-loopback.ts'
import type { Tenant } from './tenant.ts'

/** The names of the installation itself, which no club can claim. */
export type ServerNames = {
  /** The host of `PUBLIC_URL`; null if it isn't set. */
  publicHost: string | null
  extraHosts: readonly string[]
}

/**
 * The keys of a club that name a host: its domain, the address of its pages, and the domain of its short links. The first that names a host
 * wins: domains are unique, addresses are set by the operator alone, and older versions took any domain for short links.
 */
const hostKeys = ['domain', 'url', 'dynamicLinkDomain'] as const
export type HostKey = (typeof hostKeys)[number]
export type HostClaim = { key: HostKey; host: string }
export type ClubHosts = { id: string; name: string; domain: string | null; config: unknown }

/** Why a host serves a club. By `address`, the host's pages may name another club, as on hosts that several clubs share. */
export type HostOwner = { id: string; by: 'name' | 'domain' | 'address' }
/** A stored host that doesn't serve its club: it is the installation's own, another club's, or claimed by several clubs alike. */
export type IgnoredHost = HostClaim & { club: string; reason: 'reserved' | 'taken' | 'contested' }
export type Hosts = ReturnType<typeof assignHosts>

export function serverNames({ PUBLIC_URL, EXTRA_HOSTS }: Pick<Config, 'PUBLIC_URL' | 'EXTRA_HOSTS'>): ServerNames {
  return { publicHost: PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).hostname, extraHosts: EXTRA_HOSTS }
}

/** Whether a hostname is the installation's own or below it. Only a club's name chooses a club there. */
export function isReservedHost(hostname: string, { publicHost, extraHosts }: ServerNames): boolean {
  const own = publicHost === null ? extraHosts : [publicHost, ...extraHosts]
  return isLoopback(hostname) || own.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}

/** The hosts that a club's stored values claim. Values that aren't domains claim nothing. */
export function hostClaims({ domain, config }: Pick<ClubHosts, 'domain' | 'config'>): HostClaim[] {
  const { url, dynamicLinkDomain } = (config ?? {}) as Record<string, unknown>
  return Object.entries({ domain, url, dynamicLinkDomain }).flatMap(([key, value]) => {
    const host = typeof value === 'string' ? hostIn(value) : null
    return host === null ? [] : [{ key: key as HostKey, host }]
  })
}

/**
 * Decides which club each host serves (D-02). On the installation's own hosts it is the club named by the first label. Any other host
 * belongs to the club that has it as its domain, else to the only club that claims it, else to the club named by the first label.
 */
export function assignHosts(clubs: readonly ClubHosts[], names: ServerNames) {
  const byName = new Map(clubs.map(({ id, name }) => [name.toLowerCase(), id]))
  const claims = clubs.flatMap((club) => hostClaims(club).map((claim) => ({ ...claim, club })))
  const owners = new Map<string, HostOwner>()
  const ignored: IgnoredHost[] = []
  for (const [host, claimed] of Map.groupBy(claims, (claim) => claim.host)) {
    const strongest = hostKeys.find((wanted) => claimed.some(({ key }) => key === wanted))
    const holders = new Set(claimed.filter(({ key }) => key === strongest).map(({ club }) => club.id))
    const [holder, ...rivals] = isReservedHost(host, names) ? [] : holders
    const isOwned = holder !== undefined && rivals.length === 0
    if (isOwned) owners.set(host, { id: holder, by: strongest === 'domain' ? 'domain' : 'address' })
    for (const { key, club } of claimed) {
      if (isOwned && club.id === holder) continue
      const reason = holder === undefined ? 'reserved' : isOwned ? 'taken' : 'contested'
      // Clubs without a domain have their address at one of the installation's hosts.
      if (reason !== 'reserved' || key !== 'url') ignored.push({ club: club.name, key, host, reason })
    }
  }

  function ownerOf(hostname: string): HostOwner | null {
    const named = byName.get(hostname.split('.')[0] ?? '')
    const claimed = owners.get(hostname)
    if (claimed && (claimed.by === 'domain' || claimed.id !== named)) return claimed
    return named === undefined ? null : { id: named, by: 'name' }
  }

  /** Whether a request may use this host name: any, unless `PUBLIC_URL` is set. */
  function isKnown(hostname: string): boolean {
    const { publicHost, extraHosts } = names
    const isBelow = isReservedHost(hostname, { publicHost, extraHosts: [] })
    return publicHost === null || isBelow || extraHosts.includes(hostname) || owners.has(hostname)
  }

  return { ownerOf, isKnown, isClaimed: (hostname: string) => owners.has(hostname), ignored }
}

/** A club without the hosts that don't serve it, so that no link leads there. */
export function withoutIgnored<T extends Pick<Tenant, 'name' | 'domain' | 'config'>>(
  tenant: T,
  ignored: readonly IgnoredHost[],
): T {
  const lost = ignored.filter(({ club }) => club === tenant.name).map(({ key }) => key)
  if (lost.length === 0) return tenant
  const { domain, config } = tenant
  return {
    ...tenant,
    domain: lost.includes('domain') ? null : domain,
    config: {
      ...config,
      url: lost.includes('url') ? '' : config.url,
      dynamicLinkDomain: lost.includes('dynamicLinkDomain') ? null : config.dynamicLinkDomain,
    },
  }
}

/** Clubs write hosts with or without a scheme. */
function hostIn(value: string): string | null {
  const text = value.trim()
  const hostname = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)?.hostname.replace(/\.$/, '')
  return hostname !== undefined && isDomain(hostname) ? hostname : null
}
