import type { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import { externalSubscription } from '@upbeat/rules/subscription/choose-subscription'
import type { Logger } from 'pino'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../../platform/http/context.ts'
import type { BelongsTo } from '../../auth/belongs-to.ts'
import type { Identify } from '../../auth/identify.ts'
import type { MembershipSource } from '../membership-source.ts'
import type { ExternalAccess } from './external-access.ts'

export type ExternalMembership = ReturnType<typeof createExternalMembership>
type Parts = {
  source: MembershipSource
  identify: Pick<Identify, 'whose' | 'refuse'>
  belongsTo: BelongsTo
  access: ExternalAccess
  log: Logger
}

/**
 * Memberships that a club manages in its own system (`isThirdPartyEnabled`). Its replies also determine the access
 * here.
 */
export function createExternalMembership({ source, identify, belongsTo, access, log }: Parts) {
  /**
   * The memberships of a person who is about to sign in; null if the club has no such system.
   * @throws Failure noMembership if the person is unknown there, or isn't a member of a club that only lets members in
   */
  async function assertMayEnter(context: Context, token: string): Promise<ExternalSubscription[] | null> {
    const { isThirdPartyEnabled, canUnsubcribedUsersLogin } = context.tenant.config
    if (!isThirdPartyEnabled) return null
    const memberships = await ask(context, token)
    if (!canUnsubcribedUsersLogin && !isMember(memberships)) throw new Failure('noMembership')
    return memberships
  }

  /**
   * The member's own list (A3).
   * @throws Failure invalidToken if the club has no such system, or the token is invalid or another person's (D-108);
   * noMembership; internal
   */
  async function list(context: MemberContext, token: string | undefined): Promise<ExternalSubscription[]> {
    const { tenant, memberId } = context
    if (!tenant.config.isThirdPartyEnabled) throw identify.refuse(tenant, 'iss', 'the club keeps its memberships here')
    const identity = await identify.whose(context, token)
    if (!(await belongsTo(context, identity))) throw identify.refuse(tenant, 'sub', 'is not the session’s')
    try {
      const memberships = await ask(context, token ?? '')
      await keep(context, memberId, { memberships, until: identity.expiresAt })
      return memberships
    } catch (error) {
      if (error instanceof Failure && error.code === 'noMembership') await access.end(context, memberId)
      throw error
    }
  }

  /** Grants or ends access according to the reply, for as long as the token is valid. */
  async function keep(
    context: Context,
    memberId: string,
    { memberships, until }: { memberships: readonly ExternalSubscription[]; until: Date },
  ): Promise<void> {
    if (isMember(memberships)) await access.give(context, memberId, until)
    else await access.end(context, memberId)
  }

  /** Queries the system again for a renewed token. If it is unavailable, nobody loses access. */
  async function renew(context: Context, memberId: string, { token, until }: { token: string; until: Date }) {
    if (!context.tenant.config.isThirdPartyEnabled) return
    try {
      await keep(context, memberId, { memberships: await ask(context, token), until })
    } catch (error) {
      if (error instanceof Failure && error.code === 'noMembership') await access.end(context, memberId)
      else {
        log.error({ tenant: context.tenant.name, err: error }, 'membership not renewed')
        await access.prolong(context, memberId, until)
      }
    }
  }

  async function ask({ tenant }: Context, token: string): Promise<ExternalSubscription[]> {
    const answer = await source.ask(tenant, token).catch((cause) => {
      throw new Failure('internal', { cause })
    })
    if (answer.kind === 'unknown') throw new Failure('noMembership')
    if (answer.kind === 'invalidToken') throw identify.refuse(tenant, 'token', 'the membership system refused it')
    return answer.memberships
  }

  return { assertMayEnter, list, keep, renew }
}

/** The first entry counts (D-65). */
function isMember(memberships: readonly ExternalSubscription[]) {
  const chosen = externalSubscription(memberships)
  return chosen.failure === null && chosen.isSubscribed
}
