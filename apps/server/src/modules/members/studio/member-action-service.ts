import { emailKey } from '@upbeat/rules/auth/email-key'
import type { PauseMonths } from '@upbeat/rules/subscription/billing'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { clubAddress } from '../../mail/club-address.ts'
import type { Member } from '../member.ts'
import type { MembersOn } from '../member-tables.ts'
import type { Sessions } from '../sessions.ts'
import { signsInHere } from '../signs-in-here.ts'
import type { MemberLog } from './member-log.ts'
import { createMemberNoteRepository } from './member-note-repository.ts'
import type { MemberAccounts, MemberMembershipActions } from './member-ports.ts'

export type MemberActionService = ReturnType<typeof createMemberActionService>
type Parts = {
  db: Database
  jobs: Pick<Jobs, 'together'>
  membersOn: MembersOn
  sessions: Pick<Sessions, 'notifyEnded' | 'endAll'>
  memberships: MemberMembershipActions
  accounts: MemberAccounts
  log: MemberLog
  isMailKept: boolean
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}
type Adder = Pick<Jobs, 'add'>
type Change = (row: Member, transaction: Database, jobs: Adder) => Promise<void>

/** Within these minutes a second person, or a second click, sends no second email. */
const resetMinutes = 2

/** What staff do for a member. Each is logged in the transaction of the change. */
export function createMemberActionService(parts: Parts) {
  const { db, jobs, membersOn, sessions, memberships, accounts, log, config } = parts

  /** Locks the member, so that two people's actions run one after the other. @throws Failure notFound */
  function change({ tenantId }: StaffContext, id: string, work: Change): Promise<void> {
    return jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const row = await createMemberNoteRepository(transaction).lock(tenantId, id)
        if (!row) throw new Failure('notFound')
        await work(row, transaction, addTo(transaction))
      }),
    )
  }

  /**
   * Queues the email with a link for a new password.
   * @throws Failure notFound, notAllowedNow for single sign-on, emailedAlready, mailOff
   */
  async function sendReset(context: StaffContext, id: string): Promise<void> {
    if (parts.isMailKept) throw new Failure('mailOff')
    await change(context, id, async (row, transaction, queue) => {
      if (!signsInHere(row)) throw new Failure('notAllowedNow')
      const action = 'member.resetSent'
      if (await log.wasDone(transaction, context, id, action, resetMinutes)) throw new Failure('emailedAlready')
      await queue.add('resetEmail', { ...addresseeOf(context, row), address: clubAddress(context, config) })
      await log.record(transaction, context, { id, action })
    })
  }

  /** @throws Failure notFound */
  async function endSessions(context: StaffContext, id: string): Promise<void> {
    const ended: string[] = []
    await change(context, id, async (_, transaction) => {
      ended.push(...(await membersOn(transaction).sessions.removeAll(context.tenantId, id)))
      await log.record(transaction, context, { id, action: 'member.sessionsEnded', after: { sessions: ended.length } })
    })
    for (const hash of ended) await sessions.notifyEnded(hash)
  }

  /**
   * Replaces the address at once. The old one gets an email with a link to undo it; all sessions end, and links sent to
   * the old address no longer work.
   * @throws Failure notFound, notAllowedNow for single sign-on, changedElsewhere, emailInUse
   */
  async function changeAddress(context: StaffContext, id: string, { email, base }: { email: string; base: string }) {
    const { tenantId } = context
    let isChanged = false
    await change(context, id, async (row, transaction, queue) => {
      if (!signsInHere(row)) throw new Failure('notAllowedNow')
      // A second click.
      if (row.email === email) return
      if (row.email !== base) throw new Failure('changedElsewhere')
      const { members, addressChanges } = membersOn(transaction)
      const { firstName, lastName } = row
      if (!(await members.changeProfile(tenantId, id, { firstName, lastName, email }))) throw new Failure('emailInUse')
      await addressChanges.remove(tenantId, id)
      await queue.add('customerContact', { tenantId, memberId: id })
      if (emailKey(email) !== emailKey(base) && base !== '') {
        const address = clubAddress(context, config)
        await queue.add('addressChangedEmail', { ...addresseeOf(context, row), to: base, address })
      }
      const [before, after] = [{ address: base }, { address: email }]
      await log.record(transaction, context, { id, action: 'member.addressChanged', before, after })
      isChanged = true
    })
    if (!isChanged) return
    await accounts.forgetMarketing(tenantId, id)
    await accounts.voidResetLinks(tenantId, id)
    await sessions.endAll(tenantId, id)
  }

  async function addDays(context: StaffContext, id: string, { days, version }: { days: number; version: string }) {
    await memberships.addDays(targetOf(context, id, version), days, ({ transaction }, { until }) =>
      log.record(transaction, context, {
        id,
        action: 'member.daysAdded',
        after: { days, until: until?.toISOString() ?? null },
      }),
    )
  }

  async function cancel(
    context: StaffContext,
    id: string,
    { at, version }: { at: 'periodEnd' | 'now'; version: string },
  ) {
    const act = at === 'now' ? memberships.cancelNow : memberships.cancel
    const action = at === 'now' ? 'member.ended' : 'member.cancelled'
    await act(targetOf(context, id, version), ({ transaction }, { until }) =>
      log.record(transaction, context, { id, action, after: { until: (until ?? context.now).toISOString() } }),
    )
  }

  async function pause(
    context: StaffContext,
    id: string,
    { months, version }: { months: PauseMonths; version: string },
  ) {
    await memberships.pause(targetOf(context, id, version), months, ({ transaction }, { until }) =>
      log.record(transaction, context, {
        id,
        action: 'member.paused',
        after: { until: until?.toISOString() ?? null },
      }),
    )
  }

  async function unpause(context: StaffContext, id: string, { version }: { version: string }) {
    await memberships.unpause(targetOf(context, id, version), ({ transaction }) =>
      log.record(transaction, context, { id, action: 'member.unpaused' }),
    )
  }

  async function refund(context: StaffContext, id: string, { version }: { version: string }) {
    await memberships.refund(targetOf(context, id, version), ({ transaction }, { amount }) =>
      log.record(transaction, context, { id, action: 'member.refunded', after: { ...amount } }),
    )
  }

  /** All data about the member as JSON. @throws Failure notFound */
  async function download(context: StaffContext, id: string): Promise<AsyncIterable<string>> {
    await change(context, id, (_, transaction) => log.record(transaction, context, { id, action: 'member.exported' }))
    return accounts.download(whose(context, id))
  }

  /** Deletes the account for good, as the member could. @throws Failure notFound, unavailable */
  async function remove(context: StaffContext, id: string): Promise<void> {
    const row = await membersOn(db).members.findById(context.tenantId, id)
    const language = row?.language ?? context.tenant.config.language
    if (!(await accounts.erase({ ...whose(context, id), language }))) throw new Failure('notFound')
    await log.record(db, context, { id, action: 'member.deleted' })
  }

  return { sendReset, endSessions, changeAddress, addDays, cancel, pause, unpause, refund, download, remove }
}

function targetOf({ tenantId, now }: StaffContext, memberId: string, version: string) {
  return { tenantId, memberId, version, now }
}

function whose({ tenantId, tenant, now }: StaffContext, memberId: string) {
  return { tenantId, memberId, tenant, now }
}

/** Emails are in the member's language, not in that of the person who sends them. */
function addresseeOf({ tenantId, tenant }: StaffContext, { id, language }: Member) {
  return { tenantId, memberId: id, language: language ?? tenant.config.language }
}
