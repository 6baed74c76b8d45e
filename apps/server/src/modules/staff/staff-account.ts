import type { AccountUpdate, StaffPasswordReset, StaffSessionEntry } from '@upbeat/contract/studio/entities/account'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { sessionEnd } from '@upbeat/rules/staff/session-life'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { AccountContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { type StaffSessions, staffSessionsOn } from '../../platform/session/staff-sessions.ts'
import { hashToken } from '../../platform/session/token.ts'
import { accountLimitKey } from '../auth/sign-in-limit.ts'
import { accountEntry } from './account-entry.ts'
import type { StaffChanges } from './staff-changes-repository.ts'
import { nobody, type StaffEmails } from './staff-emails.ts'
import type { StaffRepository } from './staff-repository.ts'

export type StaffAccountService = ReturnType<typeof createStaffAccountService>
type Parts = {
  staff: StaffRepository
  change: StaffChanges
  sessions: Pick<StaffSessions, 'list' | 'endAll'>
  emails: Pick<StaffEmails, 'add'>
  limits: Pick<Limits, 'count' | 'clear'>
  isMailKept: boolean
  config: Pick<Config, 'FORGOT_PER_ACCOUNT' | 'FORGOT_PER_ACCOUNT_FROM_EVERYWHERE'>
}

export function createStaffAccountService({ staff, change, sessions, emails, limits, isMailKept, config }: Parts) {
  async function update(context: AccountContext, changes: AccountUpdate): Promise<void> {
    const { id } = context.account
    await change(async (changing) => {
      const before = await changing.staff.byId(id)
      if (!before) throw new Failure('sessionExpired')
      const after = {
        name: changes.name ?? before.name,
        language: changes.language === undefined ? before.language : changes.language,
      }
      await changing.staff.updateAccount(id, after)
      const { name, language } = before
      await changing.record(accountEntry(context, 'account.changed', { name, language }, after))
    })
  }

  /** Changes the password and ends all other sessions of the account. */
  async function changePassword(context: AccountContext, password: string): Promise<void> {
    const { account, sessionId } = context
    const passwordHash = await hashPassword(password)
    await change(async (changing) => {
      await changing.staff.updateAccount(account.id, { passwordHash })
      await changing.staff.dropTokens('passwordReset', account.id)
      await changing.record(accountEntry(context, 'account.passwordChanged', {}, {}))
    })
    await sessions.endAll(account.id, sessionId)
  }

  /**
   * Replies the same way for known and unknown email addresses: a job sends the email, or finds no account.
   * @throws Failure mailOff if emails only reach the operator's outbox
   */
  async function forgot(context: StudioContext, email: string): Promise<void> {
    const key = `staff-forgot:${emailKey(email)}`
    const [here, everywhere] = [config.FORGOT_PER_ACCOUNT, config.FORGOT_PER_ACCOUNT_FROM_EVERYWHERE]
    await limits.count({ key: `${key}:from:${context.address}`, most: here, windowSeconds: 3600 }, context.now)
    await limits.count({ key, most: everywhere, windowSeconds: 3600 }, context.now)
    const account = await asPlatform(() => staff.byEmail(email))
    await emails.add(context, { kind: 'passwordReset', accountId: account?.id ?? nobody, details: {} })
    if (isMailKept) throw new Failure('mailOff')
  }

  /**
   * Sets the new password and ends all sessions of the account.
   * @throws Failure linkExpired for an old, used or unknown link
   */
  async function reset(context: StudioContext, { token, password }: StaffPasswordReset): Promise<void> {
    const { now, tenant } = context
    const tokenHash = hashToken(token)
    // Checked first, because hashing is expensive and tokens can be made up.
    if (!(await asPlatform(() => staff.findToken('passwordReset', tokenHash, now)))) throw new Failure('linkExpired')
    const passwordHash = await hashPassword(password)
    const email = await change(async (changing) => {
      const link = await changing.staff.spendToken('passwordReset', tokenHash, now)
      const account = link?.accountId ? await changing.staff.byId(link.accountId) : null
      if (!account) throw new Failure('linkExpired')
      await changing.staff.updateAccount(account.id, { passwordHash })
      await changing.staff.dropTokens('passwordReset', account.id)
      await staffSessionsOn(changing.transaction).endAll(account.id)
      const memberships = await changing.staff.clubsOf(account.id)
      const role = memberships.find(({ tenantId }) => tenantId === tenant?.id)?.role ?? null
      await changing.record(accountEntry({ account, role, tenant, now }, 'account.passwordReset', {}, {}))
      return account.emailKey
    })
    await limits.clear(accountLimitKey('studio', email))
  }

  async function listSessions({ account, sessionId }: AccountContext): Promise<StaffSessionEntry[]> {
    return (await sessions.list(account.id)).map((session) => ({
      id: session.id,
      isThis: session.id === sessionId,
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      expiresAt: sessionEnd(session).toISOString(),
    }))
  }

  /** @throws Failure notFound */
  async function endSession(context: AccountContext, id: string): Promise<void> {
    await change(async (changing) => {
      await changing.record(accountEntry(context, 'account.sessionEnded', {}, {}))
      if (!(await staffSessionsOn(changing.transaction).end(context.account.id, id))) throw new Failure('notFound')
    })
  }

  return { update, changePassword, forgot, reset, listSessions, endSession }
}
