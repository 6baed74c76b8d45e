import type { ConnectSource } from '@upbeat/rules/live/enumerations'
import { namedOrigins } from '../../../platform/tenancy/named-origins.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'

/**
 * Where somebody else serves a source's calls. `tenant`: what paths call the club there; `tenantId`: what the header TenantId does (API-02);
 * `authorization` goes along as it is. `named`: the origins that the pages of `club` may load from.
 */
export type OutsideProvider = {
  url: string
  tenant: string
  tenantId: string
  authorization?: string | undefined
  club: string
  named: readonly string[]
}
/** Asks a provider and answers what its JSON says, read by `read`. Rejects with Failure providerFailed, or what `missing` says. */
export type AskProvider = <T>(provider: OutsideProvider, path: string, ask: Ask<T>) => Promise<T>
/**
 * `freshSeconds`: so long an answer serves without asking again. `read` throws where the answer is rubbish. `missing`: where one event is asked
 * for, the failure that says that the provider knows none such; what goes wrong with one event says nothing about the others.
 */
export type Ask<T> = {
  /** What is asked for. Where one kind keeps failing the others are still asked. */
  kind: 'events' | 'preview' | 'event' | 'link'
  freshSeconds: number
  /** Who asks, for the limit on what isn't known yet. */
  address: string
  read: (body: unknown) => T
  missing?: 'notFound' | 'classNotFound'
}
/** One request. The body is read at status 200 alone. Rejects where there is no answer in time, or no JSON. */
export type FetchJson = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: unknown }>

/** The provider that a club names for a source in its setting `connectProviders`; null where our own data serves it. */
export function providerOf(
  { id, name, config, settings }: Pick<Tenant, 'id' | 'name' | 'config' | 'settings'>,
  source: ConnectSource,
): OutsideProvider | null {
  const provider = settings.connectProviders?.[source]
  if (!provider) return null
  const { tenant, ...asked } = provider
  const named = namedOrigins({ config, settings })
  return { ...asked, tenant: tenant ?? name, tenantId: tenant ?? id, club: name, named }
}
