import type { ConnectSource } from '@upbeat/rules/live/enumerations'
import { namedOrigins } from '../../../platform/tenancy/named-origins.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'

/**
 * An outside service for a source's calls. `tenant` is the club's name in its paths and `tenantId` the value of its
 * TenantId header (API-02); `authorization` is sent as it is. `named` lists the origins from which the pages of `club`
 * may load.
 */
export type OutsideProvider = {
  url: string
  tenant: string
  tenantId: string
  authorization?: string | undefined
  club: string
  named: readonly string[]
}
/**
 * Requests a path and returns its JSON as parsed by `read`. Rejects with Failure providerFailed, or with the code in
 * `missing`.
 */
export type AskProvider = <T>(provider: OutsideProvider, path: string, ask: Ask<T>) => Promise<T>
/**
 * `freshSeconds` is how long an answer is cached. `read` throws for an invalid answer. `missing`, for requests of a
 * single event, is the failure if the provider doesn't have it; such errors don't count against the provider.
 */
export type Ask<T> = {
  /** What is requested. If one kind keeps failing, the others are still made. */
  kind: 'events' | 'preview' | 'event' | 'link'
  freshSeconds: number
  /** The caller's address, for the limit on uncached requests. */
  address: string
  read: (body: unknown) => T
  missing?: 'notFound' | 'classNotFound'
}
/** Makes one request. Reads the body only at status 200. Rejects if there is no answer in time, or no JSON. */
export type FetchJson = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: unknown }>

/** The provider for a source in the club's setting `connectProviders`; null if our own data serves it. */
export function providerOf(
  { id, name, config, settings }: Pick<Tenant, 'id' | 'name' | 'config' | 'settings'>,
  source: ConnectSource,
): OutsideProvider | null {
  const provider = settings.connectProviders?.[source]
  if (!provider) return null
  const { tenant, ...access } = provider
  const named = namedOrigins({ config, settings })
  return { ...access, tenant: tenant ?? name, tenantId: tenant ?? id, club: name, named }
}
