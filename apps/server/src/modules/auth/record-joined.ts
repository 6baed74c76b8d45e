import type { Database } from '../../platform/db/database.ts'
import type { Facts } from '../facts/fact.ts'
import type { Members, NewMember } from '../members/member.ts'
import type { MembersOn } from '../members/member-tables.ts'

type Parts = { db: Database; membersOn: MembersOn; facts: Facts }

/** Appends a fact for each new account, in the transaction that creates it. */
export function recordJoined(real: Members, { db, membersOn, facts }: Parts): Members {
  const joined = (
    transaction: Database,
    tenantId: string,
    { id, createdAt }: NewMember,
    by: 'signUp' | 'singleSignOn',
  ) =>
    facts.append(transaction, [
      { kind: 'member_joined', tenantId, memberId: id, at: createdAt, entityId: null, details: { by } },
    ])
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
