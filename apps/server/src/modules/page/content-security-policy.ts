import type { Tenant } from '../../platform/tenancy/tenant.ts'

type Scripts = {
  paymentScripts?: readonly string[]
  /** What stands for the one script that is written into the page, e.g. `'sha256-…'`. */
  ownScript?: string | undefined
}

/**
 * What a club's page may load. Scripts come from this server alone, but for the player and analytics that the club has
 * configured, and who takes its cards; the boot data is JSON and no script. Styles written by components stay possible, since custom elements
 * carry theirs inside their shadow trees.
 */
export function contentSecurityPolicy(tenant: Tenant | null, { paymentScripts = [], ownScript }: Scripts = {}): string {
  const config = tenant?.config
  const scripts = ["'self'", ...paymentScripts]
  if (ownScript) scripts.push(ownScript)
  if (config?.jwJSPlayerId) scripts.push('https://cdn.jwplayer.com', 'https://ssl.p.jwpcdn.com')
  if (config?.localytics?.url) scripts.push(originOf(config.localytics.url))
  const framedBy = (config?.embedOrigins ?? []).map(originOf).filter(Boolean)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'connect-src': ["'self'", 'https:', ...issuerOf(config?.sso)],
    'font-src': ["'self'", 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'https:'],
    'frame-ancestors': framedBy.length > 0 ? ["'self'", ...framedBy] : ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`)
    .join('; ')
}

function originOf(url: string) {
  return URL.canParse(url) ? new URL(url).origin : ''
}

/** A provider on loopback speaks plain http. */
function issuerOf(sso: { authority: string } | null | undefined) {
  return sso ? [originOf(sso.authority)] : []
}
