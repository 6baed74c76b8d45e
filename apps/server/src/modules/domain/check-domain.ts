import type { DomainCheck } from '@upbeat/contract/studio/entities/domain'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { AskDomain } from './ask-domain.ts'
import type { DnsLookup } from './dns-lookup.ts'
import { type DomainProofs, liveProofPath } from './domain-proofs.ts'

export type CheckDomain = ReturnType<typeof createCheckDomain>
type Parts = {
  dns: DnsLookup
  ask: AskDomain
  proofs: DomainProofs
  limits: Pick<Limits, 'count'>
  makeToken: () => string
}

/** Checks a domain from the outside: its DNS records, and which server responds. */
export function createCheckDomain({ dns, ask, proofs, limits, makeToken }: Parts) {
  /** @throws Failure tooManyRequests */
  function countCheck({ tenantId, now }: Pick<Context, 'tenantId' | 'now'>): Promise<void> {
    return limits.count({ key: `domainCheck/${tenantId}`, most: 120, windowSeconds: 600 }, now)
  }

  async function ownership(tenantId: string, domain: string): Promise<Pick<DomainCheck, 'ownership' | 'foundTexts'>> {
    const { name, value } = proofs.ownership(tenantId, domain)
    const found = await dns.texts(name).catch(() => null)
    if (found === null) return { ownership: 'unanswered', foundTexts: [] }
    if (found.includes(value)) return { ownership: 'proven', foundTexts: [] }
    return { ownership: found.length > 0 ? 'wrong' : 'missing', foundTexts: found.slice(0, 5).map(shortened) }
  }

  /** @param expected this server's IP addresses; empty if unknown */
  async function pointing(
    domain: string,
    expected: readonly string[],
  ): Promise<Pick<DomainCheck, 'pointing' | 'foundAddresses'>> {
    const found = await dns.addresses(domain).catch(() => null)
    if (found === null) return { pointing: 'unanswered', foundAddresses: [] }
    const foundAddresses = found.slice(0, 10)
    if (found.length === 0) return { pointing: 'missing', foundAddresses }
    if (expected.length === 0) return { pointing: 'unknown', foundAddresses }
    return { pointing: found.some((each) => expected.includes(each)) ? 'here' : 'elsewhere', foundAddresses }
  }

  /** Whether this server responds at the domain: only a server with the same secret knows the reply. */
  async function live(domain: string): Promise<DomainCheck['live']> {
    const nonce = makeToken()
    const answer = await ask(domain, `${liveProofPath}?nonce=${nonce}`)
    if (answer.kind !== 'answered') return answer.kind
    return answer.text.trim() === proofs.live(domain, nonce) ? 'live' : 'otherServer'
  }

  return { countCheck, ownership, pointing, live }
}

function shortened(text: string) {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
