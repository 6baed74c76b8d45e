import { monthOf, monthRange } from '../../platform/clock/month-range.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { WatchTotals } from '../watching/watch-totals.ts'
import { daysOfMonth, lastClosedMonth, monthAfter } from './payout-months.ts'
import type { PayoutRepository, PayoutRuleRow } from './payout-repository.ts'
import { type Statement, statementOf } from './statement.ts'

export type Club = { tenantId: string; tenant: Tenant; now: Date }
type Range = { from: Date; until: Date }
type Parts = {
  payouts: PayoutRepository
  watched: Pick<WatchTotals, 'playedByCoach'>
  /** What was paid and refunded, in minor units as text, by currency in capitals. */
  paid: (tenantId: string, range: Range) => Promise<{ currency: string; paid: string; refunded: string }[]>
  /** ISO 4217, in capitals. */
  currencyOf: (club: Pick<Club, 'tenant'>) => string
  tenants: Pick<Tenants, 'all'>
}

export type FreezeMonths = ReturnType<typeof createFreezeMonths>

/** Computes statements, and stores those of months that are over. */
export function createFreezeMonths({ payouts, watched, paid, currencyOf, tenants }: Parts) {
  async function compute(club: Club, month: string, { pool, counts }: PayoutRuleRow): Promise<Statement> {
    const { tenantId, tenant } = club
    const currency = currencyOf(club)
    const played = await watched.playedByCoach(tenantId, daysOfMonth(month), counts === 'all' ? null : counts)
    const sums = await paid(tenantId, monthRange(month, zoneOf(tenant)))
    const sum = sums.find((each) => each.currency === currency)
    const paidMinor = Number(sum?.paid ?? 0) - Number(sum?.refunded ?? 0)
    return statementOf({ rule: { pool, counts }, currency, paidMinor, played })
  }

  /** Stores each month since the last one, whoever asks first. */
  async function freeze(club: Club): Promise<void> {
    const { tenantId, tenant, now } = club
    const rule = await payouts.rule(tenantId)
    if (!rule) return
    const last = lastClosedMonth(now, zoneOf(tenant))
    const frozen = await payouts.lastFrozen(tenantId)
    for (let month = frozen === null ? rule.since : monthAfter(frozen); month <= last; month = monthAfter(month))
      await payouts.freeze({ tenantId, month, ...(await compute(club, month, rule)), frozenAt: now })
  }

  /** One club that fails doesn't keep the others from it. */
  async function freezeAll(now: Date): Promise<void> {
    const failures: unknown[] = []
    for (const tenant of tenants.all())
      await inTenant(tenant.id, () => freeze({ tenantId: tenant.id, tenant, now })).catch((error) =>
        failures.push(error),
      )
    if (failures.length > 0) throw new AggregateError(failures, 'payouts not frozen for every club')
  }

  return { compute, freeze, freezeAll, monthNow: ({ tenant, now }: Club) => monthOf(now, zoneOf(tenant)) }
}

function zoneOf({ settings }: Tenant): string {
  return settings.timeZone ?? 'UTC'
}
