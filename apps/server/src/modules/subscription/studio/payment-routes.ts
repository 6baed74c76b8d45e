import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { PaymentExport } from './payment-export.ts'
import type { PaymentListService } from './payment-list.ts'

export function mountPayments(
  mount: StudioMount,
  { list, exported }: { list: PaymentListService; exported: PaymentExport },
) {
  mount('listPayments', (context, { query }) => list.list(context, query))
  mount('listFailingCards', (context) => list.failing(context))
  mount('exportPayments', (context, { query }) => {
    const file = { type: 'text/csv; charset=utf-8', fileName: `payments-${query.month}.csv` }
    return new Answer<undefined>(200, new Download(exported(context, query.month), file))
  })
}
