import type { Logger } from 'pino'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { IdentityTokens, Trust } from './identity-tokens.ts'

export type Identify = ReturnType<typeof createIdentify>
type Caller = Pick<Context, 'tenant' | 'now'>

/** Verifies identity tokens with the club's provider. */
export function createIdentify({ tokens, log }: { tokens: IdentityTokens; log: Logger }) {
  /** @throws Failure invalidToken; internal if the provider can't be reached */
  async function whose({ tenant, now }: Caller, token: string | undefined, nonce: string | null = null) {
    const trust = trustOf(tenant)
    if (!trust) throw refuse(tenant, 'iss', 'the club has no identity provider')
    if (!token) throw refuse(tenant, 'token', 'is missing')
    const verdict = await tokens.verify(trust, token, { nonce, now }).catch((cause) => {
      throw new Failure('internal', { cause })
    })
    if (verdict.kind === 'refused') throw refuse(tenant, verdict.claim, verdict.reason)
    return verdict.identity
  }

  /** Logs the claim that failed; the reply says only that the token is invalid. */
  function refuse({ name }: Caller['tenant'], claim: string, reason: string): Failure {
    log.warn({ tenant: name, claim, reason }, 'identity token refused')
    return new Failure('invalidToken')
  }

  return { whose, refuse }
}

/**
 * The public `sso` says where the provider is; the private setting `sso` may name a different issuer or audience, e.g.
 * if a portal of the club has tokens of its own.
 */
function trustOf({ config, settings }: Caller['tenant']): Trust | null {
  if (!config.sso) return null
  const { issuer, audience } = settings.sso ?? {}
  const { authority, clientId } = config.sso
  return { authority, issuer: issuer ?? authority, audience: audience ?? clientId }
}
