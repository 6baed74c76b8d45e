import type { Logger } from 'pino'
import type { Context } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { IdentityTokens, Trust } from './identity-tokens.ts'

export type Identify = ReturnType<typeof createIdentify>
type Asked = Pick<Context, 'tenant' | 'now'>

/** Whose identity token this is, by the club's provider. */
export function createIdentify({ tokens, log }: { tokens: IdentityTokens; log: Logger }) {
  /** @throws Failure invalidToken; internal where the provider could not be asked */
  async function whose({ tenant, now }: Asked, token: string | undefined, nonce: string | null = null) {
    const trust = trustOf(tenant)
    if (!trust) throw refuse(tenant, 'iss', 'the club has no identity provider')
    if (!token) throw refuse(tenant, 'token', 'is missing')
    const verdict = await tokens.verify(trust, token, { nonce, now }).catch((cause) => {
      throw new Failure('internal', { cause })
    })
    if (verdict.kind === 'refused') throw refuse(tenant, verdict.claim, verdict.reason)
    return verdict.identity
  }

  /** The log names the claim that failed; whoever sent the token is told nothing more than that it did. */
  function refuse({ name }: Asked['tenant'], claim: string, reason: string): Failure {
    log.warn({ tenant: name, claim, reason }, 'identity token refused')
    return new Failure('invalidToken')
  }

  return { whose, refuse }
}

/**
 * The public `sso` says where the provider is; the private setting `sso` may name another issuer or audience than follow from
 * it, e.g. where a portal of the club's gets tokens of its own.
 */
function trustOf({ config, settings }: Asked['tenant']): Trust | null {
  if (!config.sso) return null
  const { issuer, audience } = settings.sso ?? {}
  const { authority, clientId } = config.sso
  return { authority, issuer: issuer ?? authority, audience: audience ?? clientId }
}
