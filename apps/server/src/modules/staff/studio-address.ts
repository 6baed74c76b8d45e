import type { StudioContext } from '../../platform/http/studio/studio-context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'

type Target = { path?: string; token?: string }

/**
 * The URL of a club's studio as seen from the current host: at its own domain; at a sibling host with the club's name;
 * otherwise at this host with `?tenant=`. The token is in the fragment, which servers don't log.
 */
export function studioAddress(
  { origin }: Pick<StudioContext, 'origin'>,
  club: Pick<Tenant, 'name' | 'domain'>,
  tenants: Pick<Tenants, 'byHost'>,
  { path = '', token }: Target = {},
): string {
  const end = token === undefined ? '' : `#${token}`
  if (club.domain) return `https://${club.domain}/studio${path}${end}`
  const here = new URL(origin)
  const [first = '', ...rest] = here.hostname.split('.')
  const isNamed = rest.length > 0 && tenants.byHost(here.host)?.name === first
  if (isNamed) here.hostname = [club.name, ...rest].join('.')
  else if (here.hostname === 'localhost') here.hostname = `${club.name}.localhost`
  else return `${here.origin}/studio${path}?tenant=${club.name}${end}`
  return `${here.origin}/studio${path}${end}`
}
