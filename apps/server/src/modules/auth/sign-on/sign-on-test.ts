import { createHash } from 'node:crypto'
import type { SignOnAnswer, SignOnProblem, SignOnResult, SignOnStep } from '@upbeat/contract/studio/entities/sign-on'
import { z } from 'zod'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Seal } from '../../../platform/secrets/seal.ts'
import { isNamed } from '../../../platform/tenancy/named-origins.ts'
import type { IdentityTokens } from '../identity-tokens.ts'
import { type Client, type Discovery, isProviderTrouble, type ProviderEndpoints } from './provider-endpoints.ts'
import { signOnTestState } from './sign-on-test-state.ts'

export type SignOnTests = ReturnType<typeof createSignOnTests>
export type TestedProvider = Client & { authority: string; scopes: readonly string[] }
type Tester = { tenantId: string; sessionId: string; origin: string; now: Date }
type Parts = {
  endpoints: ProviderEndpoints
  tokens: IdentityTokens
  seal: Seal
  makeToken: () => string
  allowsHttp: boolean
}

const lifeMs = 15 * 60_000
/** The state of a test until the provider answers. It travels sealed, so that the server stores nothing. */
const Kept = z.object({
  tenantId: z.string(),
  sessionId: z.string(),
  origin: z.string(),
  until: z.number(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  authority: z.string(),
  clientId: z.string(),
  clientSecret: z.string().nullable(),
  allowedOrigins: z.array(z.string()),
})
type Kept = z.infer<typeof Kept>

/** A test sign-in at a club's provider, as a member would make it, which signs no one in (LOOK-07). */
export function createSignOnTests({ endpoints, tokens, seal, makeToken, allowsHttp }: Parts) {
  /** Returns the address to open in the browser, if the provider's discovery document is valid. */
  async function start(
    { tenantId, sessionId, origin, now }: Tester,
    provider: TestedProvider,
    allowedOrigins: readonly string[],
  ) {
    const { authority, clientId, clientSecret, scopes } = provider
    const looked = await lookAt(provider, origin, allowedOrigins)
    if ('problem' in looked) return { steps: [bad('provider', looked.problem, looked.detail)], address: null }
    const [state, nonce, verifier] = [signOnTestState(makeToken()), makeToken(), makeToken()]
    const kept: Kept = {
      tenantId,
      sessionId,
      origin,
      until: now.getTime() + lifeMs,
      state,
      nonce,
      verifier,
      authority,
      clientId,
      clientSecret,
      allowedOrigins: [...allowedOrigins],
    }
    const address = new URL(looked.discovery.authorizationEndpoint)
    const query = {
      client_id: clientId,
      redirect_uri: redirectAt(origin),
      response_type: 'code',
      scope: scopes.join(' '),
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    return { steps: [good('provider')], address: address.href, state, test: seal.close(JSON.stringify(kept)) }
  }

  /** @throws Failure linkExpired for a test that another person started */
  async function finish(tester: Tester, answer: SignOnAnswer): Promise<SignOnResult> {
    const kept = open(answer.test)
    if (!kept || kept.tenantId !== tester.tenantId || kept.sessionId !== tester.sessionId)
      throw new Failure('linkExpired')
    const { origin, authority, clientId } = kept
    const steps: SignOnStep[] = [good('provider')]
    const failed = (step: SignOnStep['step'], problem: SignOnProblem, detail: string) => {
      return { steps: [...steps, bad(step, problem, detail)], person: null }
    }
    if (kept.until < tester.now.getTime()) return failed('signIn', 'tooLate', '')
    if (answer.state !== kept.state) return failed('signIn', 'otherAnswer', 'state')
    if (answer.code === undefined)
      return failed('signIn', 'providerRefused', [answer.error, answer.errorDescription].filter(Boolean).join(': '))
    const looked = await lookAt(kept, origin, kept.allowedOrigins)
    if ('problem' in looked) return { steps: [bad('provider', looked.problem, looked.detail)], person: null }
    steps.push(good('signIn'))

    const { discovery } = looked
    const exchanged = await exchange(discovery, kept, answer.code)
    if ('problem' in exchanged) return failed('token', exchanged.problem, exchanged.detail)
    steps.push(good('token'))

    const trust = { authority, issuer: discovery.issuer, audience: clientId }
    const verdict = await tokens
      .verify(trust, exchanged.token, { nonce: kept.nonce, now: tester.now })
      .catch(() => null)
    if (!verdict) return failed('identity', 'keysUnreachable', discovery.keysAddress)
    if (verdict.kind === 'refused')
      return failed('identity', problemOfClaim(verdict.claim), `${verdict.claim}: ${verdict.reason}`)
    steps.push(good('identity'))

    const { subject, email, firstName, lastName } = verdict.identity
    if (email === '') steps.push(warning('claims', 'emailMissing', 'email'))
    else if (firstName === '' && lastName === '')
      steps.push(warning('claims', 'nameMissing', 'given_name, family_name'))
    else steps.push(good('claims'))
    return { steps, person: { subject, email, firstName, lastName } }
  }

  /** Checks a provider before anyone signs in: the problem found, or else its discovery document. */
  async function lookAt(
    { authority, clientSecret }: Pick<TestedProvider, 'authority' | 'clientSecret'>,
    origin: string,
    allowedOrigins: readonly string[],
  ): Promise<{ discovery: Discovery } | { problem: SignOnProblem; detail: string }> {
    if (!allowsHttp && !authority.startsWith('https:')) return { problem: 'insecureAddress', detail: authority }
    try {
      const discovery = await endpoints.discover(authority, origin)
      const { issuer, tokenEndpoint, responseTypes, isReadable, address } = discovery
      if (!isSameIssuer(issuer, authority)) return { problem: 'issuerMismatch', detail: issuer }
      if (!responseTypes.includes('code')) return { problem: 'noCodeFlow', detail: responseTypes.join(', ') }
      if (!isReadable) return { problem: 'browserRefused', detail: address }
      const tokenOrigin = new URL(tokenEndpoint).origin
      // Without a secret members' browsers request the token themselves.
      const isFetchedByBrowser = clientSecret === null && tokenOrigin !== new URL(authority).origin
      if (isFetchedByBrowser && !isNamed(allowedOrigins, tokenOrigin))
        return { problem: 'browserBlocked', detail: tokenOrigin }
      await endpoints.readKeys(discovery)
      return { discovery }
    } catch (error) {
      if (isProviderTrouble(error)) return { problem: error.problem, detail: error.address }
      throw error
    }
  }

  async function exchange(
    discovery: Discovery,
    { origin, verifier, clientId, clientSecret }: Kept,
    code: string,
  ): Promise<{ token: string } | { problem: SignOnProblem; detail: string }> {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectAt(origin),
      code_verifier: verifier,
    }
    try {
      const { status, body, isReadable } = await endpoints.askToken(discovery, { clientId, clientSecret }, form, origin)
      if (status !== 200) return { problem: problemOfTokenError(body.error), detail: textOf(body, status) }
      if (clientSecret === null && !isReadable) return { problem: 'browserRefused', detail: discovery.tokenEndpoint }
      if (typeof body.id_token !== 'string') return { problem: 'noIdentityToken', detail: 'id_token' }
      return { token: body.id_token }
    } catch (error) {
      if (isProviderTrouble(error)) return { problem: error.problem, detail: error.address }
      throw error
    }
  }

  function open(test: string): Kept | null {
    try {
      return Kept.parse(JSON.parse(seal.open(test)))
    } catch {
      return null
    }
  }

  return { start, finish, lookAt }
}

export function redirectAt(origin: string): string {
  return `${origin}/callback`
}

/** Some providers have a trailing slash in their issuer but not in their address, or the reverse. */
function isSameIssuer(issuer: string, authority: string) {
  return issuer.replace(/\/$/, '') === authority.replace(/\/$/, '')
}

function problemOfTokenError(error: unknown): SignOnProblem {
  if (error === 'invalid_client' || error === 'unauthorized_client') return 'clientRefused'
  return error === 'invalid_grant' ? 'codeRefused' : 'tokenRefused'
}

function problemOfClaim(claim: string): SignOnProblem {
  if (claim === 'signature') return 'signature'
  if (claim === 'kid') return 'unknownKey'
  return claim === 'iat' || claim === 'exp' || claim === 'nbf' ? 'clock' : 'claimRefused'
}

function textOf({ error, error_description: description }: Record<string, unknown>, status: number) {
  const said = [error, description].filter((each) => typeof each === 'string').join(': ')
  return (said || String(status)).slice(0, 300)
}

function good(step: SignOnStep['step']): SignOnStep {
  return { step, state: 'good', problem: null, detail: '' }
}

function bad(step: SignOnStep['step'], problem: SignOnProblem, detail: string): SignOnStep {
  return { step, state: 'bad', problem, detail: detail.slice(0, 500) }
}

function warning(step: SignOnStep['step'], problem: SignOnProblem, detail: string): SignOnStep {
  return { step, state: 'warning', problem, detail }
}
