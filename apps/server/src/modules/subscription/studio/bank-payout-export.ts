import { Readable } from 'node:stream'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { majorUnits } from '@upbeat/rules/subscription/money'
import { monthRange } from '../../../platform/clock/month-range.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { inTenant } from '../../../platform/scope/scope.ts'
import type { BankPayout, PaidOut } from '../provider/balance-source.ts'
import type { OutsidePlace } from '../provider/outside-provider.ts'
import { localTime } from './local-time.ts'
import { zoneOf } from './payment-list.ts'
import type { PaymentListRepository } from './payment-list-repository.ts'

export type BankPayoutExport = ReturnType<typeof createBankPayoutExport>
type Parts = { payments: Pick<PaymentListRepository, 'byReference'>; places: () => OutsidePlace[] }

const columns = [
  'arrives',
  'payout',
  'status',
  'payout_amount',
  'currency',
  'date',
  'kind',
  'payment',
  'gross',
  'fee',
  'net',
  'provider_reference',
]

/**
 * The payouts from a club's own account that reach the bank in a month, with a line for each movement that they contain.
 * They are read from the provider while the file is sent.
 */
export function createBankPayoutExport({ payments, places }: Parts) {
  /** @throws Failure notFound if the club has no account of its own, unavailable if the provider refuses or is away */
  return async function exported(context: StaffContext, month: string): Promise<Readable> {
    const { tenantId } = context
    const place = places().find((each) => each.tenantId === tenantId)
    if (!place) throw new Failure('notFound')
    const { from, until } = monthRange(month, 'UTC')
    const payouts = await place.balance.payouts(from, until).catch((cause) => {
      throw new Failure('unavailable', { cause })
    })
    const timeZone = zoneOf(context)
    async function* lines() {
      yield csvLine(columns)
      for (const payout of payouts) {
        const cells = cellsOf(payout)
        if (!payout.contained) yield csvLine([...cells, ...notItemised])
        else
          for await (const each of payout.contained()) {
            const { paymentReference } = each
            const payment =
              paymentReference && (await inTenant(tenantId, () => payments.byReference(tenantId, paymentReference)))
            yield csvLine([...cells, ...movementCells(each, payment, timeZone)])
          }
      }
    }
    return Readable.from(lines())
  }
}

const notItemised = columns.slice(5).map(() => '')

function cellsOf({ arrivesAt, reference, status, amountMinor, currency }: BankPayout): (string | number)[] {
  const day = localTime(new Date(arrivesAt), 'UTC').toPlainDate().toString()
  return [day, reference, status, majorUnits(amountMinor, currency), currency.toUpperCase()]
}

function movementCells(each: PaidOut, payment: string | null, timeZone: string): (string | number)[] {
  const { at, kind, amountMinor, feeMinor, netMinor, currency, reference } = each
  const amounts = [amountMinor, feeMinor, netMinor].map((minor) => majorUnits(minor, currency))
  return [localTime(new Date(at), timeZone).toPlainDate().toString(), kind, payment ?? '', ...amounts, reference]
}
