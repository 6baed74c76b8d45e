import type { AskDomain, DomainAnswer } from '../../modules/domain/ask-domain.ts'
import { type OutboundFetch, PrivateAddressError } from '../../platform/outbound/outbound-fetch.ts'

const maxAnswerLength = 200
const timeoutMs = 8000

/** Requests a path over TLS with certificates that browsers accept; doesn't follow redirects. */
export function createAskDomain(fetchOutside: OutboundFetch, port = 443): AskDomain {
  return async (domain, path) => {
    try {
      const reply = await fetchOutside(`https://${domain}:${port}${path}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
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
    if (text.length >= maxAnswerLength) break
  }
  return text.slice(0, maxAnswerLength)
}

function kindOf(cause: unknown): Exclude<DomainAnswer['kind'], 'answered'> {
  if (cause instanceof PrivateAddressError) return 'private'
  const code = String((cause as NodeJS.ErrnoException).code ?? '')
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code) ? 'certificate' : 'unreachable'
}
