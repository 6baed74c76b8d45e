import type { PayoutRule } from '@upbeat/contract/studio/entities/figures/payout'
import { sharePool } from '@upbeat/rules/payouts/share-pool'
import type { StatementRow } from './payout-repository.ts'

export type StatementParts = {
  rule: PayoutRule
  currency: string
  /** What members paid, less refunds, in minor units. */
  paidMinor: number
  played: readonly { coachName: string; playedMs: number }[]
}
export type Statement = Pick<StatementRow, 'rule' | 'currency' | 'poolMinor' | 'paidMinor' | 'lines'>

/** Computes a month's payouts. The same parts always give the same statement, to the last unit (FIG-06). */
export function statementOf({ rule, currency, paidMinor, played }: StatementParts): Statement {
  const { pool } = rule
  // More was paid back than was paid: there is nothing to share.
  const sharedMinor =
    pool.kind === 'share' ? Math.max(0, Math.floor((paidMinor * Math.round(pool.percent * 100)) / 10_000)) : 0
  const poolMinor = pool.kind === 'fixed' ? pool.amountMinor : sharedMinor
  const shares = sharePool(
    poolMinor,
    played.map(({ coachName: key, playedMs: weight }) => ({ key, weight })),
  )
  const lines = played.map(({ coachName: coach, playedMs }) => ({
    coach,
    playedMs,
    amountMinor: shares.get(coach) ?? 0,
  }))
  return {
    rule,
    currency,
    poolMinor,
    paidMinor: pool.kind === 'share' ? paidMinor : null,
    lines: lines.sort((one, other) => other.playedMs - one.playedMs || (one.coach < other.coach ? -1 : 1)),
  }
}
