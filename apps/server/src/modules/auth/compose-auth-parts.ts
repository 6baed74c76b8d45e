import type { Platform } from '../../platform/open-platform.ts'
import type { MemberParts } from '../members/compose.ts'
import { createBelongsTo } from './belongs-to.ts'
import { createIdentify } from './identify.ts'
import type { IdentityTokens } from './identity-tokens.ts'
import { createPasswordResetRepository } from './password-reset-repository.ts'

export type AuthParts = ReturnType<typeof composeAuthParts>
type Parts = Pick<Platform, 'db' | 'log'> & Pick<MemberParts, 'members' | 'membersOn'> & { tokens: IdentityTokens }

/** What subscriptions and accounts need of sign-in: who a token belongs to, and the links sent to members. */
export function composeAuthParts({ db, log, tokens, members, membersOn }: Parts) {
  return {
    resets: createPasswordResetRepository(db, membersOn),
    identify: createIdentify({ tokens, log }),
    belongsTo: createBelongsTo(members),
  }
}
