import type { PayoutStatement } from '@upbeat/contract/studio/entities/figures/payout'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { majorUnits } from '@upbeat/rules/subscription/money'

/** A line per coach. Amounts are in major units. */
export function statementCsv({ month, state, currency, lines }: PayoutStatement): string {
  const header = ['month', 'state', 'coach', 'seconds', 'amount', 'currency']
  const rows = lines.map(({ coach, seconds, amountMinor }) => [
    month,
    state,
    coach,
    seconds,
    majorUnits(amountMinor, currency),
    currency,
  ])
  return [header, ...rows].map(csvLine).join('')
}
