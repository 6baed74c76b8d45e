import type { Platform } from '../../platform/open-platform.ts'
import type { Facts } from '../facts/fact.ts'
import type { Personas } from '../preview/with-personas.ts'
import { createBelongsTo } from './belongs-to.ts'
import { createIdentify } from './identify.ts'
import type { IdentityTokens } from './identity-tokens.ts'
import { createPasswordResetRepository } from './password-reset-repository.ts'
import { recordJoined } from './record-joined.ts'
import { createMemberRepository } from './repository.ts'

export type MemberParts = ReturnType<typeof composeMembers>
type Parts = Pick<Platform, 'db' | 'log'> & {
  tokens: IdentityTokens
  personas: Pick<Personas, 'members'>
  facts: Facts
}

/** The members and their identities, as subscriptions and accounts need them. */
export function composeMembers({ db, log, tokens, personas, facts }: Parts) {
  const members = personas.members(recordJoined({ db, membersOn: createMemberRepository, facts }))
  return {
    members,
    membersOn: createMemberRepository,
    resets: createPasswordResetRepository(db),
    identify: createIdentify({ tokens, log }),
    belongsTo: createBelongsTo(members),
  }
}
