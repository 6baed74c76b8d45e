import type { User } from '@upbeat/contract/entities/user'
import type { Member } from './member.ts'

export type MarketingState = User['marketingEmail']
/** Whether the member gets marketing emails. */
export type MarketingStateOf = (tenantId: string, memberId: string) => Promise<MarketingState>

/** A member as shown to themselves. Missing names are null. */
export function presentUser(
  row: Member,
  about: { token: string | null; marketing: MarketingState; pendingEmail?: string | null },
): User {
  return {
    applicationProfile: {
      emailAddress: row.email,
      firstName: row.firstName || null,
      lastName: row.lastName || null,
    },
    userId: row.id,
    token: about.token,
    clientId: row.tenantId,
    ExternalUserId: row.ssoSubject,
    marketingEmail: about.marketing,
    pendingEmailAddress: about.pendingEmail ?? null,
  }
}
