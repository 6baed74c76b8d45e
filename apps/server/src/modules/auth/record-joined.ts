import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Facts } from '../facts/fact.ts'
import type { Members, NewMember } from '../members/member.ts'
import type { MembersOn } from '../members/member-tables.ts'

type Parts = {
  db: Database
  membersOn: MembersOn
  facts: Facts
  /** How many members the club has beyond its limit. */
  membersOver: (transaction: Database, tenantId: string) => Promise<number>
}

/**
 * Appends a fact for each new account, in the transaction that creates it. @throws Failure clubFull, if the club has as
 * many members as it may have
 */
export function recordJoined(real: Members, { db, membersOn, facts, membersOver }: Parts): Members {
  const joined = async (
    transaction: Database,
    tenantId: string,
    { id, createdAt }: NewMember,
    by: 'signUp' | 'singleSignOn',
  ) => {
    if ((await membersOver(transaction, tenantId)) > 0) throw new Failure('clubFull')
    await facts.append(transaction, [
      { kind: 'member_joined', tenantId, memberId: id, at: createdAt, entityId: null, details: { by } },
    ])
  }
  return {
    ...real,
    insert: (tenantId, member) =>
      db.transaction(async (transaction) => {
        const isNew = await membersOn(transaction).members.insert(tenantId, member)
        if (isNew) await joined(transaction, tenantId, member, 'signUp')
        return isNew
      }),
    insertLinked: (tenantId, member) =>
      db.transaction(async (transaction) => {
        const { members } = membersOn(transaction)
        await members.insertLinked(tenantId, member)
        const isNew = (await members.findBySubject(tenantId, member))?.id === member.id
        if (isNew) await joined(transaction, tenantId, member, 'singleSignOn')
      }),
  }
}
