import type { NewDiscount, StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { invalidFields } from '../../../platform/http/parse-fields.ts'
import type { CodeRow } from '../plan.ts'
import type { ClubTime } from './club-time.ts'

/** What a new code is worth. @throws Failure invalidRequest naming `amountOff` if it has more decimals than its currency */
export function benefitOf({ percentageOff, amountOff, months: discountMonths }: NewDiscount, currency: string) {
  if (amountOff === null) return { percentageOff, discountMonths }
  const amountOffMinor = minorUnits(amountOff, currency)
  if (majorUnits(amountOffMinor, currency) !== amountOff)
    throw invalidFields([{ path: 'amountOff', message: 'More decimals than the currency has' }])
  return { amountOffMinor, currency: currency.toLowerCase(), discountMonths }
}

export function presentDiscount(row: CodeRow, { write }: ClubTime, now: Date): StudioDiscount {
  return {
    ...benefitIn(row),
    ...validityIn(row, write),
    uses: row.uses,
    state: stateOf(row, now),
    revision: row.revision,
  }
}

/** What the history stores of a discount code; times in ISO 8601. */
export function discountValues(row: CodeRow) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  return { ...benefitIn(row), ...validityIn(row, iso), isEnded: row.endedAt !== null }
}

function benefitIn({ code, percentageOff, amountOffMinor, currency, discountMonths: months }: CodeRow) {
  const amountOff = amountOffMinor === null || currency === null ? null : majorUnits(amountOffMinor, currency)
  return { code, percentageOff, amountOff, currency: currency?.toUpperCase() ?? null, months }
}

function validityIn(row: CodeRow, written: (moment: Date | null) => string | null) {
  return { from: written(row.startsAt), until: written(row.expiresAt), maximumUses: row.maximumUses }
}

function stateOf(row: CodeRow, now: Date): StudioDiscount['state'] {
  if (row.endedAt) return 'ended'
  if (row.expiresAt && row.expiresAt <= now) return 'expired'
  if (row.maximumUses !== null && row.uses >= row.maximumUses) return 'used'
  return row.startsAt && row.startsAt > now ? 'upcoming' : 'valid'
}
