import type { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import { externalSubscription } from '@upbeat/rules/subscription/choose-subscription'
import type { Logger } from 'pino'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { BelongsTo } from '../auth/belongs-to.ts'
import type { Identify } from '../auth/identify.ts'
import type { ExternalAccess } from './external-access.ts'
import type { MembershipSource } from './membership-source.ts'

export type ExternalMembership = ReturnType<typeof createExternalMembership>
type Parts = {
  source: MembershipSource
  identify: Pick<Identify, 'whose' | 'refuse'>
  belongsTo: BelongsTo
  access: ExternalAccess
  log: Logger
}

/** Memberships that a club keeps in a system of its own (`isThirdPartyEnabled`). What it says is also what gives access here. */
export function createExternalMembership({ source, identify, belongsTo, access, log }: Parts) {
  /**
   * What the club's system says of a person who is about to sign in; null where the club keeps none.
   * @throws Failure noMembership for who is unknown there, or not a member of a club that lets only members in
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
   * @throws Failure invalidToken without third party, or with a token that is bad or another's (D-108); noMembership; internal
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

  /** Keeps what was said as access to the classes, for as long as the token that it was said of lasts. */
  async function keep(
    context: Context,
    memberId: string,
    { memberships, until }: { memberships: readonly ExternalSubscription[]; until: Date },
  ): Promise<void> {
    if (isMember(memberships)) await access.give(context, memberId, until)
    else await access.end(context, memberId)
  }

  /** Asks again for a token that was renewed. A system that can't be asked takes nothing from anybody. */
  async function renew(context: Context, memberId: string, { token, until }: { token: string; until: Date }) {
    if (!context.tenant.config.isThirdPartyEnabled) return
    try {
      await keep(context, memberId, { memberships: await ask(context, token), until })
    } catch (error) {
      if (error instanceof Failure && error.code === 'noMembership') await access.end(context, memberId)
      else {
        log.error({ tenant: context.tenant.name, err: error }, 'membership not asked again')
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

/** The first entry is the membership (D-65). */
function isMember(memberships: readonly ExternalSubscription[]) {
  const chosen = externalSubscription(memberships)
  return chosen.failure === null && chosen.isSubscribed
}
