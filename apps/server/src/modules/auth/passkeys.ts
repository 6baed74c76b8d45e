import type { LoginReply } from '@upbeat/contract/entities/login'
import type { MemberPasskey, PasskeyAnswer, PasskeyChallenge } from '@upbeat/contract/entities/passkey'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { newPasskeyOptions, signInOptions, verifyNewPasskey, verifyPasskey } from '../../platform/session/webauthn.ts'
import type { CheckPassword } from '../members/check-password.ts'
import type { Members } from '../members/member.ts'
import { type MarketingStateOf, presentUser } from '../members/present-user.ts'
import type { Sessions } from '../members/sessions.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { MemberPasskeyRow, PasskeyRepository } from './passkey-repository.ts'
import { addressLimit } from './sign-in-limit.ts'

export type PasskeyService = ReturnType<typeof createPasskeyService>
type Parts = {
  passkeys: PasskeyRepository
  challenges: PasskeyChallenges
  members: Pick<Members, 'findById'>
  checkPassword: CheckPassword
  sessions: Pick<Sessions, 'open'>
  marketing: { stateOf: MarketingStateOf }
  limits: Pick<Limits, 'attempt' | 'count'>
  config: Pick<Config, 'SIGN_IN_FAILURES_PER_ADDRESS'>
}

const maxPerMember = 10
const challengesPerAddress = { most: 200, windowSeconds: 900 }

/**
 * Passkeys of members, at clubs that have enabled them. The device verifies the user, so a passkey is enough to sign
 * in.
 */
export function createPasskeyService(parts: Parts) {
  const { passkeys, challenges, members, checkPassword, sessions, marketing, limits, config } = parts

  /** @throws Failure notFound, tooManyRequests */
  async function challenge(context: Context): Promise<PasskeyChallenge> {
    assertOn(context)
    const { tenantId, address, origin, now } = context
    await limits.count({ key: `passkey:${tenantId}:from:${address}`, ...challengesPerAddress }, now)
    const options = await signInOptions(origin)
    return { token: challenges.seal(context, { kind: 'signIn' }, options.challenge), options: { ...options } }
  }

  /** @throws Failure notFound, passkeyUnknown, tooManyRequests */
  async function login(context: Context, answer: PasskeyAnswer, bindingHash: string | null): Promise<LoginReply> {
    assertOn(context)
    const { tenantId, userAgent } = context
    const memberId = await limits.attempt([addressLimit(context, config)], context.now, {
      counts: (error) => error instanceof Failure && error.code === 'passkeyUnknown',
      work: () => memberOf(context, answer),
    })
    const member = await members.findById(tenantId, memberId)
    if (!member) throw new Failure('passkeyUnknown')
    const token = await sessions.open({ tenantId, memberId, userAgent, bindingHash })
    const UserDetail = presentUser(member, { token, marketing: await marketing.stateOf(tenantId, memberId) })
    return { Code: token, UserId: memberId, ExternalUserId: null, UserDetail, ExternalLoginResponseTime: null }
  }

  async function memberOf(context: Context, { token, credential }: PasskeyAnswer): Promise<string> {
    const { tenantId, origin, now } = context
    const expected = await challenges.spend(context, { kind: 'signIn' }, token)
    const known = await passkeys.find(tenantId, String(credential.id))
    if (expected === null || !known) throw new Failure('passkeyUnknown')
    const counter = await verifyPasskey(credential, known, { origin, challenge: expected })
    if (counter === null) throw new Failure('passkeyUnknown')
    await passkeys.used(tenantId, known.id, { counter, now })
    return known.memberId
  }

  /** @throws Failure notFound */
  async function list(context: MemberContext): Promise<MemberPasskey[]> {
    assertOn(context)
    return (await passkeys.list(context.tenantId, context.memberId)).map(present)
  }

  /**
   * A challenge to create a passkey. It needs the password, so that a stolen session can't add one.
   * @throws Failure notFound, notYourPassword, tooManyRequests
   */
  async function newChallenge(context: MemberContext, password: string): Promise<PasskeyChallenge> {
    assertOn(context)
    const { tenant, tenantId, memberId, origin } = context
    const member = await members.findById(tenantId, memberId)
    if (!member || member.passwordHash === null) throw new Failure('notYourPassword')
    await checkPassword(context, member.passwordHash, password)
    const own = await passkeys.list(tenantId, memberId)
    const options = await newPasskeyOptions(origin, {
      rpName: tenant.config.displayName,
      userName: member.email,
      userID: Uint8Array.from(Buffer.from(memberId)),
      excludeCredentials: own.map(({ id }) => ({ id })),
    })
    return { token: challenges.seal(context, { kind: 'new', memberId }, options.challenge), options: { ...options } }
  }

  /** @throws Failure notFound, passkeyUnknown */
  async function add(context: MemberContext, { token, credential }: PasskeyAnswer): Promise<MemberPasskey> {
    assertOn(context)
    const { tenantId, memberId, origin, userAgent, now } = context
    const expected = await challenges.spend(context, { kind: 'new', memberId }, token)
    const made = expected && (await verifyNewPasskey(credential, { origin, challenge: expected }))
    const isFull = (await passkeys.list(tenantId, memberId)).length >= maxPerMember
    if (!made || isFull) throw new Failure('passkeyUnknown')
    const { id, publicKey, counter, host } = made
    const row = { id, publicKey, counter, host, memberId, userAgent, createdAt: now, lastUsedAt: null }
    if (!(await passkeys.insert(tenantId, row))) throw new Failure('passkeyUnknown')
    return present(row)
  }

  /** @throws Failure notFound */
  async function remove(context: MemberContext, id: string): Promise<void> {
    assertOn(context)
    if (!(await passkeys.remove(context.tenantId, context.memberId, id))) throw new Failure('notFound')
  }

  return { challenge, login, list, newChallenge, add, remove }
}

function assertOn({ tenant }: Context) {
  if (!tenant.config.passkeys) throw new Failure('notFound')
}

function present({ id, createdAt, lastUsedAt, userAgent }: Omit<MemberPasskeyRow, 'tenantId'>): MemberPasskey {
  return { id, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null, userAgent }
}
