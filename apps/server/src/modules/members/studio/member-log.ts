import type { Database } from '../../../platform/db/database.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit, AuditEntry } from '../../audit/audit.ts'
import { memberNumber } from './member-number.ts'

export type MemberLog = ReturnType<typeof createMemberLog>
type Details = AuditEntry<'member'>['after']

const minuteMs = 60_000
/** Looking again within this time is the same view. */
const viewMs = 10 * minuteMs

/** The history of what staff do with members. */
export function createMemberLog({ db, audit }: { db: Database; audit: Audit }) {
  async function record(
    transaction: Database,
    { tenantId, staff, now }: StaffContext,
    { id, action, before = null, after = null }: { id: string; action: string; before?: Details; after?: Details },
  ): Promise<void> {
    const object = { kind: 'member', id, name: memberNumber(id) } as const
    await audit.record(transaction, { tenantId, actor: staffActor(staff), action, object, before, after, now })
  }

  /** A view by one person, once in ten minutes. */
  async function recordView(context: StaffContext, id: string): Promise<void> {
    const { tenantId, staff, now } = context
    const since = new Date(now.getTime() - viewMs)
    const about = { kind: 'member', id, action: 'member.viewed', actorId: staff.accountId }
    if (await audit.hasEntry(db, tenantId, about, since)) return
    await record(db, context, { id, action: about.action })
  }

  /** Whether anyone has done this to the member in the last minutes. */
  function wasDone(
    transaction: Database,
    { tenantId, now }: StaffContext,
    id: string,
    action: string,
    minutes: number,
  ) {
    const since = new Date(now.getTime() - minutes * minuteMs)
    return audit.hasEntry(transaction, tenantId, { kind: 'member', id, action }, since)
  }

  return { record, recordView, wasDone }
}
