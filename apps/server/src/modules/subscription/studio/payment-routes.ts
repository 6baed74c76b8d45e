import type { Readable } from 'node:stream'
import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { BankPayoutExport } from './bank-payout-export.ts'
import type { PaymentExport } from './payment-export.ts'
import type { PaymentListService } from './payment-list.ts'

export function mountPayments(
  mount: StudioMount,
  { list, exported, bankPayouts }: { list: PaymentListService; exported: PaymentExport; bankPayouts: BankPayoutExport },
) {
  mount('listPayments', (context, { query }) => list.list(context, query))
  mount('listFailingCards', (context) => list.failing(context))
  mount('exportPayments', async (context, { query: { month } }) =>
    csv(await exported(context, month), `payments-${month}.csv`),
  )
  mount('exportBankPayouts', async (context, { query: { month } }) =>
    csv(await bankPayouts(context, month), `payouts-${month}.csv`),
  )
}

function csv(content: Readable, fileName: string) {
  return new Answer<undefined>(200, new Download(content, { type: 'text/csv; charset=utf-8', fileName }))
}
