import type { Config } from '../../config.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

type Settings = Pick<Config, 'PUBLIC_URL' | 'PORT'>

/**
 * Where links in mail lead, without a slash at the end. What the request calls itself counts only on this machine: whoever asks
 * for somebody else's new password could otherwise name a host of their own, and the link would take its token there.
 * Without `origin` nobody has asked, as for what is sent by a job.
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

/** A page of the club. Where the host doesn't say which club it is, the query does (D-02). */
export function clubLink(tenant: Tenant, address: string, path: string, query: Record<string, string> = {}): string {
  const link = new URL(path, `${address}/`)
  for (const [key, value] of Object.entries(query)) link.searchParams.set(key, value)
  if (!tenant.domain) link.searchParams.set('tenant', tenant.name)
  return link.toString()
}
