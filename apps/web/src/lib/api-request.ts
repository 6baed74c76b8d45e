import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import { fillPath } from '@upbeat/contract/fill-path'
import { previewHeader } from '@upbeat/contract/preview-header'

/** The untyped inputs of a call; `api-client.ts` types them by call name. */
export type ApiOptions = {
  params?: Record<string, string | number | undefined>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  headers?: Record<string, string | undefined>
  signal?: AbortSignal
  /** Lets the request outlive the page, for what is sent while the tab closes. */
  keepalive?: boolean
}

/** Who is asking, read at the moment of each call. */
export type ApiIdentity = {
  host: string
  /** base64 of `client:secret` (D-03, API-06). */
  credential: string
  tenantId: string | null
  token: string | null
  language: string
  /** Where the club's vimeo calls live, if not below `/api/v1/vimeo/`: a path at the host, or an address of its own (D-36). */
  connectBase?: string | null
  /** In place of a member's token, where one of the club's staff previews the app. */
  preview?: string | null
}

const vimeoBase = '/api/v1/vimeo/'

/** Builds the request of one call: address, credential and headers (API-01 to API-05). */
export function buildRequest(
  name: CallName,
  options: ApiOptions,
  identity: ApiIdentity,
): { url: string; init: RequestInit } {
  const call: Call = calls[name]
  const headers = new Headers({
    'Cache-Control': 'no-cache',
    Accept: 'application/json',
    'Accept-Language': identity.language,
  })
  if (identity.tenantId) headers.set('TenantId', identity.tenantId)
  const url = addressOf(fillPath(call.path, options.params), identity) + queryOf(options.query ?? {})
  // A member's token opens their account here; it is nobody else's, wherever a club has its vimeo calls answered.
  const asker = isOwn(url, identity.host) ? identity : { ...identity, token: null, preview: null }
  const authorization = authorizationOf(call, asker)
  if (authorization) headers.set('Authorization', authorization)
  if (asker.preview) headers.set(previewHeader, asker.preview)
  for (const [key, value] of Object.entries(options.headers ?? {})) if (value !== undefined) headers.set(key, value)

  const init: RequestInit = { method: call.method, headers, cache: 'no-cache', credentials: 'same-origin' }
  if (options.keepalive) init.keepalive = true
  if (options.body !== undefined) {
    headers.set('Content-Type', call.form ? 'application/x-www-form-urlencoded' : 'application/json')
    init.body = call.form ? formOf(options.body) : JSON.stringify(options.body)
  }
  return { url, init }
}

function addressOf(path: string, { host, connectBase }: ApiIdentity): string {
  if (!connectBase || !path.startsWith(vimeoBase)) return host + path
  const base = connectBase.replace(/\/*$/, '/') + path.slice(vimeoBase.length)
  return base.startsWith('/') ? host + base : base
}

function isOwn(url: string, host: string): boolean {
  return /^\/(?![/\\])/.test(url) || (host !== '' && url.startsWith(`${host}/`))
}

/** One header holds one scheme: the bearer of a member, else the platform's basic credential (D-03). */
function authorizationOf(call: Call, { credential, token }: ApiIdentity): string | undefined {
  if (call.access === 'none') return undefined
  if (call.access !== 'platform' && token) return `Bearer ${token}`
  return `Basic ${credential}`
}

function queryOf(query: Record<string, string | number | boolean | undefined>): string {
  const search = formOf(query)
  return search ? `?${search}` : ''
}

function formOf(fields: unknown): string {
  const form = new URLSearchParams()
  for (const [key, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(key, String(value))
  return form.toString()
}
