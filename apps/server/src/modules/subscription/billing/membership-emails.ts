import type { EmailKind } from '@upbeat/contract/studio/entities/emails'
import { formatDate } from '@upbeat/rules/i18n/format-date'
import { nextInvoice } from '@upbeat/rules/subscription/billing'
import { majorUnits } from '@upbeat/rules/subscription/money'
import type { Config } from '../../../config.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { JobData } from '../../jobs/job-data.ts'
import { clubAddress, clubLink } from '../../mail/club-address.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { Members } from '../../members/member.ts'
import type { PlanRow } from '../../plans/plan.ts'
import type { SubscriptionRow } from '../repository.ts'
import { billingOf } from './billing-row.ts'
import type { News } from './bookkeeping.ts'
import type { Ledger } from './ledger.ts'
import type { Bill } from './payments.ts'
import type { RenewalNotice } from './renewal-notice.ts'

export type MembershipEmails = ReturnType<typeof createMembershipEmails>
type Parts = {
  members: Pick<Members, 'findById'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}
type Owner = { tenantId: string; memberId: string }
type MembershipJob = JobData['membershipEmail']
type Kind = MembershipJob['kind']
type Confirmed = Extract<Kind, 'cancelled' | 'resumed' | 'planChanged'>

const emailOf = {
  receipt: 'receipt',
  notice: 'renewalNotice',
  failed: 'renewalFailed',
  cancelled: 'cancelled',
  resumed: 'resumed',
  planChanged: 'planChanged',
  ended: 'membershipEnded',
  termEnded: 'termEnded',
  paused: 'paused',
  pauseEnding: 'pauseEnding',
} as const satisfies Record<Kind, EmailKind>

/**
 * Emails about payments: charges, renewals, failures, the member's own changes, and the end. Each is queued in the
 * transaction that stores its cause, so that none is lost and none is sent for something that was rolled back.
 */
export function createMembershipEmails({ members, mailer, tenants, config }: Parts) {
  /** Emails about the results of a change. */
  async function tell(ledger: Ledger, owner: Owner, { bills, ended, termOver, pausedUntil }: News): Promise<void> {
    for (const bill of bills) {
      if (bill.status === 'paid' && bill.amountMinor > 0)
        await ask(ledger, owner, 'receipt', { ...bill, at: new Date(bill.at) })
      if (bill.status === 'failed' && bill.retryAt !== null) {
        await ask(ledger, owner, 'failed', { ...bill, at: new Date(bill.retryAt) })
      }
    }
    if (ended && bills.some(({ status }) => status === 'failed')) await ask(ledger, owner, 'ended', null)
    if (pausedUntil) await ask(ledger, owner, 'paused', { at: pausedUntil, amountMinor: 0, currency: 'gbp' })
    if (termOver) await ask(ledger, owner, 'termEnded', null)
  }

  async function announce(ledger: Ledger, owner: Owner, notice: RenewalNotice, kind: 'notice' | 'pauseEnding') {
    await ask(ledger, owner, kind, notice)
  }

  /** Confirms a change that the member made. `row` is the state after it. */
  async function confirm(ledger: Ledger, row: SubscriptionRow, kind: Confirmed, plan?: PlanRow) {
    if (kind === 'cancelled') {
      const at = row.cancelAtPeriodEnd ? row.currentPeriodEnd : null
      return ask(ledger, row, kind, at && { at, amountMinor: 0, currency: plan?.currency ?? 'gbp' })
    }
    const billing = billingOf(row, plan)
    const next = billing && nextInvoice(billing)
    if (!plan || !next) return
    await ask(ledger, row, kind, { at: new Date(next.at), amountMinor: next.amountMinor, currency: plan.currency })
  }

  type About = Pick<Bill, 'amountMinor' | 'currency'> & { at: Date }

  async function ask({ jobs }: Ledger, { tenantId, memberId }: Owner, kind: Kind, about: About | null) {
    const { amountMinor = 0, currency = 'gbp', at = null } = about ?? {}
    const data = { kind, amountMinor, currency, at: at?.toISOString() ?? null }
    await jobs.add('membershipEmail', { tenantId, memberId, ...data })
  }

  async function send({ tenantId, memberId, kind, ...about }: MembershipJob): Promise<void> {
    const tenant = tenants.byIdOrName(tenantId)
    const member = await members.findById(tenantId, memberId)
    if (!tenant || !member) return
    const language = member.language ?? tenant.config.language
    const address = clubAddress({ tenant }, config)
    const values = {
      price: price(about, language),
      date: about.at === null ? '' : day(about.at, tenant.config.dateFormat, language),
    }
    const isOver = kind === 'cancelled' && about.at === null
    const url = clubLink(tenant, address, '/user/account')
    await mailer.send(tenant, { to: member.email, language, memberId }, isOver ? 'cancelledNow' : emailOf[kind], {
      name: member.firstName,
      url,
      ...values,
    })
  }

  return { tell, announce, confirm, send }
}

function day(moment: string, pattern: string, language: string) {
  return formatDate(Date.parse(moment), { pattern, language, timeZone: 'UTC' })
}

function price({ amountMinor, currency }: Pick<MembershipJob, 'amountMinor' | 'currency'>, language: string) {
  const style = { style: 'currency', currency } as const
  return new Intl.NumberFormat(language, style).format(majorUnits(amountMinor, currency))
}
