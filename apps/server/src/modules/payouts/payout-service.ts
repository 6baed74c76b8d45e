import type { PayoutCoach, PayoutRule, PayoutStatement, Payouts } from '@upbeat/contract/studio/entities/figures/payout'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { FreezeMonths } from './freeze-months.ts'
import { monthAfter } from './payout-months.ts'
import { createPayoutRepository, type StatementRow } from './payout-repository.ts'
import type { Statement } from './statement.ts'

export type PayoutService = ReturnType<typeof createPayoutService>
type Parts = {
  db: Database
  audit: Audit
  months: FreezeMonths
  currencyOf: (context: Pick<StaffContext, 'tenant'>) => string
  /** Whether the account belongs to the club's staff. */
  isStaff: (tenantId: string, accountId: string) => Promise<boolean>
}

/** What coaches get of the club's pool (FIG-06). */
export function createPayoutService({ db, audit, months, currencyOf, isStaff }: Parts) {
  const payouts = createPayoutRepository(db)

  async function overview(context: StaffContext): Promise<Payouts> {
    const rule = await payouts.rule(context.tenantId)
    const currency = currencyOf(context)
    if (!rule) return { rule: null, currency, months: [] }
    const shown: string[] = []
    for (let month = months.monthNow(context); month >= rule.since; month = monthAfter(month, -1)) shown.push(month)
    return { rule: { pool: rule.pool, counts: rule.counts }, currency, months: shown }
  }

  /** Frozen if its month is over for three days; else as it would be now. @throws Failure notFound */
  async function statement(context: StaffContext, month: string): Promise<PayoutStatement> {
    const { tenantId } = context
    await months.freeze(context)
    const frozen = await payouts.statement(tenantId, month)
    if (frozen) return present(context, month, frozen)
    const rule = await payouts.rule(tenantId)
    if (!rule || month < rule.since || month > months.monthNow(context)) throw new Failure('notFound')
    return present(context, month, await months.compute(context, month, rule))
  }

  /** Coaches see the lines that are linked to them. */
  async function present(
    context: StaffContext,
    month: string,
    found: Statement & Partial<Pick<StatementRow, 'frozenAt'>>,
  ) {
    const accounts = await payouts.accounts(context.tenantId)
    const isOwn = context.reachOf('payouts.view') === 'own'
    const mayLink = context.reachOf('payouts.edit') !== null
    const { rule, currency, poolMinor, paidMinor, lines, frozenAt } = found
    const seconds = lines.reduce((sum, { playedMs }) => sum + playedMs, 0) / 1000
    const shown = lines.filter(({ coach }) => !isOwn || accounts.get(coach) === context.staff.accountId)
    return {
      month,
      state: frozenAt ? ('frozen' as const) : ('open' as const),
      frozenAt: frozenAt?.toISOString() ?? null,
      currency,
      rule,
      pool: isOwn ? null : { amountMinor: poolMinor, paidMinor, seconds },
      lines: shown.map(({ coach, playedMs, amountMinor }) => ({
        coach,
        seconds: playedMs / 1000,
        amountMinor,
        accountId: mayLink ? (accounts.get(coach) ?? null) : null,
      })),
    }
  }

  async function saveRule(context: StaffContext, rule: PayoutRule): Promise<Payouts> {
    const { tenantId, now } = context
    // Months that are over keep the rule before.
    await months.freeze(context)
    await db.transaction(async (transaction) => {
      const rows = createPayoutRepository(transaction)
      const before = await rows.rule(tenantId)
      await rows.saveRule({ tenantId, ...rule, since: months.monthNow(context) })
      await audit.record(transaction, {
        tenantId,
        actor: actorOf(context),
        action: 'payoutRule.changed',
        now,
        object: { kind: 'payoutRule', id: tenantId, name: '' },
        before: before && { pool: before.pool, counts: before.counts },
        after: rule,
      })
    })
    return overview(context)
  }

  /** @throws Failure notFound if the account isn't of the club's staff */
  async function link(context: StaffContext, { name, accountId }: PayoutCoach): Promise<void> {
    const { tenantId, now } = context
    if (accountId !== null && !(await isStaff(tenantId, accountId))) throw new Failure('notFound')
    await db.transaction(async (transaction) => {
      const rows = createPayoutRepository(transaction)
      const before = (await rows.accounts(tenantId)).get(name) ?? null
      await (accountId === null ? rows.unlink(tenantId, name) : rows.link({ tenantId, name, accountId }))
      await audit.record(transaction, {
        tenantId,
        actor: actorOf(context),
        action: 'payoutCoach.linked',
        now,
        object: { kind: 'payoutCoach', id: name, name },
        before: { accountId: before },
        after: { accountId },
      })
    })
  }

  return { overview, statement, saveRule, link }
}
