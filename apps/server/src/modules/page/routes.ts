import { loadStudioPhrases, studioLanguageFor } from '@upbeat/phrases/studio/load-studio-phrases'
import { isUnsupportedBrowser } from '@upbeat/rules/platform/user-agent'
import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
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
  /** The sources that the page needs for the club's payment provider. */
  paymentSources: (tenant: Tenant) => PaymentSources | null
  contentOrigins: (tenantId: string) => Promise<ContentOrigins>
  /** Hot reload writes inline scripts, so there is no content security policy then. */
  hotReload: boolean
}

/**
 * Every URL that is neither a call nor a file is a page of the app. Unknown paths below the calls' prefixes get JSON
 * (D-04).
 */
export function mountPage(server: FastifyInstance, parts: Parts) {
  // A route, because replies of the not-found handler below aren't compressed.
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isPagePath(path)) return sendPage(request, reply, parts)
    // A person at a mistyped URL gets the club's page for that; a script that requests a file gets JSON.
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
  if (tenant?.isSuspended && !preview) {
    const { html, style } = await parts.page.renderSuspended(tenant, readLanguage(request))
    if (!parts.hotReload) reply.header('content-security-policy', contentSecurityPolicy(tenant, { ownStyle: style }))
    return reply.code(503).headers(suspendedHeaders).type('text/html; charset=utf-8').send(html)
  }
  const status = refused ?? (tenant && (await isThere(request, tenant, parts.page)) ? 200 : 404)
  // Also without a club: the app can't run in this browser and would only redirect it here again and again.
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

/** The status is for search engines and link checkers; people see the same page either way. */
function isThere({ url }: FastifyRequest, tenant: Tenant, page: PageService) {
  return isUnsupportedPage(url) || page.exists(tenant, url)
}

function opensPage({ headers }: FastifyRequest) {
  return (headers.accept ?? '').includes('text/html')
}

const pageHeaders = { 'cache-control': 'no-cache', vary: 'Host, Accept-Language, Cookie, User-Agent' }

/** It must be gone as soon as the club is open again. */
const suspendedHeaders = { 'cache-control': 'no-store', vary: pageHeaders.vary }

/** A preview is for one person and one hour: it isn't cached, indexed or sent as a referrer. */
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

/** Its reader is staff, so it is in one of the studio's languages. */
async function sendExpiredPreview(request: FastifyRequest, reply: FastifyReply) {
  const phrases = await loadStudioPhrases(studioLanguageFor(wantedLanguages(request)))
  return reply.code(410).headers(previewHeaders).type('text/plain; charset=utf-8').send(phrases['preview.expired'])
}

/**
 * The page for unsupported browsers. Those that we don't detect by name but that lack modules are redirected here
 * (`unsupported.js`).
 */
function isUnsupportedPage(url: string) {
  return /^\/unsupported-browser\/?(\?|$)/i.test(url)
}

/**
 * The club is determined by the host, otherwise by `?tenant=`, which is remembered for the browser session, otherwise
 * it is the default. An unknown name is refused (D-110), even a remembered one: visitors of a club that has closed must
 * not get another club instead.
 */
function selectTenant(request: FastifyRequest, named: string | undefined, { tenants, defaultTenant }: Parts) {
  return tenants.servedAt(request.host, defaultTenant, named ?? readCookie(request.headers.cookie, cookieName))
}

/**
 * The page's `lang` (embedding) takes precedence over the member's language, which the app stores in a cookie for the
 * first HTML.
 */
function readLanguage(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown }
  return typeof lang === 'string' ? lang : readCookie(request.headers.cookie, 'language')
}

/** As the app determines it (D-58), as far as the request shows. */
function isEmbedded({ query, headers }: FastifyRequest) {
  const { runtime, token } = query as { runtime?: unknown; token?: unknown }
  return runtime === 'embedded' || token !== undefined || headers['sec-fetch-dest'] === 'iframe'
}

/** Clubs may share a registrable domain, so same-site requests count, too. */
function isCrossSite({ headers }: FastifyRequest) {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
}
