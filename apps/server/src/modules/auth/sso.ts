import type { LoginReply, RefreshedToken, TokenLoginForm } from '@upbeat/contract/entities/login'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { hashToken } from '../../platform/session/token.ts'
import { keepLanguage } from '../members/keep-language.ts'
import type { Member, Members } from '../members/member.ts'
import { type MarketingStateOf, presentUser } from '../members/present-user.ts'
import type { Sessions } from '../members/sessions.ts'
import type { BelongsTo } from './belongs-to.ts'
import type { Identify } from './identify.ts'
import type { Identity } from './identity-tokens.ts'
import type { ExternalMemberships } from './memberships.ts'
import { addressLimit } from './sign-in-limit.ts'
import type { SpentNonceRepository } from './spent-nonce-repository.ts'

export type SsoService = ReturnType<typeof createSsoService>
type Parts = {
  identify: Identify
  belongsTo: BelongsTo
  nonces: SpentNonceRepository
  members: Pick<Members, 'findBySubject' | 'insertLinked' | 'changeLanguage'>
  membership: ExternalMemberships
  sessions: Pick<Sessions, 'open'>
  marketing: { stateOf: MarketingStateOf }
  limits: Pick<Limits, 'attempt'>
  config: Pick<Config, 'SIGN_IN_FAILURES_PER_ADDRESS'>
  makeId: () => string
  /** A monotonic clock in milliseconds, to measure the club's own systems. */
  elapsed: () => number
}

/** Sign-in with a token of the club's identity provider (D-57). */
export function createSsoService(parts: Parts) {
  const { identify, nonces, members, membership, sessions, marketing, limits, makeId, elapsed } = parts

  /**
   * Opens a session for the token's person. If the club has a membership system it is asked first: someone it doesn't
   * know gets neither a session nor an account.
   * @throws Failure invalidToken, noMembership, internal, tooManyRequests
   */
  async function signIn(
    context: Context,
    { token, nonce }: TokenLoginForm,
    bindingHash: string | null,
  ): Promise<{ reply: LoginReply; isNew: boolean }> {
    const { tenantId, userAgent } = context
    const started = elapsed()
    const identity = await limits.attempt([addressLimit(context, parts.config)], context.now, {
      counts: (error) => error instanceof Failure && error.code === 'invalidToken',
      work: () => believed(context, token, nonce),
    })
    const memberships = await membership.assertMayEnter(context, token)
    const tookMs = Math.round(elapsed() - started)
    const { member, isNew } = await accountOf(context, identity)
    await keepLanguage(members, context, member)
    if (memberships) await membership.keep(context, member.id, { memberships, until: identity.expiresAt })
    const code = await sessions.open({
      tenantId,
      memberId: member.id,
      externalUserId: identity.subject,
      userAgent,
      bindingHash,
    })
    const UserDetail = presentUser(member, { token: code, marketing: await marketing.stateOf(tenantId, member.id) })
    const reply = { Code: code, UserId: member.id, ExternalUserId: identity.subject, UserDetail }
    return { reply: { ...reply, ExternalLoginResponseTime: tookMs }, isNew }
  }

  async function believed(context: Context, token: string, nonce: string | undefined) {
    const identity = await identify.whose(context, token, nonce)
    await spend(context, identity)
    return identity
  }

  /** A token with a nonce is valid for one sign-in. */
  async function spend({ tenant, tenantId, now }: Context, { issuer, nonce, expiresAt }: Identity) {
    if (nonce === null) return
    const until = new Date(expiresAt.getTime() + skewMs)
    const isFirst = await nonces.spend(tenantId, hashToken(`${issuer}\n${nonce}`), { now, until })
    if (!isFirst) throw identify.refuse(tenant, 'nonce', 'has opened a session before')
  }

  /** The account linked to issuer and subject, created for a new person. An equal address links nothing. */
  async function accountOf(
    { tenantId, language, now }: Context,
    { issuer, subject, email, firstName, lastName }: Identity,
  ): Promise<{ member: Member; isNew: boolean }> {
    const person = { ssoIssuer: issuer, ssoSubject: subject }
    const known = await members.findBySubject(tenantId, person)
    if (known) return { member: known, isNew: false }
    const id = makeId()
    await members.insertLinked(tenantId, { ...person, id, email, firstName, lastName, language, createdAt: now })
    const member = await members.findBySubject(tenantId, person)
    if (!member) throw new Failure('internal', { cause: new Error('the account of single sign-on was not stored') })
    return { member, isNew: member.id === id }
  }

  /**
   * Verifies that a renewed token belongs to the session's member (D-56), and asks the membership system again.
   * @throws Failure invalidToken
   */
  async function refresh(context: Context, token: string | undefined): Promise<RefreshedToken> {
    const identity = await identify.whose(context, token)
    const { member, now } = context
    if (member && !(await parts.belongsTo({ ...context, member }, identity))) {
      throw identify.refuse(context.tenant, 'sub', 'is not the session’s')
    }
    if (member) await membership.renew(context, member.memberId, { token: token ?? '', until: identity.expiresAt })
    const expiresIn = Math.max(0, Math.floor((identity.expiresAt.getTime() - now.getTime()) / 1000))
    return { token: token ?? '', expiresIn }
  }

  return { signIn, refresh }
}

const skewMs = 60_000
