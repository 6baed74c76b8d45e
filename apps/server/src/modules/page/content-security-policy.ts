import { createHash } from 'node:crypto'
import { originOf } from '../../platform/addresses/origin-of.ts'
import { namedOrigins } from '../../platform/tenancy/named-origins.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ContentOrigins } from './content-origins.ts'

/** Sources that a page needs for the club's payment provider. */
export type PaymentSources = { scripts: string[]; frames: string[]; connections: string[]; pictures: string[] }
type Sources = {
  payments?: PaymentSources | null
  /** The text of the one inline script. */
  ownScript?: string
  /** The text of the one inline style element. */
  ownStyle?: string
  content?: ContentOrigins
}

const jwPlayer = ['https://*.jwplayer.com', 'https://*.jwpcdn.com', 'https://*.jwpltx.com']

/**
 * The content security policy of a club's page: this server, the club's player, identity provider and payment provider,
 * the hosts in its classes and events, and its `contentOrigins`. The boot data is JSON, so it needs no permission. The
 * page's own style element is allowed by its hash; JW Player and Stripe write styles of their own, so clubs that use
 * them allow any (docs/decisions/007). The club's analytics script isn't allowed here: it runs in a frame
 * (`statistics-frame.ts`).
 */
export function contentSecurityPolicy(
  tenant: Tenant | null,
  { payments, ownScript, ownStyle, content }: Sources = {},
): string {
  const { pictures = [], media = [] } = content ?? {}
  const config = tenant?.config
  const sso = originOf(config?.sso?.authority ?? '')
  const player = config?.jwJSPlayerId ? jwPlayer : []
  const extra = tenant ? namedOrigins(tenant) : []
  const { scripts = [], frames = [], connections = [], pictures: cards = [] } = payments ?? {}
  const own = [config?.logoUrl, ...(config?.landingPictures ?? [])].map((address) => originOf(address ?? ''))
  const framedBy = (config?.embedOrigins ?? []).map(originOf)
  const writesStyles = config?.jwJSPlayerId || payments
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts,
      ownScript ? hashSource(ownScript) : '',
      ...(config?.jwJSPlayerId ? ['https://cdn.jwplayer.com', 'https://ssl.p.jwpcdn.com'] : []),
    ],
    'style-src': ["'self'", writesStyles ? "'unsafe-inline'" : ownStyle ? hashSource(ownStyle) : ''],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...own, ...player, ...cards, ...extra],
    'media-src': ["'self'", 'blob:', ...media, ...player, ...extra],
    'connect-src': ["'self'", sso, ...media, ...player, ...connections, ...extra],
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

/** The policy source that allows an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
