import type { MemberContext } from '../../platform/http/context.ts'
import type { Members } from '../account/member.ts'
import type { Identity } from './identity-tokens.ts'

/** Whether an identity is the person of a member's session. */
export type BelongsTo = (
  context: Pick<MemberContext, 'tenantId' | 'member'>,
  identity: Pick<Identity, 'issuer' | 'subject'>,
) => Promise<boolean>

/**
 * Issuer and subject together are the person: a provider that the club has taken instead of another may give somebody the
 * subject that another person had there.
 */
export function createBelongsTo(members: Pick<Members, 'findBySubject'>): BelongsTo {
  return async ({ tenantId, member }, { issuer, subject }) => {
    if (member.externalUserId !== subject) return false
    const linked = await members.findBySubject(tenantId, { ssoIssuer: issuer, ssoSubject: subject })
    return linked?.id === member.memberId
  }
}
