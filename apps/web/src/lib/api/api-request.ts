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
  /** Lets the request outlive the page, for requests sent while the tab closes. */
  keepalive?: boolean
}

/** The caller's identity, read on each call. */
export type ApiIdentity = {
  host: string
  /** base64 of `client:secret` (D-03, API-06). */
  credential: string
  tenantId: string | null
  token: string | null
  language: string
  /** Base URL of the club's vimeo calls, if not `/api/v1/vimeo/`: a path on this host, or an absolute URL (D-36). */
  connectBase?: string | null
  /** Replaces the member's token while club staff preview the app. */
  preview?: string | null
}

const vimeoBase = '/api/v1/vimeo/'

/** Builds the request of a call: URL, credential and headers (API-01 to API-05). */
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
  // Only sent to this host: a member's token gives access to their account, wherever a club hosts its vimeo calls.
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

/** A header holds one scheme: a member's bearer token, else the platform's basic credential (D-03). */
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
