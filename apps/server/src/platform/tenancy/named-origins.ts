import { originOf } from '../http/origin-of.ts'
import type { Tenant } from './tenant.ts'

/**
 * The origins that a club's settings let its pages load content from: its providers of Connect by their configured addresses, and what
 * `contentOrigins` lists. Further hosts that a provider names in its answers have to be listed there.
 */
export function namedOrigins({ config, settings }: Pick<Tenant, 'config' | 'settings'>): string[] {
  const providers = Object.values(settings.connectProviders ?? {}).map((provider) => provider?.url)
  const named = [config.connectBase, ...providers].map((address) => originOf(address ?? ''))
  return [...new Set([...named.filter(Boolean), ...settings.contentOrigins])]
}

/** Whether the policy made of `named` lets an origin in; `https://*.cdn.example` stands for all below it. */
export function isNamed(named: readonly string[], origin: string): boolean {
  return named.some((each) => {
    const [scheme, below] = each.split('*')
    return each === origin || (below !== undefined && origin.startsWith(scheme ?? '') && origin.endsWith(below))
  })
}
