import type { AskDomain, DomainAnswer } from '../../modules/domain/ask-domain.ts'
import { type OutboundFetch, PrivateAddressError } from '../../platform/outbound/outbound-fetch.ts'

const longestAnswer = 200
const patienceMs = 8000

/** Over TLS with certificates that browsers accept, and no further than the first answer. */
export function createAskDomain(fetchOutside: OutboundFetch, port = 443): AskDomain {
  return async (domain, path) => {
    try {
      const reply = await fetchOutside(`https://${domain}:${port}${path}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      return { kind: 'answered', text: await beginningOf(reply) }
    } catch (error) {
      return { kind: kindOf((error as Error).cause ?? error) }
    }
  }
}

async function beginningOf(reply: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= longestAnswer) break
  }
  return text.slice(0, longestAnswer)
}

function kindOf(cause: unknown): Exclude<DomainAnswer['kind'], 'answered'> {
  if (cause instanceof PrivateAddressError) return 'private'
  const code = String((cause as NodeJS.ErrnoException).code ?? '')
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code) ? 'certificate' : 'unreachable'
}
