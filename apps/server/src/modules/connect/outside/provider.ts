import type { ConnectSource } from '@upbeat/rules/live/enumerations'
import { z } from 'zod'

/** Where somebody else serves a source's calls. `tenant`: what the club is called there; `authorization` goes along as it is. */
export type OutsideProvider = { url: string; tenant?: string | undefined; authorization?: string | undefined }
/** Asks a provider and answers what its JSON says, read by `read`. Rejects with Failure unavailable. */
export type AskProvider = <T>(provider: OutsideProvider, path: string, ask: Ask<T>) => Promise<T>
/** `freshSeconds`: so long an answer serves without asking again. `read` throws where the answer is rubbish. */
export type Ask<T> = { freshSeconds: number; read: (body: unknown) => T }
/** One request. Rejects where there is no answer in time, no JSON, or another status than 200. */
export type FetchJson = (url: string, authorization: string | undefined) => Promise<unknown>

const Provider = z.object({
  url: z.url({ protocol: /^https?$/ }).refine(isSafe, 'must be https'),
  tenant: z.string().min(1).optional(),
  authorization: z.string().min(1).optional(),
})
const Settings = z.object({ wexer: Provider.optional(), vimeo: Provider.optional() })

/** The provider that a club names for a source in its setting `connectProviders`; null where our own data serves it. */
export function providerOf(
  { settings }: { settings: Record<string, unknown> },
  source: ConnectSource,
): OutsideProvider | null {
  const parsed = Settings.safeParse(settings.connectProviders ?? {})
  return (parsed.success && parsed.data[source]) || null
}

/** Credentials go along, so only this machine may be asked in the clear. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
