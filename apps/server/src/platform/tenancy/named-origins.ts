import { originOf } from '../addresses/origin-of.ts'
import type { Tenant } from './tenant.ts'

/**
 * The origins from which a club's pages may load content: its Connect providers' configured addresses and the listed
 * `contentOrigins`. Other hosts that a provider's replies name must be listed there.
 */
export function namedOrigins({ config, settings }: Pick<Tenant, 'config' | 'settings'>): string[] {
  const providers = Object.values(settings.connectProviders ?? {}).map((provider) => provider?.url)
  const named = [config.connectBase, ...providers].map((address) => originOf(address ?? ''))
  return [...new Set([...named.filter(Boolean), ...settings.contentOrigins])]
}

/** Whether `named` includes an origin; `https://*.cdn.example` stands for all its subdomains. */
export function isNamed(named: readonly string[], origin: string): boolean {
  return named.some((each) => {
    const [scheme, below] = each.split('*')
    return each === origin || (below !== undefined && origin.startsWith(scheme ?? '') && origin.endsWith(below))
  })
}
