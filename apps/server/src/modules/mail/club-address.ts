import type { Config } from '../../config.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

type Settings = Pick<Config, 'PUBLIC_URL' | 'PORT'>

/**
 * The base address of links in emails, without a trailing slash. The request's host is used only on this machine:
 * otherwise anyone who requests someone else's password reset could name their own host, to which the link would send
 * the token. Jobs have no request and no `origin`.
 */
export function clubAddress(
  { tenant, origin }: Pick<Context, 'tenant'> & Partial<Pick<Context, 'origin'>>,
  settings: Settings,
): string {
  if (tenant.domain) return `https://${tenant.domain}`
  const fixed = tenant.config.url || settings.PUBLIC_URL
  if (fixed) return fixed.replace(/\/+$/, '')
  return origin !== undefined && isLocal(new URL(origin)) ? origin : `http://localhost:${settings.PORT}`
}

function isLocal({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
}

/** A page of the club, with `?tenant=` if the host doesn't identify the club (D-02). */
export function clubLink(tenant: Tenant, address: string, path: string, query: Record<string, string> = {}): string {
  const link = new URL(path, `${address}/`)
  for (const [key, value] of Object.entries(query)) link.searchParams.set(key, value)
  if (!tenant.domain) link.searchParams.set('tenant', tenant.name)
  return link.toString()
}
