import { loadStudioPhrases, studioLanguageFor } from '@upbeat/phrases/studio/load-studio-phrases'
import { isUnsupportedBrowser } from '@upbeat/rules/platform/user-agent'
import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { isCallPath, isPagePath } from '../../platform/http/is-page-path.ts'
import { readCookie } from '../../platform/http/read-cookie.ts'
import { memberIdOf, type Previews, previewed } from '../../platform/preview/previews.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { ContentOrigins } from './content-origins.ts'
import { contentSecurityPolicy, type PaymentSources } from './content-security-policy.ts'
import { emptyServerPage } from './empty-server-page.ts'
import type { PageService } from './service.ts'

const cookieName = 'upbeat_tenant'

type Parts = {
  tenants: Tenants
  defaultTenant: string
  page: PageService
  previews: Pick<Previews, 'read'>
  /** What the page loads of who takes a club's cards. */
  paymentSources: (tenant: Tenant) => PaymentSources | null
  contentOrigins: (tenantId: string) => Promise<ContentOrigins>
  /** Hot reload writes inline scripts; everywhere else the page's policy holds. */
  hotReload: boolean
}

/**
 * Every address that is neither a call nor a file is a page of the app. Unknown paths below the calls' prefixes stay JSON
 * (D-04).
 */
export function mountPage(server: FastifyInstance, parts: Parts) {
  // A route and not only the handler below: what no route serves goes out uncompressed.
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isPagePath(path)) return sendPage(request, reply, parts)
    // Someone who opens a mistyped address sees the club's page for it; a script that asks for a file gets JSON.
    if (isCallPath(path) || !opensPage(request)) throw new Failure('notFound')
    return sendPage(request, reply, parts, 404)
  })
  server.refusalPage = (request, reply) => sendPage(request, reply, parts, 404)
  server.setNotFoundHandler(() => {
    throw new Failure('notFound')
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, parts: Parts, refused?: 404) {
  if (parts.tenants.isEmpty()) return sendEmptyServerPage(request, reply, parts)
  const named = (request.query as { tenant?: unknown }).tenant
  const club = selectTenant(request, typeof named === 'string' ? named : undefined, parts)
  const { preview: token } = request.query as { preview?: unknown }
  const preview = typeof token === 'string' && club ? await readPreview(token, club, parts) : undefined
  if (preview === null) return sendExpiredPreview(request, reply)
  const tenant = club && preview ? previewed(club, preview) : club
  if (typeof named === 'string' && tenant) {
    const cookie = { name: cookieName, value: tenant.name, path: '/', httpOnly: true, sameSite: 'lax' } as const
    reply.header('set-cookie', stringifySetCookie(cookie))
  }
  const status = refused ?? (tenant && (await isThere(request, tenant, parts.page)) ? 200 : 404)
  // Also where there is no club: an app that can't run could only send such a browser there again and again.
  if (isUnsupportedBrowser(request.headers['user-agent'] ?? '') || isUnsupportedPage(request.url)) {
    const { html, style } = await parts.page.renderUnsupported(tenant, readLanguage(request))
    if (!parts.hotReload) reply.header('content-security-policy', contentSecurityPolicy(tenant, { ownStyle: style }))
    return reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(html)
  }
  const { html, style } = await parts.page.render(tenant, {
    ...(preview && typeof token === 'string' && { preview: { token, memberId: memberIdOf(preview.persona) } }),
    language: readLanguage(request),
    origin: `${request.protocol}://${request.host}`,
    path: request.url,
    isOwnHost: parts.tenants.byHost(request.host) !== null,
    isMember: !preview && readCookie(request.headers.cookie, 'member') !== undefined,
    isEmbedded: !preview && isEmbedded(request),
    isCrossSite: isCrossSite(request),
  })
  if (!parts.hotReload) {
    const { ownScript } = parts.page
    const sources = tenant
      ? { payments: parts.paymentSources(tenant), content: await parts.contentOrigins(tenant.id) }
      : {}
    reply.header('content-security-policy', contentSecurityPolicy(tenant, { ownScript, ownStyle: style, ...sources }))
  }
  const headers = preview ? previewHeaders : pageHeaders
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
}

/** Search engines and link checkers read the status; people read the same page whichever it is. */
function isThere({ url }: FastifyRequest, tenant: Tenant, page: PageService) {
  return isUnsupportedPage(url) || page.exists(tenant, url)
}

function opensPage({ headers }: FastifyRequest) {
  return (headers.accept ?? '').includes('text/html')
}

const pageHeaders = { 'cache-control': 'no-cache', vary: 'Host, Accept-Language, Cookie, User-Agent' }

/** A preview is for one person and one hour: nothing keeps it, nothing finds it, and its address goes to nobody else. */
const previewHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

async function readPreview(token: string, tenant: Tenant, { previews }: Parts) {
  try {
    return await previews.read(token, tenant)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

async function sendEmptyServerPage(request: FastifyRequest, reply: FastifyReply, { hotReload }: Parts) {
  const { html, style } = await emptyServerPage(wantedLanguages(request))
  if (!hotReload) reply.header('content-security-policy', contentSecurityPolicy(null, { ownStyle: style }))
  return reply.code(404).headers(pageHeaders).type('text/html; charset=utf-8').send(html)
}

function wantedLanguages({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '').split(',').map((part) => part.trim())
}

/** Who sees this is of the staff: it speaks the studio's languages. */
async function sendExpiredPreview(request: FastifyRequest, reply: FastifyReply) {
  const phrases = await loadStudioPhrases(studioLanguageFor(wantedLanguages(request)))
  return reply.code(410).headers(previewHeaders).type('text/plain; charset=utf-8').send(phrases['preview.expired'])
}

/** Where a browser goes that we don't know by its name but that has no modules (`unsupported.js`). */
function isUnsupportedPage(url: string) {
  return /^\/unsupported-browser\/?(\?|$)/i.test(url)
}

/**
 * By host; else `?tenant=`, remembered for the browser session; else the default. An unknown name is no club (D-110), a remembered one
 * neither: nobody who was at a club that is closed since shall find another one in its place.
 */
function selectTenant(request: FastifyRequest, named: string | undefined, { tenants, defaultTenant }: Parts) {
  return tenants.servedAt(request.host, defaultTenant, named ?? readCookie(request.headers.cookie, cookieName))
}

/** The page's `lang` (embedding) before the language the member chose, which the app keeps in a cookie for the first HTML. */
function readLanguage(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown }
  return typeof lang === 'string' ? lang : readCookie(request.headers.cookie, 'language')
}

/** As the app finds it (D-58), as far as a request shows it. */
function isEmbedded({ query, headers }: FastifyRequest) {
  const { runtime, token } = query as { runtime?: unknown; token?: unknown }
  return runtime === 'embedded' || token !== undefined || headers['sec-fetch-dest'] === 'iframe'
}

/** Clubs may share a registrable domain, so a sibling host is another site too. */
function isCrossSite({ headers }: FastifyRequest) {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
}
