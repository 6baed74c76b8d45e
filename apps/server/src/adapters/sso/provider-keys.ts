import type { RemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { Trust } from '../../modules/auth/identity-tokens.ts'

export type ProviderKeys = ReturnType<typeof createProviderKeys>

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })
const discoveredForMs = 3_600_000

/**
 * Each provider's signing keys, found by its discovery document. A token with an unknown key id fetches them again, at
 * most once in `cooldownMs`: rotations are followed at once, and invented key ids can't flood the provider.
 */
export function createProviderKeys({
  timeoutMs = 5000,
  cooldownMs = 500,
  fetchOutside = fetch,
}: {
  timeoutMs?: number
  cooldownMs?: number
  fetchOutside?: typeof fetch
} = {}) {
  const known = new Map<string, { keys: Promise<RemoteJWKSet>; until: number }>()

  async function discover({ authority, issuer }: Trust): Promise<RemoteJWKSet> {
    const document = Discovery.safeParse(
      await readJson(fetchOutside, `${authority.replace(/\/$/, '')}${discoveryPath}`, timeoutMs),
    )
    if (!document.success) throw new Error(`${authority} has no discovery document`)
    if (document.data.issuer !== issuer && document.data.issuer !== authority) {
      throw new Error(`${authority} says that it is ${document.data.issuer.slice(0, 200)}`)
    }
    const { createRemoteJWKSet, customFetch } = await import('jose')
    return createRemoteJWKSet(new URL(document.data.jwks_uri), {
      timeoutDuration: timeoutMs,
      cooldownDuration: cooldownMs,
      [customFetch]: fetchOutside,
    })
  }

  /** @throws Error if the provider can't be reached; the next token tries again */
  async function of(trust: Trust, now: Date): Promise<RemoteJWKSet> {
    const name = `${trust.authority}\n${trust.issuer}`
    const cached = known.get(name)
    if (cached && cached.until > now.getTime()) return cached.keys
    const keys = discover(trust)
    known.set(name, { keys, until: now.getTime() + discoveredForMs })
    keys.catch(() => known.delete(name))
    return keys
  }

  return { of }
}

const discoveryPath = '/.well-known/openid-configuration'

async function readJson(fetchOutside: typeof fetch, url: string, timeoutMs: number): Promise<unknown> {
  try {
    const reply = await fetchOutside(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
    return await reply.json()
  } catch (cause) {
    throw new Error(`${url} could not be read`, { cause })
  }
}
