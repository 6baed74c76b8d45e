import type { Config } from '../../config.ts'
import { isLoopback } from '../http/is-loopback.ts'
import { isDomain } from './is-domain.ts'

/** The names of the installation itself, which no club can claim. */
export type ServerNames = {
  /** The host of `PUBLIC_URL`; null if it isn't set. */
  publicHost: string | null
  extraHosts: readonly string[]
}

/** The keys of a club that name a host: its domain, the address of its pages, and the domain of its short links. */
export type HostKey = 'domain' | 'url' | 'dynamicLinkDomain'
export type HostClaim = { key: HostKey; host: string }
export type ClubHosts = { id: string; name: string; domain: string | null; config: unknown }

/** Why a host serves a club. By `address`, the host's pages may name another club, as on hosts that several clubs share. */
export type HostOwner = { id: string; by: 'name' | 'domain' | 'address' }
/** A host that several clubs claim, none of which has it as its domain. It serves none of them. */
export type HostConflict = { host: string; clubs: string[] }
export type Hosts = ReturnType<typeof assignHosts>

export function serverNames({ PUBLIC_URL, EXTRA_HOSTS }: Pick<Config, 'PUBLIC_URL' | 'EXTRA_HOSTS'>): ServerNames {
  return { publicHost: PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).hostname, extraHosts: EXTRA_HOSTS }
}

/** Whether a hostname is the installation's own or below it. Only a club's name chooses a club there. */
export function isReservedHost(hostname: string, { publicHost, extraHosts }: ServerNames): boolean {
  const own = publicHost === null ? extraHosts : [publicHost, ...extraHosts]
  return isLoopback(hostname) || own.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}

/** The hosts that a club's stored values claim. Values that are no domain claim nothing. */
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
  const claims = clubs
    .flatMap((club) => hostClaims(club).map((claim) => ({ ...claim, club })))
    .filter(({ host }) => !isReservedHost(host, names))
  const owners = new Map<string, HostOwner>()
  const conflicts: HostConflict[] = []
  for (const [host, claimed] of Map.groupBy(claims, (claim) => claim.host)) {
    const domains = claimed.filter(({ key }) => key === 'domain')
    const [first, ...others] = domains.length > 0 ? domains : claimed
    if (!first) continue
    if (others.some(({ club }) => club.id !== first.club.id)) {
      conflicts.push({ host, clubs: [...new Set(claimed.map(({ club }) => club.name))].sort() })
      continue
    }
    owners.set(host, { id: first.club.id, by: domains.length > 0 ? 'domain' : 'address' })
  }

  function ownerOf(hostname: string): HostOwner | null {
    const named = byName.get(hostname.split('.')[0] ?? '')
    const claimed = owners.get(hostname)
    if (claimed && (claimed.by === 'domain' || claimed.id !== named)) return claimed
    return named === undefined ? null : { id: named, by: 'name' }
  }

  return { ownerOf, isClaimed: (hostname: string) => owners.has(hostname), conflicts }
}

/** Clubs write hosts with or without a scheme. */
function hostIn(value: string): string | null {
  const text = value.trim()
  const hostname = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)?.hostname.replace(/\.$/, '')
  return hostname !== undefined && isDomain(hostname) ? hostname : null
}
