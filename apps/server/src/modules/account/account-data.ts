import type { AccountData, AccountDeletion } from '@upbeat/contract/entities/account-data'
import type { Logger } from 'pino'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Member, Members } from '../members/member.ts'
import type { Sessions } from '../members/sessions.ts'
import { type AccountDataRepository, pageSize } from './account-data-repository.ts'

type Whose = Pick<MemberContext, 'tenantId' | 'memberId' | 'tenant' | 'now'>

export type AccountDataService = ReturnType<typeof createAccountDataService>
type Parts = {
  members: Pick<Members, 'findById'>
  data: AccountDataRepository
  sessions: Pick<Sessions, 'endAll'>
  limits: Pick<Limits, 'count'>
  mailer: Mailer
  /** Ends the member's paid subscriptions. */
  endMembership: (owner: { tenantId: string; memberId: string }, now: Date) => Promise<void>
  /** Stores a hash of the address, which prevents another trial. */
  rememberTrial: (owner: { tenantId: string; memberId: string; emailKey: string }, now: Date) => Promise<void>
  /** Deletes the customer at the payment provider. */
  forgetCustomer: (member: Member) => Promise<void>
  /** What the member has watched, per day and class. */
  watchedBy: (tenantId: string, memberId: string) => Promise<Record<string, unknown>[]>
  log: Logger
}

/** Secrets, internal fields that mean nothing to a member, and the names of staff. */
const hiddenFields = [
  'tenantId',
  'memberId',
  'passwordHash',
  'tokenHash',
  'bindingHash',
  'idToken',
  'paymentToken',
  'paymentCustomer',
  'paymentAccount',
  'revision',
  'changedBy',
]

/** The parts of the download that are one table each. */
const tableOf: Record<
  Exclude<keyof AccountData, 'exportedAt' | 'club' | 'profile' | 'contactMessages' | 'watched'>,
  string
> = {
  consents: 'consentAnswer',
  sessions: 'session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  redeemedCodes: 'codeRedemption',
  favourites: 'favourite',
  activity: 'recentActivity',
  plays: 'play',
  workoutResults: 'workoutResult',
  playheads: 'playhead',
  reminders: 'liveReminder',
  emails: 'sentEmail',
  staffNotes: 'memberNote',
  labels: 'memberLabel',
}

/** A member's rights to their own data: downloading and deleting it. */
export function createAccountDataService(parts: Parts) {
  const { members, data, sessions, limits, mailer, log } = parts

  /** Streams `AccountData` as JSON, page by page, since years of records might not fit in memory. */
  async function download({ tenantId, memberId, tenant, now }: Whose): Promise<AsyncIterable<string>> {
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    const messages = await data.messages(tenantId, row.emailKey)
    const known = {
      exportedAt: now.toISOString(),
      club: tenant.config.displayName,
      profile: readable(row),
      contactMessages: messages.map(readable),
      watched: await parts.watchedBy(tenantId, memberId),
    } satisfies Partial<AccountData>
    const page = (name: string, offset: number) => inTenant(tenantId, () => data.page(tenantId, memberId, name, offset))
    return write(known, page)
  }

  async function* write(
    known: object,
    page: (name: string, offset: number) => Promise<Record<string, unknown>[]>,
  ): AsyncIterable<string> {
    yield JSON.stringify(known).slice(0, -1)
    for (const [part, table] of Object.entries(tableOf)) {
      yield `,${JSON.stringify(part)}:[`
      for (let offset = 0, isFull = true; isFull; offset += pageSize) {
        const rows = await page(table, offset)
        if (rows.length > 0)
          yield `${offset > 0 ? ',' : ''}${rows.map((row) => JSON.stringify(readable(row))).join(',')}`
        isFull = rows.length === pageSize
      }
      yield ']'
    }
    yield '}'
  }

  /**
   * Deletes the account for good. Paid subscriptions end first, so that no one is charged without being able to sign
   * in.
   * @throws Failure notYourPassword, tooManyRequests, unavailable while the payment provider can't be reached
   */
  async function remove(context: MemberContext, { password }: AccountDeletion): Promise<void> {
    const { tenantId, memberId, now } = context
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    await limits.count({ key: `deletion:${tenantId}:of:${memberId}`, most: 10, windowSeconds: 900 }, now)
    if (row.passwordHash !== null && !(await passwordMatches(row.passwordHash, password))) {
      throw new Failure('notYourPassword')
    }
    await erase(context)
  }

  /** The same without a password, for staff. False if there is no such member. @throws Failure unavailable */
  async function erase(context: Whose & { language: string }): Promise<boolean> {
    const { tenantId, memberId, now } = context
    const row = await members.findById(tenantId, memberId)
    if (!row) return false
    await parts.endMembership({ tenantId, memberId }, now)
    await parts.rememberTrial({ tenantId, memberId, emailKey: row.emailKey }, now)
    await parts.forgetCustomer(row)
    await sessions.endAll(tenantId, memberId)
    await data.erase(tenantId, row)
    await sayGoodbye(context, row).catch((err) => log.warn({ err }, 'goodbye not sent'))
    return true
  }

  /** Sent directly instead of by the queue, which would keep the address of a deleted account. */
  async function sayGoodbye(
    { tenant, language }: Pick<MemberContext, 'tenant' | 'language'>,
    { email, firstName }: Member,
  ) {
    await mailer.send(tenant, { to: email, language }, 'accountDeleted', { name: firstName })
  }

  return { download, remove, erase }
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      return hiddenFields.includes(key) ? [] : [[key, value instanceof Date ? value.toISOString() : value]]
    }),
  )
}
