import type { MemberContext } from '../../platform/http/context.ts'
import type { Members } from '../members/member.ts'
import type { Identity } from './identity-tokens.ts'

/** Whether an identity is that of a session's member. */
export type BelongsTo = (
  context: Pick<MemberContext, 'tenantId' | 'member'>,
  identity: Pick<Identity, 'issuer' | 'subject'>,
) => Promise<boolean>

/**
 * Issuer and subject together identify the person: after a change of provider the new one may give someone the subject
 * that another person had at the old one.
 */
export function createBelongsTo(members: Pick<Members, 'findBySubject'>): BelongsTo {
  return async ({ tenantId, member }, { issuer, subject }) => {
    if (member.externalUserId !== subject) return false
    const linked = await members.findBySubject(tenantId, { ssoIssuer: issuer, ssoSubject: subject })
    return linked?.id === member.memberId
  }
}
