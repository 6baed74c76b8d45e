import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Members } from '../member.ts'
import type { Sessions } from '../sessions.ts'
import type { MemberListRepository } from './member-list-repository.ts'
import type { MemberLog } from './member-log.ts'
import type { MemberNoteRepository } from './member-note-repository.ts'
import type { MemberRecords } from './member-ports.ts'

export type MemberPageService = ReturnType<typeof createMemberPageService>
type Parts = {
  members: Pick<Members, 'findById'>
  list: Pick<MemberListRepository, 'details'>
  notes: Pick<MemberNoteRepository, 'read'>
  sessions: Pick<Sessions, 'list'>
  records: MemberRecords
  log: Pick<MemberLog, 'recordView'>
}

const mostWatched = 50

/** One member, for the person who helps them. */
export function createMemberPageService({ members, list, notes, sessions, records, log }: Parts) {
  /** Everything about a member; the view is logged. @throws Failure notFound */
  async function read(context: StaffContext, id: string): Promise<StudioMember> {
    const { tenantId, now } = context
    const [row, [seen]] = await Promise.all([members.findById(tenantId, id), list.details(tenantId, [id])])
    if (!row) throw new Failure('notFound')
    const [membership, facts, open, watched, consents, emails, written] = await Promise.all([
      records.memberships(tenantId, id, now),
      records.facts(tenantId, id),
      sessions.list(tenantId, id),
      records.watched(tenantId, id),
      records.consents(tenantId, id),
      records.emails(tenantId, id),
      notes.read(tenantId, id),
    ])
    await log.recordView(context, id)
    const { email, firstName, lastName, language, createdAt, passwordHash, ssoSubject } = row
    return {
      id,
      email,
      firstName,
      lastName,
      language,
      joinedAt: createdAt.toISOString(),
      seenAt: seen?.seenAt?.toISOString() ?? null,
      hasPassword: passwordHash !== null,
      isFromSingleSignOn: ssoSubject !== null,
      ...membership,
      ...withoutMoney(context, membership),
      facts: facts.map(({ kind, at, planTag }) => ({ kind, at: at.toISOString(), planTag })),
      sessions: open.map(({ userAgent, createdAt: startedAt, usedAt, expiresAt }) => ({
        userAgent,
        startedAt: startedAt.toISOString(),
        usedAt: usedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      watched: watched.slice(0, mostWatched).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      consents: consents.map(({ policy, version, action, answeredAt }) => {
        return { policy, version, accepted: action === 'accepted', at: answeredAt.toISOString() }
      }),
      emails: emails.map(({ kind, address, state, answer, attempts, at }) => {
        return { kind, address, state, answer, attempts, at: at.toISOString() }
      }),
      note: written.note,
      labels: written.labels,
      notedBy: written.notedBy && { name: written.notedBy.name, at: written.notedBy.at.toISOString() },
    }
  }

  return { read }
}

type Money = Pick<StudioMember, 'payments' | 'actions'>

/** Amounts are for those who may see money, or refund it. */
function withoutMoney({ reachOf }: StaffContext, { payments, actions }: Money): Money {
  if (reachOf('payments.view') || reachOf('members.refund')) return { payments, actions }
  return {
    payments: payments.map((payment) => ({ ...payment, amountMinor: null })),
    actions: { ...actions, refund: null },
  }
}
