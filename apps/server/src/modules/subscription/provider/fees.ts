import type { Logger } from 'pino'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { FeeRepository, Unsettled } from './fee-repository.ts'
import type { OutsideAt } from './outside-provider.ts'

export type Fees = ReturnType<typeof createFees>
type Parts = { fees: FeeRepository; outsideAt: OutsideAt; log: Logger }

/** Requests that are made to the provider at once. */
const atOnce = 8
/** What somebody waits for while a month is downloaded; the rest is read at night. */
const mostWhileWaiting = 400
const mostPerNight = 20_000
const nightlyMs = 60 * 86_400_000

/** Reads what the provider kept of each payment, once: fees don't change. */
export function createFees({ fees, outsideAt, log }: Parts) {
  async function read(rows: readonly Unsettled[]) {
    /** Accounts that didn't answer, or whose key may not read balances, aren't asked again. */
    const failed = new Set<string>()
    for (let from = 0; from < rows.length; from += atOnce) {
      await Promise.all(rows.slice(from, from + atOnce).map((row) => readOne(row, failed)))
    }
  }

  async function readOne(row: Unsettled, failed: Set<string>) {
    const place = `${row.paymentAccount === null ? '' : row.tenantId}/${row.paymentAccount}`
    const account = failed.has(place) ? null : outsideAt(row)
    if (!account) return
    try {
      const settled = await account.balance.settled(row.paymentReference)
      if (settled.payment || settled.refund) await inTenant(row.tenantId, () => fees.settle(row, settled))
    } catch (err) {
      failed.add(place)
      log.warn({ tenant: row.tenantId, err }, 'fees not read')
    }
  }

  return {
    /** Of a club's payments and refunds of a time, as far as somebody can wait for them. */
    ofTime: async (tenantId: string, range: { from: Date; until: Date }) =>
      read(await fees.unsettled(tenantId, range, mostWhileWaiting)),
    /** Of all clubs, for the last months. */
    missing: async (now: Date) => {
      const range = { from: new Date(now.getTime() - nightlyMs), until: new Date(now.getTime() + 1) }
      await read(await asPlatform(() => fees.unsettled(null, range, mostPerNight)))
    },
  }
}
