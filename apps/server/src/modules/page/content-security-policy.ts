import { originOf } from '../../platform/http/origin-of.ts'
import { namedOrigins } from '../../platform/tenancy/named-origins.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ContentOrigins } from './content-origins.ts'

/** What of others' a page loads where they take the club's cards. */
export type PaymentSources = { scripts: string[]; frames: string[]; connections: string[]; pictures: string[] }
type Sources = {
  payments?: PaymentSources | null
  /** What stands for the one script that is written into the page, e.g. `'sha256-…'`. */
  ownScript?: string | undefined
  content?: ContentOrigins
}

const jwPlayer = ['https://*.jwplayer.com', 'https://*.jwpcdn.com', 'https://*.jwpltx.com']

/**
 * What a club's page may load, and where it may send anything. Everything comes from this server, but for who plays, counts, signs in and takes
 * cards by the club's settings, what its classes and events name, and its `contentOrigins`; the boot data is JSON and no script. Styles written by
 * components stay possible, since custom elements carry theirs inside their shadow trees.
 */
export function contentSecurityPolicy(tenant: Tenant | null, { payments, ownScript, content }: Sources = {}): string {
  const { pictures = [], media = [] } = content ?? {}
  const config = tenant?.config
  const sso = originOf(config?.sso?.authority ?? '')
  const statistics = originOf(config?.localytics?.url ?? '')
  const player = config?.jwJSPlayerId ? jwPlayer : []
  const extra = tenant ? namedOrigins(tenant) : []
  const { scripts = [], frames = [], connections = [], pictures: cards = [] } = payments ?? {}
  const own = [config?.logoUrl, ...(config?.landingPictures ?? [])].map((address) => originOf(address ?? ''))
  const framedBy = (config?.embedOrigins ?? []).map(originOf)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts,
      ownScript ?? '',
      ...(config?.jwJSPlayerId ? ['https://cdn.jwplayer.com', 'https://ssl.p.jwpcdn.com'] : []),
      statistics,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...own, ...player, statistics, ...cards, ...extra],
    'media-src': ["'self'", 'blob:', ...media, ...player, ...extra],
    'connect-src': ["'self'", sso, ...media, ...player, statistics, ...connections, ...extra],
    'font-src': ["'self'", ...player],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", sso, ...frames, ...extra],
    'frame-ancestors': ["'self'", ...framedBy],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values.filter(Boolean))].join(' ')}`)
    .join('; ')
}
