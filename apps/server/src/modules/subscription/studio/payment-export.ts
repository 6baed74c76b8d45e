import { Readable } from 'node:stream'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { majorUnits } from '@upbeat/rules/subscription/money'
import { monthRange } from '../../../platform/clock/month-range.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { inTenant } from '../../../platform/scope/scope.ts'
import type { Fees } from '../provider/fees.ts'
import { localTime } from './local-time.ts'
import { zoneOf } from './payment-list.ts'
import type { EntryRow, PaymentListRepository } from './payment-list-repository.ts'

export type PaymentExport = ReturnType<typeof createPaymentExport>

type Parts = { payments: Pick<PaymentListRepository, 'page'>; fees: Pick<Fees, 'ofTime'> }

const pageSize = 500
const columns = [
  'date',
  'time',
  'kind',
  'payment',
  'member',
  'name',
  'email',
  'plan',
  'period_from',
  'period_until',
  'currency',
  'gross',
  'tax',
  'net',
  'provider',
  'provider_reference',
  'fee',
  'settled',
  'settled_currency',
]

/**
 * A month for bookkeeping, oldest last, read page by page while it is sent. Amounts are in major units, refunds
 * negative; failed charges are left out, since no money moved. `tax` and `net` are empty if the provider doesn't say, as are
 * `fee` and what it `settled`, which are in the currency of its payouts.
 */
export function createPaymentExport({ payments, fees }: Parts) {
  return async function exported(context: StaffContext, month: string): Promise<Readable> {
    const { tenantId } = context
    const timeZone = zoneOf(context)
    const range = monthRange(month, timeZone)
    await fees.ofTime(tenantId, range)
    async function* lines() {
      yield csvLine(columns)
      for (let skip = 0, isFull = true; isFull; skip += pageSize) {
        const rows = await inTenant(tenantId, () => payments.page(tenantId, { ...range, skip, take: pageSize }))
        for (const row of rows) if (row.kind !== 'failure') yield csvLine(cellsOf(row, timeZone))
        isFull = rows.length === pageSize
      }
    }
    return Readable.from(lines())
  }
}

function cellsOf(row: EntryRow, timeZone: string): (string | number)[] {
  const { kind, amountMinor, taxMinor, firstName, lastName, email } = row
  const currency = row.currency.toUpperCase()
  const at = localTime(row.at, timeZone)
  return [
    at.toPlainDate().toString(),
    at.toPlainTime().toString({ smallestUnit: 'minute' }),
    kind,
    row.id,
    row.memberId,
    `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    email ?? '',
    row.planTag ?? '',
    localTime(row.periodStart, timeZone).toPlainDate().toString(),
    localTime(row.periodEnd, timeZone).toPlainDate().toString(),
    currency,
    majorUnits(amountMinor, currency),
    taxMinor === null ? '' : majorUnits(taxMinor, currency),
    taxMinor === null ? '' : majorUnits(amountMinor - taxMinor, currency),
    row.source ?? '',
    row.reference,
    ...feeCells(row),
  ]
}

function feeCells({ feeMinor, settledMinor, settledCurrency }: EntryRow): (string | number)[] {
  if (feeMinor === null || settledMinor === null || settledCurrency === null) return ['', '', '']
  const currency = settledCurrency.toUpperCase()
  return [majorUnits(feeMinor, currency), majorUnits(settledMinor, currency), currency]
}
