import type { ConnectSource } from '@upbeat/rules/live/enumerations'
import type { ConnectProvider } from '../../../platform/tenancy/connect-provider.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'

/** Asks a provider and answers what its JSON says, read by `read`. Rejects with Failure unavailable. */
export type AskProvider = <T>(provider: ConnectProvider, path: string, ask: Ask<T>) => Promise<T>
/** `freshSeconds`: so long an answer serves without asking again. `read` throws where the answer is rubbish. */
export type Ask<T> = { freshSeconds: number; read: (body: unknown) => T }
/** One request. Rejects where there is no answer in time, no JSON, or another status than 200. */
export type FetchJson = (url: string, authorization: string | undefined) => Promise<unknown>

/** The provider that a club names for a source in its setting `connectProviders`; null where our own data serves it. */
export function providerOf({ settings }: Pick<Tenant, 'settings'>, source: ConnectSource): ConnectProvider | null {
  return settings.connectProviders?.[source] ?? null
}
